/** The first-match guide of a game, beside the decision. */

export { Guide } from "./Guide";
