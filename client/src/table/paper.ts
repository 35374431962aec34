/** A paper: answers that nobody else sees, nor how many they are, until they are handed in. */

import type { Ask, Option } from "../house/wire";

/** Is something written that has not been handed in? */
export function isBegun(asked: Ask | null): boolean {
  return (asked?.drafted ?? 0) > 0;
}

/** Does this answer hand the paper in? On an empty one it is a pass like any other, if it is all. */
export function handsIn(option: Option, asked: Ask | null): boolean {
  if (!asked || !option.closes) return false;
  return asked.options.length > 1 || isBegun(asked);
}
