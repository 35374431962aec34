/** Shares as one reads them. */

import { language } from "../house/settings";

const RARE = 0.1;

/** `37%`; with a decimal where all was counted, or where less would say nothing. */
export function percent(share: number, exact: boolean): string {
  const digits = exact || share < RARE ? 1 : 0;
  return new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** `31–44%`: the bounds that hold the truth 19 times in 20. */
export function bounds(low: number, high: number): string {
  const figures = new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 });
  return `${figures.format(low * 100)}–${percent(Math.round(high * 100) / 100, false)}`;
}
