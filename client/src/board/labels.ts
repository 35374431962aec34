/** Which names are written on the map at a scale, and where: never one over another. */

import type { Space } from "../house/wire";
import { tokensOf } from "./signs";

export interface Wanted {
  id: string;
  /** The middle of the space, on the screen. */
  x: number;
  y: number;
  /** Where the name would stand, from there, on the screen. */
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  width: number;
  height: number;
  rank: number;
  /** How far the space with its counters reaches to the sides, for a try beside it. */
  clear: number;
  /** How far above its middle the space is clear. */
  above: number;
  /** How far below its middle the space is clear. */
  below: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Written {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}

/** Who comes first is written first; who finds no room below tries above, then beside, then waits. */
export function write(wanted: readonly Wanted[], taken: readonly Box[]): Map<string, Written> {
  const boxes = [...taken];
  const written = new Map<string, Written>();
  for (const name of [...wanted].sort((a, b) => b.rank - a.rank)) {
    for (const place of placesFor(name)) {
      const box = boxOf(name, place);
      if (boxes.some((other) => overlaps(box, other))) continue;
      boxes.push(box);
      written.set(name.id, place);
      break;
    }
  }
  return written;
}

function placesFor(name: Wanted): Written[] {
  const { clear, above, below, height } = name;
  return [
    { dx: name.dx, dy: name.dy, anchor: name.anchor },
    { dx: 0, dy: below, anchor: "middle" },
    { dx: 0, dy: -above - height * 0.35, anchor: "middle" },
    { dx: clear, dy: height * 0.3, anchor: "start" },
    { dx: -clear, dy: height * 0.3, anchor: "end" },
  ];
}

export function boxOf(name: Wanted, { dx, dy, anchor }: Written): Box {
  const x = name.x + dx;
  const left = anchor === "middle" ? x - name.width / 2 : anchor === "start" ? x : x - name.width;
  const bottom = name.y + dy + name.height * 0.22;
  return { left, top: bottom - name.height, right: left + name.width, bottom };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** What counts, counts in this order: value, walls, a town, a name that is lit or occupied. */
export function rankOf(space: Space, lit: boolean, occupied: boolean): number {
  const tokens = tokensOf(space.kind);
  let rank = 10 * (space.value ?? 0);
  if (tokens.has("fortress")) rank += 8;
  if (tokens.has("town")) rank += 5;
  if (tokens.has("farm")) rank += 4;
  if (lit) rank += 40;
  if (occupied) rank += 6;
  return rank;
}

/** Open country is written in italics. */
export function isMinor(space: Space): boolean {
  const tokens = tokensOf(space.kind);
  return !tokens.has("fortress") && !tokens.has("town") && !tokens.has("farm");
}
