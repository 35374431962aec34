/** Mended rules that somebody has read of and goes on by: kept in his browser. */

import { signal } from "@preact/signals";

import type { Mending, TableCard } from "../house/wire";

const LONGEST = 50; // tables; the oldest is forgotten
const KEY = "estafette.mends";

const accepted = signal(kept());

/** The mend of which the players of a table are to be told: it is played on. */
export function mendOf(table: TableCard): Mending | null {
  return table.stage === "playing" && !table.frozen ? (table.mended ?? null) : null;
}

/** A mend that I have still to read of, or that I may only watch. */
export function openMend(table: TableCard): Mending | null {
  const mended = mendOf(table);
  return mended && accepted.value[table.id] !== nameOf(mended) ? mended : null;
}

/** Until I have read of it and go on, nothing is chosen for me: it would accept the mended rules. */
export function isUndecided(table: TableCard): boolean {
  return openMend(table)?.may_end ?? false;
}

export function accept(table: TableCard, mended: Mending): void {
  const { [table.id]: _, ...others } = accepted.peek();
  const entries = [...Object.entries(others).slice(1 - LONGEST), [table.id, nameOf(mended)]];
  accepted.value = Object.fromEntries(entries) as Record<string, string>;
  try {
    localStorage.setItem(KEY, JSON.stringify(accepted.peek()));
  } catch {
    // a browser that keeps nothing tells it again
  }
}

/** Rules may be mended twice at one number: then it is told anew. */
function nameOf({ number, version, cut }: Mending): string {
  return [number, version, cut ?? 0].join(" ");
}

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}
