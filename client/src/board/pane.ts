/** What the parts of the pane share. */

import type { Symbols } from "../house/settings";
import type { Board, Lexicon, Piece, View } from "../house/wire";
import type { Measure } from "./measure";

export interface BoardProps {
  board: Board;
  view: View;
  lexicon: Lexicon;
  /** What may be chosen now: ids of spaces and pieces. */
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** What the question speaks of: spaces, pieces, or a side by its pieces. */
  named?: ReadonlySet<string>;
  /** What somebody looks at elsewhere: the map shows where it is. */
  looked: string;
  symbols: Symbols;
  night: boolean;
  moving: boolean;
  onPoint(id: string, sort: "space" | "piece"): void;
  onLook(id: string): void;
  /** Where the pictures of the board lie, with a slash at the end. */
  pictureBase: string;
}

/** The table as it is laid out at one scale. */
export interface Layout {
  board: Board;
  view: View;
  lexicon: Lexicon;
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  symbols: Symbols;
  measure: Measure;
  standing: ReadonlyMap<string, readonly Piece[]>;
  /** Pixels of the screen to one of the map. */
  scale: number;
  /** The side of a counter on the screen. */
  side: number;
  /** The size of the reader's text, 1 being the usual one. */
  text: number;
}
