/** The measures of a board, taken from itself: how far apart its spaces lie, how large a hex is. */

import type { Board, Frame, Space } from "../house/wire";
import { finderOf, type Finder } from "./finder";

export interface Point {
  x: number;
  y: number;
}

/** What every layer needs to know of a board before it draws. */
export interface Measure {
  /** How far apart neighbours lie where they lie close. */
  spacing: number;
  /** The radius of a space. */
  reach: number;
  /** The side of a counter when nothing forces it to be larger or smaller. */
  counter: number;
  /** The part of the map that is played on. */
  frame: Frame;
  /** The paper of a board that brings no picture. */
  sheet: Frame;
  flatTop: boolean;
  spaces: ReadonlyMap<string, Space>;
  finder: Finder<Space>;
  neighbours: ReadonlyMap<string, readonly string[]>;
}

const measured = new WeakMap<Board, Measure>();

export function measureOf(board: Board): Measure {
  let found = measured.get(board);
  if (!found) measured.set(board, (found = measure(board)));
  return found;
}

function measure(board: Board): Measure {
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const neighbours = new Map<string, string[]>(board.spaces.map((space) => [space.id, []]));
  for (const link of board.links) {
    const [one, other] = link.ends;
    neighbours.get(one)?.push(other);
    neighbours.get(other)?.push(one);
  }
  const finder = finderOf(board.spaces);
  const apart = nearest(board.spaces, finder);
  const spacing = apart[Math.floor(apart.length / 5)] ?? Math.min(board.width, board.height);
  const hexes = board.shape === "hexes";
  const roomy = Math.sqrt((board.width * board.height) / Math.max(board.spaces.length, 1));
  const reach = hexes ? spacing / Math.sqrt(3) : Math.min(spacing * 0.4, roomy * 0.115);
  const sheet = board.pictures
    ? { x: 0, y: 0, width: board.width, height: board.height }
    : sheetAround(board.spaces, hexes ? reach * 1.35 : reach * 3.2);
  return {
    spacing,
    reach,
    counter: hexes ? reach * 1.12 : reach * 1.9,
    frame: board.frame ?? sheet,
    sheet,
    flatTop: hexes && isFlat(board.spaces, spacing, finder),
    spaces,
    finder,
    neighbours,
  };
}

/** From every space to the one nearest to it, shortest first. */
function nearest(spaces: readonly Space[], finder: Finder<Space>): number[] {
  return spaces
    .map((here) => finder.apart(here))
    .filter((apart) => apart > 0 && apart < Infinity)
    .sort((a, b) => a - b);
}

function sheetAround(spaces: readonly Space[], margin: number): Frame {
  const [left, right] = [
    Math.min(...spaces.map(({ x }) => x)),
    Math.max(...spaces.map(({ x }) => x)),
  ];
  const [top, bottom] = [
    Math.min(...spaces.map(({ y }) => y)),
    Math.max(...spaces.map(({ y }) => y)),
  ];
  const around = { x: left - margin, y: top - margin };
  return { ...around, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

/** Hexes with a flat side up have neighbours straight above and below them. */
function isFlat(spaces: readonly Space[], spacing: number, finder: Finder<Space>): boolean {
  return spaces.some((here) =>
    finder.within(here, spacing * 1.2).some(
      (there) =>
        Math.abs(there.x - here.x) < spacing * 0.1 &&
        Math.abs(Math.abs(there.y - here.y) - spacing) < spacing * 0.1,
    ),
  );
}

/** The six corners of a hex around its middle. */
export function corners({ x, y }: Point, radius: number, flatTop: boolean): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner + (flatTop ? 0 : 0.5)) * Math.PI) / 3;
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
  });
}

export function closed(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("") + "Z";
}

/** The border of a space as path data; a point has none and gets its circle. */
export function outlineOf(board: Board, space: Space, grow = 1): string {
  const { reach, flatTop } = measureOf(board);
  if (board.shape === "hexes") return closed(corners(space, reach * grow, flatTop));
  if (space.outline) return space.outline;
  const r = round(reach * grow);
  return `M${space.x - r} ${space.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The side that two neighbouring hexes share. */
export function sharedSide(a: Point, b: Point, radius: number): [Point, Point] {
  const middle = between(a, b, 0.5);
  const apart = distance(a, b) || 1;
  const across = {
    x: (-(b.y - a.y) / apart) * (radius / 2),
    y: ((b.x - a.x) / apart) * (radius / 2),
  };
  return [
    { x: round(middle.x + across.x), y: round(middle.y + across.y) },
    { x: round(middle.x - across.x), y: round(middle.y - across.y) },
  ];
}

/** Where the hexes of a board end: every side that no other hex shares, as path data. */
export function edgeOf(board: Board): string {
  const { finder, spacing, reach, flatTop } = measureOf(board);
  let edge = "";
  for (const space of board.spaces)
    for (let side = 0; side < 6; side++) {
      const angle = ((side + (flatTop ? 0.5 : 0)) * Math.PI) / 3;
      const beyond = {
        x: space.x + spacing * Math.cos(angle),
        y: space.y + spacing * Math.sin(angle),
      };
      if (finder.within(beyond, spacing * 0.3).length) continue;
      const [a, b] = sharedSide(space, beyond, reach);
      edge += `M${a.x} ${a.y}L${b.x} ${b.y}`;
    }
  return edge;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const AHEAD = 0.3; // the cosine of the widest angle that still counts as "in that direction"

/** The space to which an arrow key leads: near, ahead, and by preference along a way. */
export function toward(
  measure: Measure,
  from: string,
  direction: Point,
  among: Iterable<string>,
): string {
  const here = measure.spaces.get(from);
  if (!here) return from;
  const linked = measure.neighbours.get(from) ?? [];
  let best = from;
  let least = Infinity;
  for (const id of among) {
    const there = measure.spaces.get(id);
    if (!there || id === from) continue;
    const far = distance(here, there) || 1;
    const ahead = ((there.x - here.x) * direction.x + (there.y - here.y) * direction.y) / far;
    if (ahead < AHEAD) continue;
    const cost = far * (2 - ahead) * (linked.includes(id) ? 0.5 : 1);
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
