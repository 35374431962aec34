/** What the parts of a table are given: a page that plays and a page that replays use the same. */

import type { Board, Lexicon, Line, RulesBook, Sight } from "../house/wire";

export interface PartProps {
  sight: Sight;
  lexicon: Lexicon;
  board: Board;
  /** Somebody looks at something ("" when he looks away). */
  onLook?: ((id: string) => void) | undefined;
  /** Somebody chooses something: a card, a name, a piece. */
  onPoint?: ((id: string) => void) | undefined;
}

/** Cards that may be chosen, and those that are. */
export interface HandProps extends PartProps {
  lit?: ReadonlySet<string> | undefined;
  chosen?: ReadonlySet<string> | undefined;
  /** A strip of the table under the map, that can be folded; else the cards lie loose. */
  strip?: boolean | undefined;
}

/** Every line told so far; `mark` is the number from which on they are new to the reader. */
export interface LogProps extends PartProps {
  lines: readonly Line[];
  mark?: number | undefined;
  onClause?: ((clause: string) => void) | undefined;
}

export interface PhaseBarProps extends PartProps {
  /** The sequence of play, once the rules have come. */
  rules: RulesBook | null;
  onClause?: ((clause: string) => void) | undefined;
}
