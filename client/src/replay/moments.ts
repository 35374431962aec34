/** Moments of a match: what an address means, what the slider marks, what a key does. */

import type { Line } from "../house/wire";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays at the speed of 1, in milliseconds. */
const STAYS = 1600;
const SILENT = 0.2; // of that, where nothing was told

export interface Mark {
  number: number;
  sort: "turn" | "fight";
  /** What was told there. */
  line: Line;
}

/** Keys of lines by which a game tells that a turn or a fight begins; others go unmarked. */
const TURNS = new Set(["turn.begins", "round.begins", "day.begins"]);
const FIGHTS = new Set(["combat.begins", "battle.begins", "siege.begins"]);

export type Wanted = { at: number } | "since" | "start";

/** `#42` is a moment, `#since` my last turn; anything else begins at the beginning. */
export function wantedBy(hash: string): Wanted {
  const word = hash.replace(/^#/, "");
  if (word === "since") return "since";
  return /^\d{1,7}$/.test(word) ? { at: Number(word) } : "start";
}

/** Within the match. */
export function within(number: number, last: number): number {
  return Math.min(Math.max(Math.trunc(number), 0), last);
}

export function stay(speed: Speed, told: boolean): number {
  return (told ? STAYS : STAYS * SILENT) / speed;
}

/** A line told after choice n is seen at the moment n + 1; the prologue at 0. */
export function momentOf(line: Pick<Line, "number">): number {
  return line.number + 1;
}

/** Everything told up to a moment. */
export function heardBy(lines: readonly Line[], number: number): Line[] {
  return lines.filter((line) => momentOf(line) <= number);
}

/** Where turns and fights begin; a fight is also known by its dice. */
export function marksOf(lines: readonly Line[]): Mark[] {
  const marks = new Map<number, Mark>();
  for (const line of lines) {
    const sort = sortOf(line);
    const number = momentOf(line);
    const known = marks.get(number);
    if (sort && (!known || (known.sort === "fight" && sort === "turn"))) {
      marks.set(number, { number, sort, line });
    }
  }
  return [...marks.values()].sort((one, other) => one.number - other.number);
}

/** The next mark in a direction; the ends of the match count as marks. */
export function nextMark(marks: readonly Mark[], from: number, way: 1 | -1, last: number): number {
  const numbers = [0, ...marks.map((mark) => mark.number), last];
  const beyond = numbers.filter((number) => (number - from) * way > 0);
  if (!beyond.length) return from;
  return way > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

export type Stroke = "back" | "on" | "first" | "last" | "play" | "mark-back" | "mark-on";

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

const KEYS: Record<string, Stroke> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  " ": "play",
  PageUp: "mark-back",
  PageDown: "mark-on",
};

/** What a key means in a replay; nothing with Ctrl, Alt or Meta held. */
export function strokeOf(event: Key): Stroke | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const stroke = KEYS[event.key] ?? null;
  if (event.shiftKey && stroke === "back") return "mark-back";
  if (event.shiftKey && stroke === "on") return "mark-on";
  return stroke;
}

/** Where a key or a button leads. */
export function reached(
  stroke: Exclude<Stroke, "play">,
  number: number,
  last: number,
  marks: readonly Mark[],
): number {
  switch (stroke) {
    case "back":
      return number - 1;
    case "on":
      return number + 1;
    case "first":
      return 0;
    case "last":
      return last;
    case "mark-back":
      return nextMark(marks, number, -1, last);
    case "mark-on":
      return nextMark(marks, number, 1, last);
  }
}

function sortOf(line: Line): Mark["sort"] | null {
  const key = line.key ?? "";
  if (TURNS.has(key)) return "turn";
  if (FIGHTS.has(key) || line.sentence.some((part) => part.die)) return "fight";
  return null;
}
