/** The ground of a board that brings no picture: paper, ways and signs in ink. */

import { memo } from "./still";
import type { Board, Link, Space } from "../house/wire";
import type { Look } from "./cut";
import {
  between,
  closed,
  corners,
  distance,
  measureOf,
  outlineOf,
  round,
  sharedSide,
  type Point,
} from "./measure";
import { Paper } from "./Paper";
import { Picture } from "./Picture";
import { tokensOf, type Token } from "./signs";

interface Props {
  board: Board;
  pictureBase: string;
  /** The language of the reader. */
  tongue: string;
  night: boolean;
  /** It is moved about: where one looks from, and who wants a small print of it. */
  look?: Look | null;
  onPrint?: (small: string) => void;
  onLaid?: () => void;
}

/** Drawn once: nothing on it changes during a match. */
export const Ground = memo(function Ground({ board, pictureBase, night, tongue, look, onPrint, onLaid }: Props) {
  const { width, height, pictures } = board;
  if (pictures) {
    const file = night ? pictures.night : pictures.day;
    const src = `${pictureBase}${file}#${tongue}`; // a drawing may hold words in several languages
    if (onPrint && onLaid) return <Picture {...{ src, width, height, look: look ?? null, onPrint, onLaid }} />;
    return <img src={src} width={width} height={height} alt="" draggable={false} />;
  }
  const { sheet } = measureOf(board);
  return (
    <svg
      class="board-drawing"
      width={sheet.width}
      height={sheet.height}
      viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`}
      style={{ transform: `translate(${sheet.x}px, ${sheet.y}px)` }}
      aria-hidden="true"
    >
      <Paper board={board} />
      {board.shape === "hexes" ? <Hexes board={board} /> : <Places board={board} />}
    </svg>
  );
});

// Points and areas

function Places({ board }: { board: Board }) {
  const { reach } = measureOf(board);
  const ways = waysOf(board);
  const line = reach / 3.6;
  return (
    <>
      {board.shape === "areas" && <Areas board={board} />}
      <g fill="none" stroke-linecap="round">
        <path
          class="board-trail"
          d={ways.trail}
          stroke-width={line * 0.42}
          stroke-dasharray={`${line * 1.1} ${line * 1.1}`}
        />
        <path class="board-road-edge" d={ways.road} stroke-width={line} />
        <path class="board-road" d={ways.road} stroke-width={line * 0.52} />
      </g>
      {ways.signs.map(({ at, angle, token }, index) => (
        <g
          key={index}
          transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${round(angle)}) scale(${round((reach * 10) / 24) / 10})`}
        >
          <WaySign token={token} upright={-angle} />
        </g>
      ))}
      {board.spaces.map((space) => (
        <Place key={space.id} board={board} space={space} />
      ))}
    </>
  );
}

interface Ways {
  road: string;
  trail: string;
  signs: { at: Point; angle: number; token: Token }[];
}

function waysOf(board: Board): Ways {
  const { spaces } = measureOf(board);
  const ways: Ways = { road: "", trail: "", signs: [] };
  for (const link of board.links) {
    const [from, to] = link.ends.map((end) => spaces.get(end));
    if (!from || !to) continue;
    const tokens = tokensOf(link.kind);
    const bends = link.path ?? bend(from, to, link);
    if (tokens.has("road") || tokens.has("bridge")) ways.road += bends;
    else if (!from.outline) ways.trail += bends;
    const token = (["bridge", "water", "wood", "mountain"] as const).find((one) => tokens.has(one));
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    if (token) ways.signs.push({ at: between(from, to, 0.5), angle, token });
  }
  return ways;
}

/** A road never runs quite straight; each keeps its own way of not doing so. */
function bend(from: Point, to: Point, link: Link): string {
  const far = distance(from, to);
  let seed = 0;
  for (const letter of link.ends.join("")) seed = (seed * 31 + letter.charCodeAt(0)) % 997;
  const out = ((seed / 997 - 0.5) * far) / 9;
  const across = { x: (-(to.y - from.y) / far) * out, y: ((to.x - from.x) / far) * out };
  const [a, b] = [between(from, to, 0.33), between(from, to, 0.67)];
  return (
    `M${round(from.x)} ${round(from.y)}C${round(a.x + across.x)} ${round(a.y + across.y)} ` +
    `${round(b.x - across.x)} ${round(b.y - across.y)} ${round(to.x)} ${round(to.y)}`
  );
}

