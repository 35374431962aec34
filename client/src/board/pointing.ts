/** What a pointer means: the counter under it, or the space in which it lies. */

import type { Piece } from "../house/wire";
import { distance, type Point } from "./measure";
import type { Layout } from "./pane";

const FINGER = 22; // half of what a finger covers

export interface Pointed {
  piece: Piece | undefined;
  space: string;
}

export function pointed(layout: Layout, target: Element, at: Point, bare: boolean): Pointed {
  const held = bare ? undefined : target.closest("[data-piece]")?.getAttribute("data-piece");
  const piece = held ? layout.view.pieces?.find(({ id }) => id === held) : undefined;
  if (piece) return { piece, space: piece.space };
  const drawn = target.closest("[data-space]")?.getAttribute("data-space");
  return { piece: undefined, space: drawn ?? spaceAt(layout, at) };
}

const WANTED = 0.7; // what may be chosen is taken for so much nearer than it is

/** The space in which a point lies, or within a finger's breadth of which; a hex is exact. */
export function spaceAt(layout: Layout, at: Point): string {
  const { board, measure, lit } = layout;
  const exact = board.shape === "hexes";
  let nearest = "";
  let least = 1;
  for (const space of exact ? measure.finder.within(at, measure.reach) : board.spaces) {
    const far = distance(space, at) / (exact ? measure.reach : breadthOf(layout, space.id));
    const felt = far <= 1 && !exact && lit.has(space.id) ? far * WANTED : far;
    if (felt <= least) [nearest, least] = [space.id, felt];
  }
  return nearest;
}

/** Counters make a space as broad as they are. */
function breadthOf({ measure, standing, side, scale }: Layout, space: string): number {
  const covered = standing.has(space) ? Math.max(side * 0.76, FINGER) : FINGER;
  return Math.max(measure.reach * 1.15, covered / scale);
}
