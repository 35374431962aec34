/** How long, and until when, in words. */

import { language } from "../house/settings";
import type { Pace } from "../house/wire";
import { say } from "../house/words";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** The largest unit that measures a time without a remainder of note, and how many of it. */
export function measured(seconds: number): [number, (typeof UNITS)[number][0]] {
  const size = Math.abs(seconds);
  for (const [unit, length] of UNITS) {
    if (size >= length * 1.5 || size === length) return [Math.round(seconds / length), unit];
  }
  return [Math.round(seconds), "second"];
}

/** "3 days", "45 minutes". */
export function span(seconds: number): string {
  const [count, unit] = measured(seconds);
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** "in 3 days", "20 minutes ago". */
export function fromNow(when: string, now: number): string {
  const [count, unit] = measured((Date.parse(when) - now) / 1000);
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(count, unit);
}

export function paceInWords(pace: Pace): string {
  const { kind = "none", seconds = 0, increment = 0 } = pace;
  if (kind === "none") return say("lobby-pace-none");
  const facts = { span: span(seconds), increment: span(increment) };
  if (kind === "choice") return say("lobby-pace-choice", facts);
  return say(increment ? "lobby-pace-clock-more" : "lobby-pace-clock", facts);
}
