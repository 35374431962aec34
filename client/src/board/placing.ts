/** Where things stand on the pane: the first look, an open stack, the card of a space. */

import { zoomIdentity, type ZoomTransform } from "d3-zoom";

import type { Board, Piece, Space } from "../house/wire";
import type { Camera, Start } from "./camera";
import { measureOf, type Point } from "./measure";
import type { BoardProps, Layout } from "./pane";
import { isOne } from "./stacks";

const NARROW = 600; // on a pane less wide, the card lies along its lower edge
const NONE: ReadonlySet<string> = new Set();
const CARD = { width: 300, height: 340, away: 70 };

/** Where one looks first when not everything can be seen: what is asked about, else what is known. */
export function startOf({ board, view, lit, named }: Asked): Start | null {
  const { spaces } = measureOf(board);
  const asked = askedOf({ board, view, lit, named });
  const known = (view.pieces ?? []).filter((piece) => piece.figures?.length);
  const there = asked.length ? asked : known.flatMap((piece) => spaces.get(piece.space) ?? []);
  if (!there.length) return null;
  const [xs, ys] = [sorted(there.map(({ x }) => x)), sorted(there.map(({ y }) => y))];
  const part = { x: xs[0]!, y: ys[0]!, width: xs.at(-1)! - xs[0]!, height: ys.at(-1)! - ys[0]! };
  const half = Math.floor(there.length / 2);
  return { middle: { x: xs[half]!, y: ys[half]! }, part };
}

type Asked = Pick<BoardProps, "board" | "view" | "lit"> & { named?: ReadonlySet<string> | undefined };

/** The spaces that may be chosen now, and those whose pieces may be; else those that are spoken of.
 *
 * A side is where its pieces stand; a land without any, its spaces; a camp, whoever wears its colours.
 */
export function askedOf({ board, view, lit, named = NONE }: Asked): Space[] {
  const { spaces } = measureOf(board);
  const pieces = view.pieces ?? [];
  const under = (holds: (piece: Piece) => boolean) =>
    pieces.filter(holds).flatMap((piece) => spaces.get(piece.space) ?? []);
  const place = (id: string) => spaces.get(id) ?? under((piece) => isOne(piece, id))[0] ?? [];
  const choices = [...lit].flatMap(place);
  if (choices.length) return choices;
  const colours = new Set([...named].flatMap((id) => board.liveries?.[id] ?? []));
  const found = [
    () => [...named].flatMap(place),
    () => under((piece) => named.has(piece.side)),
    () => [...named].flatMap((id) => landOf(board, id)),
    () => under((piece) => colours.has(board.liveries?.[piece.side] ?? "")),
  ];
  return found.map((look) => look()).find((spaces) => spaces.length) ?? [];
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}

/** The space of this id, the one on which the piece of this id stands, or the middle of this land. */
export function spaceOf(id: string, { board, measure, view }: Pick<Layout, "board" | "measure" | "view">) {
  if (!id) return undefined;
  const piece = (view.pieces ?? []).find((one) => isOne(one, id));
  return measure.spaces.get(id) ?? measure.spaces.get(piece?.space ?? "") ?? middleOf(landOf(board, id));
}

/** A land is the spaces that bear its name among their marks. */
function landOf(board: Board, id: string): Space[] {
  return board.spaces.filter((space) => space.marks?.includes(id));
}

/** The space that lies nearest to the middle of them all. */
function middleOf(spaces: readonly Space[]): Space | undefined {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const middle = { x: mean(spaces.map(({ x }) => x)), y: mean(spaces.map(({ y }) => y)) };
  const away = ({ x, y }: Space) => Math.hypot(x - middle.x, y - middle.y);
  return [...spaces].sort((one, other) => away(one) - away(other))[0];
}

export interface Extent extends Point {
  half: number;
  high: number;
}

/** An open stack stays on the screen. */
export function within({ x, y, half, high }: Extent, { transform, pane }: Camera): Point {
  const [left, top] = transform.apply([x, y]);
  const clamped = transform.invert([
    Math.min(Math.max(left, half + 4), Math.max(pane.width - half - 4, half + 4)),
    Math.min(Math.max(top, high + 12), Math.max(pane.height - high - 4, high + 12)),
  ]);
  return { x: clamped[0], y: clamped[1] };
}

/** The card stands beside its space, on the side where there is room; null: along the lower edge. */
export function beside(
  space: Point,
  { transform, pane }: Camera,
): { left: number; top: number } | null {
  if (pane.width < NARROW) return null;
  const [x, y] = transform.apply([space.x, space.y]);
  const right = x + CARD.away;
  const left = right + CARD.width < pane.width ? right : Math.max(x - CARD.away - CARD.width, 8);
  return { left, top: Math.min(Math.max(y - 80, 8), Math.max(pane.height - CARD.height, 8)) };
}

/** How far the map has gone since it was drawn: until it is drawn again, the sheet is only shifted. */
export function shiftOf(drawn: ZoomTransform, now: ZoomTransform): ZoomTransform {
  const k = now.k / drawn.k;
  return zoomIdentity.translate(now.x - drawn.x * k, now.y - drawn.y * k).scale(k);
}

/** So far that what comes into view has not been drawn, or is too large or too small by now. */
export function isFar({ x, y, k }: ZoomTransform, camera: Camera | null): boolean {
  if (!camera || k > 1.16 || k < 0.86) return true;
  return Math.abs(x) > camera.pane.width / 2 || Math.abs(y) > camera.pane.height / 2;
}
