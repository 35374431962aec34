/** What is told about spaces by rings: may be chosen, is chosen, is looked at, has the focus. */

import type { Board, Space } from "../house/wire";
import { measureOf, outlineOf } from "./measure";
import type { Layout } from "./pane";
import { COUNTER, extentOf } from "./stacks";

const MANY = 80; // so many lit hexes are a ground: chevrons on each would hide it

export function Halos({ layout }: { layout: Layout }) {
  const { lit, chosen, measure } = layout;
  const among = (ids: ReadonlySet<string>) =>
    [...ids].flatMap((id) => measure.spaces.get(id) ?? []);
  const may = among(lit);
  return (
    <>
      {layout.board.shape === "hexes" && may.length > MANY ? (
        <LitGround spaces={may} layout={layout} />
      ) : (
        may.map((space) => <LitSpace key={space.id} space={space} layout={layout} />)
      )}
      {among(chosen).map((space) => (
        <g key={space.id} class="board-chosen">
          <Ring layout={layout} space={space} wide={1} />
          <Ring layout={layout} space={space} wide={1.13} inner />
        </g>
      ))}
    </>
  );
}

/** The ring leaves the counters of the space free, however small the map is. */
function radiusOf({ measure, scale, side, standing }: Layout, space: Space): number {
  const least = standing.has(space.id) ? side * 0.76 : 13;
  return Math.max(measure.reach * 1.12, least / scale);
}

function Ring({
  layout,
  space,
  wide,
  inner,
}: {
  layout: Layout;
  space: Space;
  wide: number;
  inner?: boolean;
}) {
  const name = inner ? "board-chosen-inner" : "";
  if (isDisc(layout.board, space))
    return <circle class={name} cx={space.x} cy={space.y} r={radiusOf(layout, space) * wide} />;
  return <path class={name} d={outlineOf(layout.board, space, inner ? 0.82 : 0.93)} />;
}

function isDisc(board: Board, space: Space): boolean {
  return board.shape !== "hexes" && !space.outline;
}

/** A gold ring with four chevrons that point at the space. */
function LitSpace({ layout, space }: { layout: Layout; space: Space }) {
  const { board, scale } = layout;
  const disc = isDisc(board, space);
  const { reach, flatTop } = measureOf(board);
  const far =
    (disc ? radiusOf(layout, space) : reach * (board.shape === "hexes" ? 0.7 : 0.5)) * scale;
  const size = Math.min(Math.max(far / 26, 0.75), 1.4);
  return (
    <g class="board-lit" data-lit={space.id}>
      {disc ? (
        <>
          <circle class="board-lit-wash" cx={space.x} cy={space.y} r={radiusOf(layout, space)} />
          <circle class="board-lit-shade" cx={space.x} cy={space.y} r={radiusOf(layout, space)} />
          <circle class="board-lit-ring" cx={space.x} cy={space.y} r={radiusOf(layout, space)} />
        </>
      ) : (
        <>
          <path class="board-lit-wash" d={outlineOf(board, space, 0.93)} />
          <path class="board-lit-shade" d={outlineOf(board, space, 0.93)} />
          <path class="board-lit-ring" d={outlineOf(board, space, 0.93)} />
        </>
      )}
      {(disc || !flatTop ? [45, 135, 225, 315] : [60, 120, 240, 300]).map((angle) => (
        <path
          key={angle}
          class="board-lit-sign"
          d="M-6-5h12L0 4z"
          transform={`translate(${space.x} ${space.y}) rotate(${angle}) translate(0 ${-far / scale}) scale(${size / scale})`}
        />
      ))}
    </g>
  );
}

/** Many lit hexes: all their washes and shades at one stroke, and a ring in each. */
function LitGround({ layout: { board }, spaces }: { layout: Layout; spaces: readonly Space[] }) {
  const rings = spaces.map((space) => outlineOf(board, space, 0.86));
  const all = rings.join("");
  return (
    <g class="board-lit board-lit-many">
      <path class="board-lit-wash" d={all} />
      <path class="board-lit-shade" d={all} />
      {spaces.map((space, index) => (
        <g key={space.id} data-lit={space.id}>
          <path class="board-lit-ring" d={rings[index]} />
        </g>
      ))}
    </g>
  );
}

/** Round a space and the counters on it. */
export function aroundOf(layout: Layout, space: Space): { rx: number; ry: number; dy: number } {
  const { standing, side, scale } = layout;
  const room = extentOf(standing.get(space.id) ?? []);
  const unit = side / COUNTER / scale;
  const least = radiusOf(layout, space) * 1.1;
  return {
    rx: Math.max(least, room.half * unit * 1.25),
    ry: Math.max(least, ((room.above + room.below) / 2) * unit * 1.3),
    dy: ((room.below - room.above) / 2) * unit,
  };
}

/** Somebody looks here: a circle as one draws it by hand, a little more than once round. */
export function Looking({ layout, space }: { layout: Layout; space: Space }) {
  const { rx, ry, dy } = aroundOf(layout, space);
  const turns = Array.from({ length: 30 }, (_, step) => {
    const angle = -2.2 + (step / 29) * Math.PI * 2.22;
    const loose = 1 + 0.05 * Math.sin(step * 0.9) + step * 0.0035;
    const x = space.x + rx * loose * Math.cos(angle);
    const y = space.y + dy + ry * loose * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return <path class="board-looking" d={`M${turns.join("L")}`} />;
}

export function Focus({ layout, space }: { layout: Layout; space: Space }) {
  const { rx, ry, dy } = aroundOf(layout, space);
  return (
    <ellipse class="board-focus" cx={space.x} cy={space.y + dy} rx={rx * 1.08} ry={ry * 1.08} />
  );
}