/** What a way crosses, drawn across it; the way itself runs from left to right. */
function WaySign({ token, upright }: { token: Token; upright: number }) {
  if (token === "bridge" || token === "water") {
    return (
      <>
        <path class="board-water" d="M-2-34c6 8-6 15 0 23s5 14 0 22-6 15 1 23" stroke-width="7" />
        <path
          class="board-water-light"
          d="M-2-34c6 8-6 15 0 23s5 14 0 22-6 15 1 23"
          stroke-width="3"
        />
        {token === "bridge" && (
          <>
            <rect class="board-deck" x="-9" y="-5" width="18" height="10" />
            <path class="board-rail" d="M-12-8l3 2.6H9L12-8M-12 8l3-2.6H9L12 8" />
          </>
        )}
      </>
    );
  }
  return (
    <g transform={`rotate(${upright})`}>
      {token === "mountain" ? <path class="board-hachure" d={HACHURES} /> : <Trees among={GROVE} />}
    </g>
  );
}

function Areas({ board }: { board: Board }) {
  return (
    <g class="board-areas">
      {board.spaces
        .filter((space) => space.outline)
        .map((space) => (
          <path key={space.id} class={groundClass(space)} d={space.outline ?? ""} />
        ))}
    </g>
  );
}

/** A place on the map: a disc for a point or an area without borders, and the sign of its kind. */
function Place({ board, space }: { board: Board; space: Space }) {
  const { reach } = measureOf(board);
  const scale = round((reach * 100) / 24) / 100;
  const bare = !space.outline;
  const tokens = tokensOf(space.kind);
  return (
    <g transform={`translate(${space.x} ${space.y}) scale(${scale})`}>
      {bare && tokens.has("wood") && <Trees among={RING} />}
      {bare && tokens.has("fortress") && !tokens.has("farm") && (
        <path class="board-bastions" d={BASTIONS} />
      )}
      {bare && <circle class={`board-disc ${groundClass(space)}`} r="24" />}
      {bare && <circle class="board-disc-fine" r="21.4" />}
      <PlaceSign tokens={tokens} bare={bare} />
    </g>
  );
}

function PlaceSign({ tokens, bare }: { tokens: ReadonlySet<Token>; bare: boolean }) {
  if (tokens.has("farm"))
    return <path class="board-farm" d="M-12 9V-6h5v5h3v-3h8v3h3v-5h5V9zM-2 9V3h4v6z" />;
  if (tokens.has("town") || tokens.has("fortress")) return <Roofs />;
  if (tokens.has("mountain") || tokens.has("hill"))
    return <path class="board-hachure" d={HACHURES} />;
  if (tokens.has("marsh"))
    return (
      <path
        class="board-tufts"
        d="M-10 3h8M-6 3v-6M-9 3l-2-5M-3 3l2-5M2 10h8M6 10V4M3 10L1 5M9 10l2-5"
      />
    );
  if (tokens.has("wood") && !bare) return <Trees among={GROVE} />;
  return null;
}

function Roofs() {
  return (
    <g class="board-roofs">
      <path class="board-wall" d="M-13 10V1h10v9zM-3 10V-4h8v14zM5 10V2h9v8z" />
      <path class="board-roof" d="M-14.5 1.6L-8-5l6.5 6.6zM3.6 2.6L9.5-3.6l6 6.2z" />
      <path class="board-roof" d="M-4.4-3.4L1-16 6.4-3.4z" />
      <path class="board-rail" d="M1-16v-4m-1.6 1.4h3.2" />
    </g>
  );
}

const RING: readonly Point[] = [
  { x: -25, y: -9 },
  { x: -19, y: -19 },
  { x: -8, y: -26 },
  { x: 6, y: -27 },
  { x: 17, y: -21 },
  { x: 25, y: -11 },
  { x: 28, y: 3 },
  { x: 22, y: 16 },
  { x: -28, y: 5 },
  { x: -22, y: 17 },
];
const GROVE: readonly Point[] = [
  { x: -11, y: -5 },
  { x: 0, y: -10 },
  { x: 11, y: -5 },
  { x: -6, y: 5 },
  { x: 6, y: 5 },
];

