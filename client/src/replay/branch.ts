/** Who plays on from a moment of another match. */

import type { SeatOrder, SeatState, TableCard } from "../house/wire";

export const ME = "me";

/** My own seats stay mine, or the first if I had none; the others go to the computer. */
export function proposed(table: Pick<TableCard, "seats">): Record<string, string> {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const kept = mine.length > 0 && mine.length < table.seats.length ? mine : [table.seats[0]?.seat];
  return Object.fromEntries(
    table.seats.map((seat) => [seat.seat, kept.includes(seat.seat) ? ME : ""]),
  );
}

/** An empty sitter is the computer at the level that is offered. */
export function ordered(
  seats: readonly Pick<SeatState, "seat">[],
  sitters: Record<string, string>,
  level: string,
): Record<string, SeatOrder> {
  return Object.fromEntries(
    seats.map(({ seat }) => {
      const sitter = sitters[seat] ?? ME;
      const order: SeatOrder =
        sitter === ME ? { sitter: "me" } : { sitter: "player", level: sitter || level };
      return [seat, order];
    }),
  );
}
