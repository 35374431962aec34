/** The curve of a match: where its points, its ticks and its costly choices come to lie. */

import { plain } from "../house/Sentence";
import type { CostlyChoice } from "../house/wire";
import type { Mark } from "./moments";

export const WIDTH = 440;
export const HEIGHT = 190;
export const FIELD = { left: 40, right: 420, top: 12, bottom: 168 } as const;

const MOST_TICKS = 12;
const NEAR = 17; // two marks nearer than this are moved apart
const DASHES = ["", "7 4", "2 4", "10 3 2 3"] as const;

export type Curve = readonly (readonly number[])[];

/** The pattern of the line of a side: never told by colour alone. */
export function dashOf(side: number): string {
  return DASHES[side % DASHES.length]!;
}

export function across(number: number, last: number): number {
  return FIELD.left + (last ? number / last : 0) * (FIELD.right - FIELD.left);
}

export function upward(chance: number): number {
  return FIELD.bottom - chance * (FIELD.bottom - FIELD.top);
}

/** The number under a point of the drawing, whose width is given as it is shown. */
export function numberAt(x: number, width: number, last: number): number {
  const share = ((x / width) * WIDTH - FIELD.left) / (FIELD.right - FIELD.left);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

/** The line of one side. */
export function lineOf(curve: Curve, side: number): string {
  const last = curve.length - 1;
  return curve
    .map((chances, number) => `${number ? "L" : "M"}${across(number, last).toFixed(1)} ${upward(chances[side] ?? 0).toFixed(1)}`)
    .join("");
}

export interface Tick {
  number: number;
  label: string;
}

/** Where turns begin, by the number that is told; in a match without turns, quarters of it. */
export function ticksOf(marks: readonly Mark[], last: number): Tick[] {
  const turns = marks.filter((mark) => mark.sort === "turn");
  if (!turns.length) {
    const quarters = [0, 1, 2, 3, 4].map((part) => Math.round((part * last) / 4));
    return [...new Set(quarters)].map((number) => ({ number, label: String(number) }));
  }
  const every = Math.ceil(turns.length / MOST_TICKS);
  return turns
    .map((mark, place) => ({ number: mark.number, label: /\d+/.exec(plain(mark.line.sentence))?.[0] ?? String(place + 1) }))
    .filter((_, place) => place % every === 0);
}

export interface Placed {
  costly: CostlyChoice;
  rank: number;
  x: number;
  y: number;
}

/** The costly choices on the lines of their sides, none upon another. */
export function placedOn(curve: Curve, sides: readonly string[], costly: readonly CostlyChoice[]): Placed[] {
  const last = curve.length - 1;
  const placed: Placed[] = [];
  costly.forEach((each, place) => {
    const x = across(each.number, last);
    let y = upward(curve[each.number]?.[sides.indexOf(each.side)] ?? 0.5);
    const inward = y > HEIGHT / 2 ? -NEAR : NEAR;
    while (placed.some((other) => Math.hypot(other.x - x, other.y - y) < NEAR)) y += inward;
    placed.push({ costly: each, rank: place + 1, x, y });
  });
  return placed;
}

/** The numbers that a table of the curve names: its ends, its turns, and what was costly. */
export function rowsOf(last: number, ticks: readonly Tick[], costly: readonly CostlyChoice[]): number[] {
  const numbers = new Set([0, ...ticks.map((tick) => tick.number), ...costly.map((each) => each.number), last]);
  return [...numbers].filter((number) => number <= last).sort((one, other) => one - other);
}
