/** Where things stand on the pane: the first look, an open stack, the card of a space. */

import { zoomIdentity, type ZoomTransform } from "d3-zoom";

import type { Space } from "../house/wire";
import type { Camera } from "./camera";
import { measureOf, type Point } from "./measure";
import type { BoardProps, Layout } from "./pane";
import { isOne } from "./stacks";

const NARROW = 600; // on a pane less wide, the card lies along its lower edge
const CARD = { width: 300, height: 340, away: 70 };

/** Where one looks first when not everything can be seen: one's choices, else one's own pieces. */
export function startOf({ board, view, lit }: BoardProps): Point | null {
  const { spaces } = measureOf(board);
  const pieces = view.pieces ?? [];
  const holding = (id: string) => spaces.get(pieces.find((piece) => isOne(piece, id))?.space ?? "");
  const choices = [...lit].flatMap((id) => spaces.get(id) ?? holding(id) ?? []);
  const own = pieces.filter((piece) => piece.figures?.length);
  const there = choices.length ? choices : own.flatMap((piece) => spaces.get(piece.space) ?? []);
  if (!there.length) return null;
  const sum = there.reduce((at, { x, y }) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 });
  return { x: sum.x / there.length, y: sum.y / there.length };
}

/** The space of this id, or the one on which the piece of this id stands. */
export function spaceOf(id: string, { measure, view }: Layout): Space | undefined {
  if (!id) return undefined;
  const piece = (view.pieces ?? []).find((one) => isOne(one, id));
  return measure.spaces.get(id) ?? measure.spaces.get(piece?.space ?? "");
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
