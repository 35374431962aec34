/** A match seen again, moment by moment. */

export { ReplayPage } from "./ReplayPage";
