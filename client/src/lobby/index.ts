export { LobbyPage } from "./LobbyPage";
