/** The counters on the map: in stacks, gliding from space to space, spread open when asked. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";

import type { Piece } from "../house/wire";
import type { Point } from "./measure";
import { nationOf } from "./nation";
import type { Layout } from "./pane";
import type { Extent } from "./placing";
import { Face } from "./PieceFace";
import { COUNTER, fan, lay, litAs, PITCH, type Slot } from "./stacks";
import { faceKey } from "./words";

const HALF = COUNTER / 2;
const GLIDE = 550;

interface Placed extends Slot {
  piece: Piece;
  at: Point;
}

export function Pieces({ layout, moving }: { layout: Layout; moving: boolean }) {
  const { board, view } = layout;
  const placed = useMemo(() => placedOn(layout), [board, view]);
  const group = useRef<SVGGElement>(null);
  useGlide(group, placed, moving);
  return (
    <g class="board-pieces" ref={group}>
      {placed.map(({ piece, at, x, y, count }) => (
        <g key={piece.id} data-glide={piece.id} transform={`translate(${at.x} ${at.y})`}>
          <g class="board-scaled">
            <Counter piece={piece} layout={layout} x={x} y={y} count={count} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** Further south lies further in front. */
function placedOn({ standing, measure }: Layout): Placed[] {
  const placed: Placed[] = [];
  for (const [id, pieces] of standing) {
    const at = measure.spaces.get(id);
    if (!at) continue;
    const slots = lay(pieces);
    for (const piece of pieces) placed.push({ piece, at, ...slots.get(piece.id)! });
  }
  return placed.sort((a, b) => a.at.y - b.at.y);
}

/** Whoever stands elsewhere than before is seen to go there. */
function useGlide(
  group: { current: SVGGElement | null },
  placed: readonly Placed[],
  moving: boolean,
) {
  const before = useRef(new Map<string, Point>());
  useLayoutEffect(() => {
    const now = new Map(placed.map(({ piece, at }) => [piece.id, at]));
    for (const [id, at] of moving ? now : []) {
      const from = before.current.get(id);
      if (!from || (from.x === at.x && from.y === at.y)) continue;
      const node = group.current?.querySelector(`[data-glide="${CSS.escape(id)}"]`);
      node?.animate?.(
        [from, at].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
        { duration: GLIDE, easing: "ease-in-out" },
      );
    }
    before.current = now;
  }, [placed]);
}

interface CounterProps {
  piece: Piece;
  layout: Layout;
  x: number;
  y: number;
  count?: number;
}

function Counter({ piece, layout, x, y, count = 0 }: CounterProps) {
  const { board, lexicon, symbols, lit, chosen } = layout;
  const face = useMemo(
    () => (
      <Face
        piece={piece}
        lexicon={lexicon}
        nation={nationOf(board, piece.side)}
        symbols={symbols}
      />
    ),
    [faceKey(piece), lexicon, symbols, board],
  );
  const isChosen = litAs(piece, chosen) !== "";
  return (
    <g class="board-piece" data-piece={piece.id} transform={`translate(${x - HALF} ${y - HALF})`}>
      {face}
      {litAs(piece, lit) !== "" && <LitFrame />}
      {isChosen && <ChosenFrame />}
      {count > 1 && <Badge count={count} />}
    </g>
  );
}

/** Gold, and a chevron above: what may be chosen is told by shape too. */
function LitFrame() {
  return (
    <g class="board-lit">
      <rect class="board-lit-shade" x="-2.6" y="-2.6" width="49.2" height="49.2" rx="6" />
      <rect class="board-lit-ring" x="-2.6" y="-2.6" width="49.2" height="49.2" rx="6" />
      <path class="board-lit-sign" d="M15.5-8.5h13L22-1.5z" />
    </g>
  );
}

function ChosenFrame() {
  return (
    <g class="board-chosen">
      <rect x="-2.4" y="-2.4" width="48.8" height="48.8" rx="6" />
      <rect class="board-chosen-inner" x="-5.6" y="-5.6" width="55.2" height="55.2" rx="8.5" />
    </g>
  );
}

function Badge({ count }: { count: number }) {
  return (
    <g class="board-badge" transform="translate(2.5 41.5)">
      <circle r="7.6" />
      <text y="3.7" text-anchor="middle" font-size="11">
        {count}
      </text>
    </g>
  );
}

interface FanProps {
  layout: Layout;
  space: string;
  /** Where the plate goes, so that it stays on the screen. */
  place(extent: Extent): Point;
}

/** A stack spread open, on a plate of its own, above everything else. */
export function Fan({ layout, space, place }: FanProps) {
  const pieces = layout.standing.get(space) ?? [];
  const at = layout.measure.spaces.get(space);
  if (!at || pieces.length < 2) return null;
  const unit = Math.max(layout.side, COUNTER) / COUNTER;
  const places = fan(pieces.length);
  const half = Math.max(...places.map(({ x }) => x)) + PITCH / 2 + 5;
  const high = Math.max(...places.map(({ y }) => y)) + PITCH / 2 + 5;
  const moved = place({ x: at.x, y: at.y, half: half * unit, high: high * unit });
  return (
    <g
      class="board-fan"
      data-space={space}
      transform={`translate(${moved.x} ${moved.y}) scale(${unit / layout.scale})`}
    >
      <rect
        class="board-fan-plate"
        x={-half}
        y={-high - 3}
        width={2 * half}
        height={2 * high + 6}
        rx="8"
      />
      {pieces.map((piece, index) => (
        <Counter key={piece.id} piece={piece} layout={layout} {...places[index]!} />
      ))}
    </g>
  );
}