function Trees({ among }: { among: readonly Point[] }) {
  return (
    <>
      {among.map(({ x, y }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <path class="board-trunk" d="M0 1v6" />
          <path
            class="board-tree"
            d="M-5.4 2.4c-2.4-2-.8-5 1-5.2C-4.2-6.6 4-7 4.4-2.6c2.4.4 2.8 4 .6 5z"
          />
        </g>
      ))}
    </>
  );
}

const HACHURES =
  "M-14 8l3-9M-9 8l2-12M-4 8l1-14M1 8V-7M6 8L5-6M11 8L9-3M-12-2c4-6 8-8 13-8s8 3 10 7";
const BASTIONS = closed(
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    const far = index % 2 ? 26 : 37;
    return { x: round(far * Math.cos(angle)), y: round(far * Math.sin(angle)) };
  }),
);

function groundClass({ kind }: Space): string {
  const tokens = tokensOf(kind);
  const found = (["wood", "water", "mountain", "hill", "marsh", "town"] as const).find((token) =>
    tokens.has(token),
  );
  return `board-ground-${found ?? "open"}`;
}

// Hexes

/** Hexes of one ground are one path: a thousand of them cost no more than ten. */
function Hexes({ board }: { board: Board }) {
  const { reach, flatTop } = measureOf(board);
  const grounds = new Map<string, string>();
  for (const space of board.spaces) {
    const name = groundClass(space);
    grounds.set(name, (grounds.get(name) ?? "") + outlineOf(board, space, 1.004));
  }
  const scale = round((reach * 100) / 40) / 100;
  return (
    <>
      {[...grounds].map(([name, path]) => (
        <path key={name} class={`board-hexes ${name}`} d={path} />
      ))}
      <HexWays board={board} />
      {board.spaces
        .filter(({ kind }) => HEX_SIGNS.some((token) => tokensOf(kind).has(token)))
        .map((space) => (
          <g key={space.id} transform={`translate(${space.x} ${space.y}) scale(${scale})`}>
            <PlaceSign tokens={tokensOf(space.kind)} bare={false} />
          </g>
        ))}
      <path
        class="board-grid"
        d={board.spaces.map((space) => closed(corners(space, reach, flatTop))).join("")}
      />
      {numbered(board).map((space) => (
        <text
          key={space.id}
          class="board-coordinate"
          x={space.x}
          y={round(space.y - reach * 0.66)}
          text-anchor="middle"
          font-size={round(reach * 0.17)}
        >
          {space.id}
        </text>
      ))}
    </>
  );
}

const HEX_SIGNS: readonly Token[] = ["farm", "town", "fortress", "mountain", "hill", "marsh", "wood"];
const NUMBERED = 600; // more numbers than these would be a grey veil

/** The hexes that show their number: all of them, or as many as can be read. */
function numbered({ spaces }: Board): Space[] {
  const every = Math.ceil(spaces.length / NUMBERED);
  return spaces.filter(({ id }, index) => index % every === 0 && /^[\d.:-]+$/.test(id));
}

function HexWays({ board }: { board: Board }) {
  const { spaces, reach } = measureOf(board);
  let [road, water, other] = ["", "", ""];
  for (const link of board.links) {
    const [from, to] = link.ends.map((end) => spaces.get(end));
    const { path } = link;
    const tokens = tokensOf(link.kind);
    if (!from || !to || tokens.has("open")) continue;
    const [a, b] = sharedSide(from, to, reach);
    const side = `M${a.x} ${a.y}L${b.x} ${b.y}`;
    if (tokens.has("road") || tokens.has("bridge"))
      road += path ?? `M${from.x} ${from.y}L${to.x} ${to.y}`;
    if (tokens.has("water") || tokens.has("bridge")) water += side;
    else if (!tokens.has("road")) other += side;
  }
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path class="board-water" d={water} stroke-width={reach * 0.16} />
      <path class="board-hexside" d={other} stroke-width={reach * 0.1} />
      <path class="board-road-edge" d={road} stroke-width={reach * 0.14} />
      <path class="board-road" d={road} stroke-width={reach * 0.08} />
    </g>
  );
}
