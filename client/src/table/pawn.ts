/** How a track is drawn: as a row of cells, or as a scale along which its pawn is pulled. */

import type { Track } from "../house/wire";

/** Long tracks without labels are drawn as a bar, short ones and those with labels as cells. */
export type Shape = "cells" | "bar";

const MOST_CELLS = 12;

export function shapeOf(track: Track): Shape {
  return track.labels?.length || track.most - track.least < MOST_CELLS ? "cells" : "bar";
}

/** Where the pawn stands along the bar, from 0 to 1. */
export function share(track: Track): number {
  if (track.most <= track.least) return 0;
  const part = (track.value - track.least) / (track.most - track.least);
  return Math.min(1, Math.max(0, part));
}

export function cellsOf(track: Track): { value: number; label: string; here: boolean; past: boolean }[] {
  const count = Math.max(0, track.most - track.least + 1);
  return Array.from({ length: count }, (_, index) => {
    const value = track.least + index;
    const label = track.labels?.[index] ?? "";
    return { value, label, here: value === track.value, past: value < track.value };
  });
}

/** Every fifth place of a long scale, as parts of its length. */
export function ticksOf(track: Track): number[] {
  const length = track.most - track.least;
  const places = Array.from({ length: Math.max(0, length + 1) }, (_, index) => track.least + index);
  return places.filter((place) => place % 5 === 0).map((place) => (place - track.least) / length);
}
