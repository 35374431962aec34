/** Chances as one reads them. */

import { language } from "../house/settings";

/** `62%`. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** How often in ten; never and always are left to those who know the dice. */
export function inTen(chance: number): number {
  return Math.round(chance * 10);
}

/** A loss of chance in points of a hundred, at least one. */
export function points(loss: number): number {
  return Math.max(1, Math.round(loss * 100));
}
