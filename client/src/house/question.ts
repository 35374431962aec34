/** Which question is open: on paper, one follows another under the same number. */

import type { Ask, Sight } from "./wire";

type Put = Pick<Ask, "seat" | "number" | "undone" | "draft">;

/** How far a match has come: so many choices, and so many answers on a paper not handed in. */
export interface Stand {
  readonly number: number;
  readonly drafted: number;
}

export function questionOf(asked: Put | null | undefined): string {
  return asked ? [asked.seat, asked.number, asked.undone, asked.draft || 0].join(" ") : "";
}

export function standOf({ number, ask }: Pick<Sight, "number" | "ask">): Stand {
  return { number, drafted: ask?.drafted ?? 0 };
}

export function isBefore(one: Stand, other: Stand): boolean {
  return one.number < other.number || (one.number === other.number && one.drafted < other.drafted);
}
