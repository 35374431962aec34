/** Markers on spaces and between them, in the colours of whoever laid them. */

import type { Board, Marker } from "../house/wire";
import { distance, measureOf, type Point } from "./measure";
import { letterOf, nationOf } from "./nation";
import type { Layout } from "./pane";
import { holdOf, tokensOf } from "./signs";
import { COUNTER, extentOf } from "./stacks";
import { markerInWords } from "./words";

export function Markers({ layout }: { layout: Layout }) {
  const markers = layout.view.markers ?? [];
  const onSpaces = new Map<string, Marker[]>();
  for (const marker of markers) {
    if (marker.between?.length || !marker.space || isPlain(marker, layout)) continue;
    onSpaces.set(marker.space, [...(onSpaces.get(marker.space) ?? []), marker]);
  }
  return (
    <>
      {markers
        .filter((marker) => marker.between?.length === 2)
        .map((marker) => (
          <Between
            key={`${marker.kind} ${marker.between?.join(" ")} ${marker.side}`}
            marker={marker}
            layout={layout}
          />
        ))}
      {[...onSpaces].map(([space, there]) => (
        <OnSpace key={space} space={space} markers={there} layout={layout} />
      ))}
    </>
  );
}

/** The wash over an area says already that it is one's own. */
function isPlain(marker: Marker, { measure }: Layout): boolean {
  return holdOf(marker.kind) === "own" && !!measure.spaces.get(marker.space ?? "")?.outline;
}

/** Beside an empty space; above the counters where there are some. */
function OnSpace({
  space,
  markers,
  layout,
}: {
  space: string;
  markers: readonly Marker[];
  layout: Layout;
}) {
  const { measure, standing, scale, side } = layout;
  const at = measure.spaces.get(space);
  if (!at) return null;
  const unit = side / COUNTER / scale;
  const room = extentOf(standing.get(space) ?? []);
  const far = measure.reach * (layout.board.shape === "hexes" ? 0.5 : 0.8);
  const x = room.half ? -room.half + 9 : far / unit;
  const y = room.half ? -room.above - 6 : -far / unit;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g class="board-scaled">
        {markers.map((marker, place) => (
          <g key={`${marker.kind} ${marker.side}`} transform={`translate(${x + place * 22} ${y})`}>
            <Sign marker={marker} layout={layout} />
          </g>
        ))}
      </g>
    </g>
  );
}

function Sign({ marker, layout: { board, lexicon } }: { marker: Marker; layout: Layout }) {
  const tokens = tokensOf(marker.kind);
  const side = marker.side ?? "";
  const title = <title>{markerInWords(marker, lexicon)}</title>;
  const livery = `board-marker board-nation-${nationOf(board, side)}`;
  if (tokens.has("flag")) {
    return (
      <g class={livery}>
        {title}
        <path class="board-pole" d="M-8 9V-12" />
        <path class="board-cloth" d="M-7.4-11.4c5-2.6 9 2 15.8-.6v12.4c-6.8 2.6-10.8-2-15.8.6z" />
        <text x="0.4" y="-1.6" text-anchor="middle" font-size="10.5">
          {letterOf(lexicon, side)}
        </text>
        {marker.value ? <Worth value={marker.value} /> : null}
      </g>
    );
  }
  if (tokens.has("works") || tokens.has("fortress")) {
    return (
      <g class={livery}>
        {title}
        <path class="board-earth" d="M-11 6l3-12 4 4.5L0-9l4 7.5L8-6l3 12z" />
        <path class="board-earth-line" d="M-11 6h22M-7 2.4h14" />
        {marker.value ? <Worth value={marker.value} /> : null}
      </g>
    );
  }
  return (
    <Disc
      marker={marker}
      livery={livery}
      letter={markerInWords(marker, lexicon).slice(0, 1).toUpperCase()}
    />
  );
}

function Disc({ marker, livery, letter }: { marker: Marker; livery: string; letter: string }) {
  return (
    <g class={livery}>
      <circle class="board-cloth" r="9" />
      <text y="4" text-anchor="middle" font-size="11.5">
        {letter}
      </text>
      {marker.value ? <Worth value={marker.value} /> : null}
    </g>
  );
}

function Worth({ value }: { value: number }) {
  return (
    <g class="board-seal" transform="translate(9.5 -11)">
      <circle r="6" />
      <text y="3.2" text-anchor="middle" font-size="9">
        {value}
      </text>
    </g>
  );
}

function Between({ marker, layout }: { marker: Marker; layout: Layout }) {
  const { board, lexicon, measure, scale, side } = layout;
  const [from, to] = marker.between ?? [];
  if (!from || !to || !measure.spaces.has(from) || !measure.spaces.has(to)) return null;
  const tokens = tokensOf(marker.kind);
  const livery = `board-marker board-nation-${nationOf(board, marker.side ?? "")}`;
  const title = <title>{markerInWords(marker, lexicon)}</title>;
  const [middle, angle] = alongWay(board, from, to, tokens.has("arrow") ? 0.42 : 0.5);
  const unit = side / COUNTER / scale;
  return (
    <g
      class={livery}
      transform={`translate(${middle.x} ${middle.y}) rotate(${angle}) scale(${unit})`}
    >
      {title}
      {tokens.has("arrow") ? (
        <>
          <path class="board-cloth" d="M-17-4.5H5V-11L19 0 5 11V4.5h-22l5-4.5z" />
          {tokens.has("cut") && <path class="board-cross" d="M-8-9L4 9M4-9L-8 9" />}
        </>
      ) : tokens.has("bridge") ? (
        <BrokenBridge broken={tokens.has("broken")} />
      ) : (
        <g transform={`rotate(${-angle})`}>
          <Disc
            marker={marker}
            livery=""
            letter={markerInWords(marker, lexicon).slice(0, 1).toUpperCase()}
          />
        </g>
      )}
    </g>
  );
}

/** A span with a gap in it: nobody crosses. */
function BrokenBridge({ broken }: { broken: boolean }) {
  return (
    <>
      <circle class="board-breach" r="12" />
      <path class="board-rail" d="M-10-4h6l1.5 3M-10 4h5l2 3M10-4H5L3.5-1M10 4H4.5L3 7" />
      {broken && <path class="board-cross" d="M-5-7L5 7M5-7L-5 7" />}
    </>
  );
}

/** A point on the way from one space to another, and the direction there in degrees. */
function alongWay(board: Board, from: string, to: string, part: number): [Point, number] {
  const { spaces } = measureOf(board);
  const [a, b] = [spaces.get(from)!, spaces.get(to)!];
  const link = board.links.find((one) => one.ends.includes(from) && one.ends.includes(to));
  if (link?.path) {
    const course = document.createElementNS("http://www.w3.org/2000/svg", "path");
    course.setAttribute("d", link.path);
    const length = course.getTotalLength?.() ?? 0;
    if (length > 0) {
      const back =
        distance(course.getPointAtLength(0), a) > distance(course.getPointAtLength(length), a);
      const at = (share: number) => course.getPointAtLength(length * (back ? 1 - share : share));
      return [at(part), degrees(at(part - 0.05), at(part + 0.05))];
    }
  }
  const middle = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  return [middle, degrees(a, b)];
}

function degrees(a: Point, b: Point): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}
