/** Where one looks from: zoom and drag, kept between updates and across sizes of the pane. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";

import type { Board, Frame } from "../house/wire";
import { measureOf, type Point } from "./measure";

export interface Sheet {
  width: number;
  height: number;
}

const MARGIN = 16; // around the whole map, on the screen
const AROUND = { x: 64, y: 24 }; // how far beyond the edge one may look: from under the instruments, too
const CLOSEST = 340; // from one space to the next on the screen, when one is as near as one gets
const CROWDED = 30; // below this, on a small screen, the whole map is no good beginning
const CROWDED_AREAS = 56; // where two stacks must stand side by side within a border
const NEAR = 56; // from one space to the next, where counters and names stand clear of each other
const NEAR_ON_A_PHONE = 42; // there one begins so near, even if not all that matters is in sight
const ASIDE = 72; // around what one looks at first, on the screen
const CROWDED_HEXES = 40; // where a stack fills its hex
const NEAR_HEXES = 60; // where what is printed on a stack can be read
const LEAST = 36; // of the side of a counter
const LEAST_HEXES = 18; // a chip: who reads it comes nearer
const NEARLY = 0.7; // of what matters is in sight: its middle is better than its midst
const EDGE = 36; // what lies so near to the edge of the pane can hardly be seen
const GLIDE = 320;
const SETTLE = 220; // stillness after which the map is drawn finely again
const NARROW = 600; // on a phone the panel below comes and goes: the map stays as large as it was

export const STEP = 1.35;

/** The scale at which the frame of the board fills the pane, and is seen whole. */
export function wholeScale(board: Board, pane: Sheet): number {
  const { frame } = measureOf(board);
  const wide = (pane.width - 2 * MARGIN) / frame.width;
  const high = (pane.height - 2 * MARGIN) / frame.height;
  return Math.max(Math.min(wide, high), 0.01);
}

/** The scale at the beginning: the whole map, or so near to what matters that it can be read. */
export function firstScale(board: Board, pane: Sheet, focus: Frame | null): number {
  const { frame, spacing } = measureOf(board);
  const whole = wholeScale(board, pane);
  const crowded =
    { areas: CROWDED_AREAS, hexes: CROWDED_HEXES, points: CROWDED }[board.shape] ?? CROWDED;
  if (spacing * whole >= crowded) return whole;
  if (board.shape === "hexes") {
    // A part that can be read; all that matters, if it can be seen so near.
    return Math.max(crowded, focus ? Math.min(NEAR_HEXES, showing(focus, pane) * spacing) : 0) / spacing;
  }
  const filling = Math.max(pane.width / frame.width, pane.height / frame.height);
  const least = pane.width < NARROW ? NEAR_ON_A_PHONE / spacing : Math.min(filling, crowded / spacing);
  return Math.max(whole, least, focus ? Math.min(NEAR / spacing, showing(focus, pane)) : 0);
}

/** Where one looks at this scale: at all that matters if nearly all is in sight then, else into its midst.
 *
 * Where the map is larger than the pane, no more of the table than the instruments need lies beside it.
 */
export function firstMiddle(board: Board, pane: Sheet, start: Start, scale: number): Point {
  const { frame } = measureOf(board);
  const { middle, part } = start;
  const seen = showing(part, pane) >= scale * NEARLY;
  const along = (point: number, from: number, long: number, room: number, after: number) => {
    const half = room / 2 / scale;
    if (long <= 2 * half) return from + long / 2;
    return Math.min(Math.max(point, from + half - MARGIN / scale), from + long - half + after / scale);
  };
  return {
    x: along(seen ? part.x + part.width / 2 : middle.x, frame.x, frame.width, pane.width, AROUND.x),
    y: along(seen ? part.y + part.height / 2 : middle.y, frame.y, frame.height, pane.height, MARGIN),
  };
}

/** The scale at which this part of the map is in sight, with some air around it. */
function showing(part: Frame, pane: Sheet): number {
  const wide = (pane.width - 2 * ASIDE) / Math.max(part.width, 1);
  const high = (pane.height - 2 * ASIDE) / Math.max(part.height, 1);
  return Math.max(Math.min(wide, high), 0);
}

/** The side of a counter on the screen: it grows with the map, but stays legible and leaves room. */
export function counterSide(board: Board, scale: number, text: number): number {
  const { counter } = measureOf(board);
  const least = board.shape === "hexes" ? LEAST_HEXES : LEAST;
  return Math.min(Math.max(counter * scale, least * Math.sqrt(text)), 68 * Math.sqrt(text));
}

export interface Camera {
  transform: ZoomTransform;
  pane: Sheet;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  whole(): void;
  /** Brings a point of the map into the middle, if it is not on the screen. */
  show(point: Point): void;
  isInSight(point: Point): boolean;
  centre(point: Point, glide?: boolean): void;
  moving: boolean;
  close(): void;
}

/** What one looks at first: its middle, and the part of the map over which it is spread. */
export interface Start {
  middle: Point;
  part: Frame;
}

