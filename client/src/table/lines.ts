/** The log as it is held: what came is added once, what was taken back is dropped. */

import type { Line, Sight } from "../house/wire";

/** What a sight says of the log, without the table that it shows. */
export type Heard = Pick<Sight, "number" | "lines" | "since">;

/** The lines held, after a sight has come: `since` says from which choice on it tells. */
export function merged(held: readonly Line[], heard: Heard): Line[] {
  const told = heard.lines ?? [];
  const first = told.reduce((least, line) => Math.min(least, line.number), Infinity);
  const from = Math.min(heard.since ?? 0, heard.number, first);
  const reliable = held.filter((line) => line.number < from || (line.number < 0 && first >= 0));
  return [...reliable, ...told];
}

/** How many of the groups were told before the choice of this number. */
export function before(groups: readonly { number: number }[], number: number): number {
  const place = groups.findIndex((group) => group.number >= number);
  return place < 0 ? groups.length : place;
}

/** The lines that were told after one and the same choice stand together. */
export function grouped(lines: readonly Line[]): { number: number; lines: Line[] }[] {
  const groups: { number: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last.number === line.number) last.lines.push(line);
    else groups.push({ number: line.number, lines: [line] });
  }
  return groups;
}
