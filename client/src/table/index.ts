/** The table: a match that is played, and the parts of it that a replay shows too. */

export { CardView } from "./CardView";
export { Hand } from "./Hand";
export { Log } from "./Log";
export { Orders } from "./Orders";
export { PhaseBar } from "./PhaseBar";
export { Sheets } from "./Sheets";
export { TablePage } from "./TablePage";
export { Tracks } from "./Tracks";
export type { HandProps, LogProps, PartProps, PhaseBarProps } from "./parts";
export type { Session, Status } from "./session";
