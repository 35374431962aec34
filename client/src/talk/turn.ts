/** Whether it has become my turn. */

import type { TableCard } from "../house/wire";

/** The seats of mine that are asked, as one word; empty when none is. */
export function turnOf(table: Pick<TableCard, "seats" | "stage" | "frozen">): string {
  if (table.stage !== "playing" || table.frozen) return "";
  return table.seats
    .filter((seat) => seat.mine && seat.asked)
    .map((seat) => seat.seat)
    .join(" ");
}

/** Whoever opens a table sees that he is asked; only what changes while it is open is news. */
export function isNews(before: string | null, now: string): boolean {
  return before !== null && now !== "" && now !== before;
}
