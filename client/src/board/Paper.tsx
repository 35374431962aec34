/** The sheet under a board that brings no picture: its age, its frame, its compass. */

import type { Board, Frame } from "../house/wire";
import { distance, measureOf, round, type Point } from "./measure";

export function Paper({ board }: { board: Board }) {
  const { sheet, reach } = measureOf(board);
  const inset = Math.min(sheet.width, sheet.height) / 90;
  const rose = corner(board, inset);
  return (
    <>
      <defs>
        <radialGradient id="board-stain">
          <stop offset="0" class="board-stain-heart" />
          <stop offset="1" class="board-stain-rim" />
        </radialGradient>
      </defs>
      <rect class="board-paper" {...sheet} />
      {stains(sheet, board.spaces.length).map(({ x, y, rx, ry }, index) => (
        <ellipse key={index} cx={x} cy={y} rx={rx} ry={ry} fill="url(#board-stain)" />
      ))}
      <rect class="board-frame-wide" {...shrunk(sheet, inset)} />
      <rect class="board-frame-fine" {...shrunk(sheet, inset * 1.6)} />
      {board.shape !== "hexes" && rose && (
        <g
          class="board-rose"
          transform={`translate(${rose.x} ${rose.y}) scale(${round(reach) / 25})`}
        >
          <Rose />
        </g>
      )}
    </>
  );
}

function shrunk({ x, y, width, height }: Frame, by: number): Frame {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The corner of the paper that is furthest from every space, if one is free enough. */
function corner(board: Board, inset: number): Point | null {
  const { sheet, reach } = measureOf(board);
  const room = inset * 2 + reach * 1.75;
  const within = shrunk(sheet, room);
  const free = [0, 1, 2, 3].map((index) => {
    const at = {
      x: within.x + (index % 2) * within.width,
      y: within.y + (index > 1 ? within.height : 0),
    };
    return { at, far: Math.min(...board.spaces.map((space) => distance(space, at))) };
  });
  const best = free.reduce((one, other) => (other.far > one.far ? other : one));
  return best.far > reach * 3.6 ? best.at : null;
}

function Rose() {
  return (
    <>
      <circle r="24" />
      <circle r="21.5" />
      <path
        class="board-rose-half"
        d="M0-30L4-4 0 0zM0 30L-4 4 0 0zM30 0L4 4 0 0zM-30 0L-4-4 0 0z"
      />
      <path d="M0-30L-4-4 0 0zM0 30L4 4 0 0zM30 0L4-4 0 0zM-30 0L-4 4 0 0z" />
      <path d="M13-13L5-2.6 2.6-5zM13 13L5 2.6 2.6 5zM-13 13L-5 2.6-2.6 5zM-13-13L-5-2.6-2.6-5z" />
      <path class="board-rose-half" d="M0-40l3 5-3-1.6-3 1.6z" />
    </>
  );
}

/** The age of the paper: the same for the same board. */
function stains({ x, y, width, height }: Frame, seed: number) {
  let state = seed * 7919 + 17;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: 16 }, () => ({
    x: round(x + next() * width),
    y: round(y + next() * height),
    rx: round((0.08 + 0.16 * next()) * width),
    ry: round((0.06 + 0.12 * next()) * height),
  }));
}
