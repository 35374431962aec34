/** Whose turn it is, who sits here, and when the curtain falls between two of them. */

import { questionOf } from "../house/question";
import type { SeatState, Sight, TableCard } from "../house/wire";

export function seatsOfMine(table: TableCard): SeatState[] {
  return table.seats.filter((seat) => seat.mine);
}

export function seatOf(table: TableCard, id: string | null | undefined): SeatState | undefined {
  return table.seats.find((seat) => seat.seat === id);
}

/** Several of us share this screen. */
export function isShared(table: TableCard): boolean {
  return seatsOfMine(table).length > 1;
}

/** The seat with whose eyes a page first looks; "" watches. A shared screen shows no secrets yet. */
export function firstSeat(table: TableCard): string {
  const mine = seatsOfMine(table);
  if (mine.length === 1 || (mine.length > 1 && table.stage === "over")) return mine[0]!.seat;
  return "";
}

/** The seat to which the screen must be handed over, if another of ours is asked. */
export function handedTo(table: TableCard, sitting: string): SeatState | null {
  if (!isShared(table) || table.stage !== "playing" || table.frozen) return null;
  const asked = seatsOfMine(table).filter((seat) => seat.asked);
  if (asked.some((seat) => seat.seat === sitting)) return null;
  return asked[0] ?? null;
}

/** Those for whom the table waits. */
export function awaited(table: TableCard): SeatState[] {
  return table.stage === "playing" ? table.seats.filter((seat) => seat.asked) : [];
}

/** The side of whoever is asked, or of whoever looks: its colours band the panel. */
export function bandSide(table: TableCard, sitting: string | null): string {
  const asked = awaited(table);
  const mine = asked.find((seat) => seat.seat === sitting);
  return (mine ?? asked[0] ?? seatOf(table, sitting))?.side ?? "";
}

/** Which moment of the match, and of whose, a page shows; a test waits for the one it was told of. */
export function momentOf({ seat, number, undone, ask }: Sight): string {
  return ask ? `${questionOf(ask)} asked` : [seat ?? "watching", number, undone, 0, "waiting"].join(" ");
}
