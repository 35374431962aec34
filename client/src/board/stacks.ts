/** Who stands where: the pieces of a space in stacks by side, laid out so that the name stays free. */

import type { Piece, View } from "../house/wire";

/** The side of a counter in its own measure; everything on the counters' layer is drawn in it. */
export const COUNTER = 44;
const BETWEEN = 6; // from one stack to the next
const STEP = 3.5; // a piece lies so much higher and further right than the one under it
const DEEP = 4; // more than these do not make a stack look higher
const RAISED = -4; // a stack stands a little above the middle of its space

export interface Slot {
  x: number;
  y: number;
  /** How many lie in the stack, told by its uppermost piece; 0 for the others. */
  count: number;
}

/** The pieces of each space, stack after stack: as they lie, the last one on top. */
export function bySpace(view: View): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of view.pieces ?? []) {
    const there = found.get(piece.space);
    if (there) there.push(piece);
    else found.set(piece.space, [piece]);
  }
  return found;
}

export function stacksOf(pieces: readonly Piece[]): Piece[][] {
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const stack = stacks.get(piece.side);
    if (stack) stack.push(piece);
    else stacks.set(piece.side, [piece]);
  }
  return [...stacks.values()];
}

/** Where each piece of a space lies, from the middle of the space. */
export function lay(pieces: readonly Piece[]): Map<string, Slot> {
  const stacks = stacksOf(pieces);
  const slots = new Map<string, Slot>();
  let edge = -acrossOf(stacks) / 2;
  stacks.forEach((stack) => {
    const high = Math.min(stack.length, DEEP) - 1;
    const middle = edge + widthOf(stack) / 2;
    edge += widthOf(stack) + BETWEEN;
    stack.forEach((piece, place) => {
      const lift = Math.min(place, DEEP - 1) - high / 2;
      const top = place === stack.length - 1;
      slots.set(piece.id, {
        x: middle + lift * STEP,
        y: RAISED - lift * STEP,
        count: top && stack.length > 1 ? stack.length : 0,
      });
    });
  });
  return slots;
}

/** How much room the stacks of a space take, from its middle. */
export function extentOf(pieces: readonly Piece[]): { half: number; above: number; below: number } {
  const stacks = stacksOf(pieces);
  if (!stacks.length) return { half: 0, above: 0, below: 0 };
  const highest = Math.max(...stacks.map((stack) => Math.min(stack.length, DEEP))) - 1;
  const lean = (highest / 2) * STEP;
  return {
    half: acrossOf(stacks) / 2,
    above: COUNTER / 2 + lean - RAISED,
    below: COUNTER / 2 + lean + RAISED,
  };
}

/** A stack is wider than a counter by what shows of those below. */
function widthOf(stack: readonly Piece[]): number {
  return COUNTER + (Math.min(stack.length, DEEP) - 1) * STEP;
}

function acrossOf(stacks: readonly Piece[][]): number {
  return stacks.reduce((sum, stack) => sum + widthOf(stack) + BETWEEN, -BETWEEN);
}

export const PITCH = 50; // room for a finger on every piece

/** A stack spread open: rows of pieces above the space, each with room for a finger. */
export function fan(count: number, wide = 5): { x: number; y: number }[] {
  const across = Math.min(count, count > wide ? Math.ceil(count / Math.ceil(count / wide)) : wide);
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    return {
      x: ((place % across) - (inRow - 1) / 2) * PITCH,
      y: (row - (rows - 1) / 2) * PITCH,
    };
  });
}

/** The id under which a piece may be chosen now: its own, or that of the name on its face. */
export function litAs(piece: Piece, lit: ReadonlySet<string>): string {
  if (lit.has(piece.id)) return piece.id;
  return piece.name && lit.has(piece.name) ? piece.name : "";
}

export function isOne(piece: Piece, id: string): boolean {
  return id !== "" && (piece.id === id || piece.name === id);
}
