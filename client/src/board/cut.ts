/** The part of a picture that is on the screen, pixel for pixel. */

import type { Camera, Sheet } from "./camera";

const AROUND = 0.2; // of the pane, on every side: for the first steps of a gesture
const MOST = 9_000_000; // pixels that a small device can hold

/** Where one looks from, and through how large a pane. */
export type Look = Pick<Camera, "transform" | "pane">;

export interface Cut {
  /** On the picture, in its own measure. */
  x: number;
  y: number;
  width: number;
  height: number;
  pixelsWide: number;
  pixelsHigh: number;
}

/** Null if the picture is not on the screen at all. Its edges lie on whole pixels. */
export function cutOf({ transform, pane }: Look, sheet: Sheet, ratio: number): Cut | null {
  const most = Math.sqrt(MOST / (pane.width * pane.height * (1 + 2 * AROUND) ** 2));
  const fine = Math.min(ratio, most);
  const scale = transform.k * fine;
  const [left, right] = span(transform.x * fine, pane.width * fine, sheet.width * scale);
  const [top, bottom] = span(transform.y * fine, pane.height * fine, sheet.height * scale);
  if (!(right > left && bottom > top)) return null;
  return {
    x: (left - transform.x * fine) / scale,
    y: (top - transform.y * fine) / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
    pixelsWide: right - left,
    pixelsHigh: bottom - top,
  };
}

/** In pixels of the screen: from the later beginning to the earlier end, of pane and picture. */
function span(start: number, pane: number, long: number): [number, number] {
  return [
    Math.floor(Math.max(start, -pane * AROUND)),
    Math.ceil(Math.min(start + long, pane * (1 + AROUND))),
  ];
}
