/** The names on the map, and the seals that say what a space is worth. */

import { useMemo } from "preact/hooks";

import { nameOf, shortOf } from "../house/lexicon";
import type { Space } from "../house/wire";
import { isMinor, rankOf, write, type Box, type Wanted, type Written } from "./labels";
import type { Layout } from "./pane";
import { COUNTER, extentOf } from "./stacks";
import { widthOf } from "./type";
import { LETTERED } from "./words";

const ROOMY = 1.4; // of the way to a neighbour: a longer name is written in its short form

interface Name extends Written {
  space: Space;
  text: string;
}

export function Labels({ layout }: { layout: Layout }) {
  const { board, view, lexicon, lit, scale, side, text } = layout;
  const size = fontSize(layout);
  const names = useMemo(
    () => namesOn(layout, size),
    [board, view, lexicon, lit, scale, side, text],
  );
  return (
    <g class="board-labels" aria-hidden="true">
      {names.map(({ space, text: name, dx, dy, anchor }) => (
        <g key={space.id} transform={`translate(${space.x} ${space.y})`}>
          <g class="board-upright">
            <text
              class={labelClass(space)}
              x={dx}
              y={dy}
              text-anchor={anchor}
              font-size={size}
            >
              {name}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}

/** Open country is written in italics, barren country in white. */
function labelClass(space: Space): string {
  const barren = space.marks?.includes("barren") ? " board-barren" : "";
  return `board-label${isMinor(space) ? " board-minor" : ""}${barren}`;
}

function fontSize({ side, text }: Layout): number {
  return Math.round(10 * text * Math.min(Math.max(side / 3, 13.5), 18)) / 10;
}

function namesOn(layout: Layout, size: number): Name[] {
  const { board, lexicon, standing, measure, scale, side, lit } = layout;
  const unit = side / COUNTER;
  const reach = measure.reach * scale;
  const taken: Box[] = [];
  const wanted: Wanted[] = [];
  const texts = new Map<string, string>();
  for (const space of board.spaces) {
    const room = extentOf(standing.get(space.id) ?? []);
    const [x, y] = [space.x * scale, space.y * scale];
    const core = board.shape === "points" ? reach * 0.8 : 0;
    const half = Math.max(room.half * unit, core);
    if (half) {
      taken.push({
        left: x - half,
        right: x + half,
        top: y - Math.max(room.above * unit, core),
        bottom: y + Math.max(room.below * unit, core),
      });
    }
    if (board.pictures && space.marks?.includes(LETTERED)) continue; // the picture has it
    const named = space.label?.name || space.id;
    const name = nameOf(lexicon, named);
    if (shortOf(lexicon, named) === space.id) continue; // a number: the grid has it already
    const isWide = widthOf(name) * size > ROOMY * measure.spacing * scale;
    const text = isWide ? shortOf(lexicon, named) : name;
    texts.set(space.id, text);
    const below = Math.max(board.shape === "hexes" ? 0.5 * reach : reach, room.below * unit);
    wanted.push({
      id: space.id,
      x,
      y,
      ...firstPlace(space, scale, below + size * 0.95),
      width: (isMinor(space) ? widthOf(text, 450, true) : widthOf(text)) * size + 3,
      height: size * 1.02,
      rank: rankOf(space, lit.has(space.id), room.half > 0),
      clear: Math.max(half, reach) + 3,
      above: Math.max(room.above * unit, reach) + 3,
      below: below + size * 0.86,
    });
  }
  const written = write(wanted, taken);
  return board.spaces.flatMap((space) => {
    const place = written.get(space.id);
    if (!place) return [];
    const { dx, dy, anchor } = place;
    return [{ space, text: texts.get(space.id) ?? "", dx, dy, anchor }];
  });
}

/** Where the board wants the name: near to, when the map has grown more than the letters have. */
function firstPlace({ label }: Space, scale: number, below: number): Written {
  if (!label) return { dx: 0, dy: below, anchor: "middle" };
  const [dx, dy] = [label.x * scale, label.y * scale];
  const nearer = dy > below ? below / dy : 1;
  return { dx: dx * nearer, dy: dy * nearer, anchor: anchorOf(label.anchor) };
}

function anchorOf(anchor: string | undefined): "start" | "middle" | "end" {
  return anchor === "start" || anchor === "end" ? anchor : "middle";
}

/** What is printed beside a space: its worth on a seal of wax. */
export function Seals({ layout }: { layout: Layout }) {
  const { board, view, measure } = layout;
  const flagged = new Set(
    (view.markers ?? []).filter((marker) => marker.value).map((marker) => marker.space),
  );
  const off = measure.reach * 0.86;
  return (
    <>
      {board.spaces
        .filter((space) => space.value && !flagged.has(space.id))
        .map((space) => (
          <g key={space.id} transform={`translate(${space.x + off} ${space.y - off})`}>
            <g class="board-scaled board-seal">
              <circle r="8.4" />
              <text y="4.2" text-anchor="middle" font-size="12">
                {space.value}
              </text>
            </g>
          </g>
        ))}
    </>
  );
}
