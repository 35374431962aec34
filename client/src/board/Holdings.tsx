/** Who holds the areas: a wash in the holder's colour, and a pattern that says how it is held. */

import { useMemo } from "preact/hooks";

import type { Board, Space, View } from "../house/wire";
import { measureOf } from "./measure";
import { nationOf, type Nation } from "./nation";
import type { Layout } from "./pane";
import { holdOf, type Hold } from "./signs";

export interface Held {
  space: Space;
  nation: Nation;
  hold: Hold;
}

/** A pattern is drawn on a square of its own, 24 wide; what is one's own has none. */
const PATTERNS: Partial<Record<Hold, string>> = {
  ally: "M-6 6L6-6M-6 30L30-6M18 30L30 18",
  dominion: "M-6 6L6-6M-6 30L30-6M18 30L30 18M-6 18L6 30M-6-6L30 30M18-6L30 6",
  member: "M0 6H24M0 18H24",
  insurgent: "M0 10L6 2L12 10L18 2L24 10M0 22L6 14L12 22L18 14L24 22",
  occupied: "M2 6H10M6 2V10M14 18H22M18 14V22",
};

const WIDEST = 17; // a pattern on the screen: seen from near it must not shout

export function Holdings({ layout: { board, view, scale } }: { layout: Layout }) {
  const held = useMemo(() => heldIn(board, view), [board, view.markers]);
  const unheld = useMemo(() => nobodys(board, held), [board, held]);
  const side = Math.min(measureOf(board).reach * 0.8, WIDEST / scale);
  return (
    <g class="board-holdings">
      <defs>
        {weavesOf(held).map(({ nation, hold }) => (
          <pattern
            key={idOf(hold, nation)}
            id={idOf(hold, nation)}
            class={`board-nation-${nation}`}
            width={side}
            height={side}
            patternUnits="userSpaceOnUse"
            viewBox="0 0 24 24"
          >
            <path class={`board-weave board-weave-${hold}`} d={PATTERNS[hold]} />
          </pattern>
        ))}
      </defs>
      {unheld && <path class="board-unheld" d={unheld} />}
      {held.map(({ space, nation, hold }) => (
        <g key={space.id} class={`board-nation-${nation}`}>
          <path class={`board-hold board-hold-${hold}`} d={space.outline} />
          {PATTERNS[hold] && <path fill={`url(#${idOf(hold, nation)})`} d={space.outline} />}
        </g>
      ))}
    </g>
  );
}

/** The areas on which somebody has laid a marker of how he holds them. */
export function heldIn(board: Board, view: View): Held[] {
  const { spaces } = measureOf(board);
  return (view.markers ?? []).flatMap((marker) => {
    const space = spaces.get(marker.space ?? "");
    const hold = holdOf(marker.kind);
    if (!space?.outline || !hold || hold === "neutral") return [];
    return [{ space, hold, nation: nationOf(board, marker.side ?? "") }];
  });
}

/** The ground of all areas that nobody holds, where anything is held at all. */
function nobodys(board: Board, held: readonly Held[]): string {
  const taken = new Set(held.map(({ space }) => space));
  const free = taken.size ? board.spaces.filter((space) => !taken.has(space)) : [];
  return free.map(({ outline }) => outline ?? "").join("");
}

/** Every pattern once for each nation that shows it. */
function weavesOf(held: readonly Held[]): Held[] {
  const found = new Map<string, Held>();
  for (const one of held) {
    if (PATTERNS[one.hold]) found.set(idOf(one.hold, one.nation), one);
  }
  return [...found.values()];
}

function idOf(hold: Hold, nation: Nation): string {
  return `board-${hold}-${nation}`;
}
