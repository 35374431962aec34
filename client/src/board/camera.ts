/** Where one looks from: zoom and drag, kept between updates and across sizes of the pane. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from "d3-zoom";

import type { Board } from "../house/wire";
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
const CROWDED_HEXES = 40; // where a stack fills its hex
const LEAST = 36; // of the side of a counter
const LEAST_HEXES = 18; // a chip: who reads it comes nearer
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

/** The scale at the beginning: the whole map, or as much as fills a pane that is too small for it. */
export function firstScale(board: Board, pane: Sheet): number {
  const { frame, spacing } = measureOf(board);
  const whole = wholeScale(board, pane);
  const crowded =
    { areas: CROWDED_AREAS, hexes: CROWDED_HEXES, points: CROWDED }[board.shape] ?? CROWDED;
  if (spacing * whole >= crowded) return whole;
  if (board.shape === "hexes") return crowded / spacing; // a part that can be read
  const filling = Math.max(pane.width / frame.width, pane.height / frame.height);
  return Math.max(whole, Math.min(filling, crowded / spacing));
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
  centre(point: Point, glide?: boolean): void;
  moving: boolean;
  close(): void;
}

/** Puts a camera on a pane; `onMove` is called at every change, `onRest` when it has come to rest. */
export function aim(
  surface: HTMLElement,
  board: Board,
  start: Point | null,
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
      const [x, y] = this.transform.apply([point.x, point.y]);
      const edge = 36;
      const { width, height } = this.pane;
      if (x < edge || y < edge || x > width - edge || y > height - edge) this.centre(point, true);
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
    if (fitted && !slight) place(firstScale(board, camera.pane), beginning(), false);
    else place(transform.k, { x, y }, false);
    onRest();
  }

  function beginning(): Point {
    const whole = wholeScale(board, camera.pane);
    return firstScale(board, camera.pane) > whole * 1.02 && start ? start : middleOf();
  }

  bound();
  selected.call(behaviour);
  quiet = true;
  place(firstScale(board, camera.pane), beginning(), false);
  quiet = false;
  const observer = new ResizeObserver(resize);
  observer.observe(surface);
  onRest();
  return camera;
}
