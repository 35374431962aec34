/** From whose eyes a match may be seen again. */

import type { SeatState, TableCard } from "../house/wire";

/** After the end anybody's; while it runs, one's own and a spectator's. */
export function eyesOpen(table: TableCard): SeatState[] {
  return table.stage === "over" ? [...table.seats] : table.seats.filter((seat) => seat.mine);
}

/** With whose eyes a reader begins: his own, else a spectator's. */
export function firstEyes(table: TableCard): string {
  return table.seats.find((seat) => seat.mine)?.seat ?? "";
}

/**
 * A match may be played on by whoever can no longer learn a secret from it, before its end; not one
 * whose rules were mended under way.
 */
export function mayBranch(table: TableCard, number: number): boolean {
  if (table.mended) return false;
  if (table.stage === "over" && table.result?.ending === "rules" && number >= table.number) return false;
  return table.stage === "over" || (table.stage === "playing" && table.seats.every((seat) => seat.mine));
}