/** Puts a camera on a pane; `onMove` is called at every change, `onRest` when it has come to rest. */
export function aim(
  surface: HTMLElement,
  board: Board,
  start: Start | null,
  onMove: (transform: ZoomTransform) => void,
  onRest: () => void,
): Camera {
  const selected = select(surface);
  const { frame, spacing } = measureOf(board);
  let fitted = true;
  let quiet = false;
  let frameAsked = 0;
  let settling = 0;
  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
    .clickDistance(6)
    .filter(
      (event: MouseEvent | WheelEvent) =>
        !event.button && (!event.ctrlKey || event.type === "wheel"),
    )
    .on("start", () => {
      clearTimeout(settling);
      surface.classList.add("board-dragged");
    })
    .on(
      "zoom",
      ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (sourceEvent) fitted = false;
        camera.transform = transform;
        onMove(transform);
      },
    )
    .on("end", () => {
      settling = window.setTimeout(() => surface.classList.remove("board-dragged"), SETTLE);
      if (!quiet) onRest();
    });

  const camera: Camera = {
    transform: zoomIdentity,
    pane: { width: surface.clientWidth, height: surface.clientHeight },
    moving: false,
    zoomBy(factor) {
      fitted = false;
      const [x, y] = this.transform.invert([this.pane.width / 2, this.pane.height / 2]);
      const [least, most] = behaviour.scaleExtent();
      place(Math.min(Math.max(this.transform.k * factor, least), most), { x, y }, this.moving);
    },
    panBy(dx, dy) {
      fitted = false;
      behaviour.translateBy(selected, dx / this.transform.k, dy / this.transform.k);
    },
    whole() {
      fitted = true;
      place(wholeScale(board, this.pane), middleOf(), this.moving);
    },
    show(point) {
      if (!this.isInSight(point)) this.centre(point, true);
    },
    isInSight(point) {
      const [x, y] = this.transform.apply([point.x, point.y]);
      const { width, height } = this.pane;
      return x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;
    },
    centre(point, glide = false) {
      fitted = false;
      place(this.transform.k, point, glide && this.moving);
    },
    close() {
      cancelAnimationFrame(frameAsked);
      clearTimeout(settling);
      observer.disconnect();
      selected.on(".zoom", null);
    },
  };

  function middleOf(): Point {
    return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  }

  function place(scale: number, middle: Point, glide: boolean): void {
    const { width, height } = camera.pane;
    const at = (k: number, x: number, y: number) =>
      constrained(
        zoomIdentity
          .translate(width / 2, height / 2)
          .scale(k)
          .translate(-x, -y),
      );
    cancelAnimationFrame(frameAsked);
    if (!glide) return behaviour.transform(selected, at(scale, middle.x, middle.y));
    const from = camera.transform;
    const [x, y] = from.invert([width / 2, height / 2]);
    const begun = performance.now();
    const step = (now: number) => {
      const gone = Math.min(Math.max((now - begun) / GLIDE, 0), 1);
      const part = 1 - (1 - gone) ** 3;
      const k = from.k * (scale / from.k) ** part;
      // The middle moves with the scale, or the way there would be a curve.
      const along =
        Math.abs(scale - from.k) < 1e-6 ? part : ((k - from.k) / (scale - from.k)) * (scale / k);
      quiet = gone < 1;
      behaviour.transform(selected, at(k, x + (middle.x - x) * along, y + (middle.y - y) * along));
      if (gone < 1) frameAsked = requestAnimationFrame(step);
    };
    frameAsked = requestAnimationFrame(step);
  }

  function constrained(wanted: ZoomTransform): ZoomTransform {
    const { width, height } = camera.pane;
    return behaviour.constrain()(
      wanted,
      [
        [0, 0],
        [width, height],
      ],
      behaviour.translateExtent(),
    );
  }

  /** The limits depend on the pane: the whole map can always be seen, and a little around it. */
  function bound(): void {
    const { width, height } = camera.pane;
    const least = wholeScale(board, camera.pane);
    const most = Math.max(CLOSEST / spacing, least * 3);
    const around = { x: AROUND.x / least, y: AROUND.y / least };
    behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([Math.min(least, most) * 0.92, most])
      .translateExtent([
        [frame.x - around.x, frame.y - around.y],
        [frame.x + frame.width + around.x, frame.y + frame.height + around.y],
      ]);
  }

  function resize(): void {
    const { clientWidth: width, clientHeight: height } = surface;
    const { pane, transform } = camera;
    if (!width || !height || (width === pane.width && height === pane.height)) return;
    const [x, y] = transform.invert([pane.width / 2, pane.height / 2]);
    const slight = width === pane.width && width < NARROW;
    camera.pane = { width, height };
    bound();
    if (fitted && !slight) place(beginningScale(), beginning(), false);
    else place(transform.k, { x, y }, false);
    onRest();
  }

  function beginningScale(): number {
    return firstScale(board, camera.pane, start?.part ?? null);
  }

  function beginning(): Point {
    return start ? firstMiddle(board, camera.pane, start, beginningScale()) : middleOf();
  }

  bound();
  selected.call(behaviour);
  quiet = true;
  place(beginningScale(), beginning(), false);
  quiet = false;
  const observer = new ResizeObserver(resize);
  observer.observe(surface);
  onRest();
  return camera;
}
