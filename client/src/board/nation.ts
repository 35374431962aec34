/** The nation whose colours a side wears, its letter and its pattern: never told by colour alone. */

import { nameOf } from "../house/lexicon";
import type { Board, Lexicon } from "../house/wire";

export const NATIONS = [
  "france",
  "britain",
  "prussia",
  "austria",
  "russia",
  "spain",
  "turkey",
  "sweden",
  "other",
] as const;

export type Nation = (typeof NATIONS)[number];

/** A side without a livery gets one of its own, always the same. */
export function nationOf(board: Board, side: string): Nation {
  const worn = board.liveries?.[side] ?? side;
  if (!side) return "other";
  return NATIONS.find((nation) => nation === worn) ?? lent(side);
}

function lent(side: string): Nation {
  let sum = 7;
  for (const letter of side) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return NATIONS[sum % (NATIONS.length - 1)] ?? "other";
}

export function letterOf(lexicon: Lexicon, side: string): string {
  return lexicon.letters[side] ?? nameOf(lexicon, side).slice(0, 1).toUpperCase();
}

/** The pattern on the edge of a counter, 9 wide and 44 high, as strokes. */
export const PATTERNS: Record<Nation, string> = {
  france: rows(6, (y) => `M0 ${y + 5}L9 ${y}`),
  britain: rows(9, (y) => `M1 ${y}l7 6m0-6l-7 6`),
  prussia: rows(4, (y) => `M0 ${y}h9`),
  austria: rows(6, (y) => `M4 ${y}h1`),
  russia: rows(6, (y) => `M0 ${y + 4}l4.5-4 4.5 4`),
  spain: rows(6, (y) => `M0 ${y}h4.5v3h4.5`),
  turkey: rows(9, (y) => `M6.5 ${y}a3 3 0 1 0 0 5`),
  sweden: "M4.5 0v44",
  other: rows(11, (y) => `M2 ${y}h1m3 5h1`),
};

function rows(step: number, draw: (y: number) => string): string {
  let path = "";
  for (let y = 2; y < 44; y += step) path += draw(y);
  return path;
}
