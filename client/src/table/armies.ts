/** The pieces of a view by side, the largest first; those that lead first within each. */

import type { Piece } from "../house/wire";

export interface Army {
  side: string;
  pieces: Piece[];
}

const RANKS = ["leader", "commander", "army", "corps"];

/** Within a side: who leads, then formations, then the rest by kind; else as the view has them. */
export function armiesOf(pieces: readonly Piece[]): Army[] {
  const sides = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const army = sides.get(piece.side);
    if (army) army.push(piece);
    else sides.set(piece.side, [piece]);
  }
  return [...sides]
    .map(([side, army]) => ({ side, pieces: army.toSorted(byRank) }))
    .toSorted((one, other) => other.pieces.length - one.pieces.length);
}

function byRank(one: Piece, other: Piece): number {
  const rank = (piece: Piece) => (RANKS.indexOf(piece.kind) + RANKS.length + 1) % (RANKS.length + 1);
  return rank(one) - rank(other) || one.kind.localeCompare(other.kind);
}
