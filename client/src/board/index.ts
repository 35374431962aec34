/** The board: what other rooms of the client may use of it. */

export { BoardPane } from "./BoardPane";
export { nationOf, type Nation } from "./nation";
export type { BoardProps } from "./pane";
export { PieceFace } from "./PieceFace";
export { figureInWords, pieceInWords } from "./words";
