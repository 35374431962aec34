/** Small boards and pieces to lay out. */

import type { Board, Lexicon, Link, Piece, Space, View } from "../../src/house/wire";

export function space(id: string, x: number, y: number, more: Partial<Space> = {}): Space {
  return { id, x, y, kind: "open", ...more };
}

export function board(
  spaces: Space[],
  ways: [string, string][] = [],
  more: Partial<Board> = {},
): Board {
  const links = ways.map((ends) => ({ ends, kind: "road" }) as unknown as Link);
  return { shape: "points", width: 1000, height: 800, spaces, links, ...more };
}

export function piece(id: string, at: string, side = "north", more: Partial<Piece> = {}): Piece {
  return { id, space: at, side, kind: "corps", name: id, ...more };
}

export function view(pieces: Piece[]): View {
  return { seat: null, path: [], pieces };
}

export const LEXICON: Lexicon = {
  language: "en",
  names: { north: "North", ney: "Ney" },
  words: {
    "figure-infantry": "infantry",
    "figure-fatigue": "fatigue",
    "mark-activated": "activated",
    "kind-corps": "corps",
    "kind-block": "block",
  },
  letters: { north: "N" },
};

/** Rows of hexes with a flat side up, 100 from one to the next. */
export function hexes(columns: number, rows: number): Board {
  const spaces = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const id = `${String(column + 1).padStart(2, "0")}${String(row + 1).padStart(2, "0")}`;
    return space(id, column * 50 * Math.sqrt(3), row * 100 + (column % 2) * 50);
  });
  return board(spaces, [], { shape: "hexes" });
}
