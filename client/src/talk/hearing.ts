/** Who hears whom at a table: a game may silence allies, and spectators speak among themselves. */

import type { SeatState, Sight, TableCard } from "../house/wire";

export interface Hearing {
  /** Seats that hear what this seat says. */
  heard: SeatState[];
  /** Seats to which the game forbids it to talk now. */
  silenced: SeatState[];
}

/** Who may hear a seat; nobody is silenced before the match, after it, or where it cannot go on. */
export function hearing(sight: Pick<Sight, "seat" | "view" | "table">): Hearing {
  const { seat, table, view } = sight;
  const others = table.seats.filter((each) => each.seat !== seat && each.sitter !== "player" && !each.mine);
  if (table.stage !== "playing" || table.frozen) return { heard: others, silenced: [] };
  const pairs = view.may_talk ?? [];
  const hears = (other: SeatState) =>
    pairs.some((pair) => seat !== null && pair.includes(seat) && pair.includes(other.seat));
  return { heard: others.filter(hears), silenced: others.filter((each) => !hears(each)) };
}

/** Do players and spectators sit in one room? Only when nothing can be given away any more. */
export function isOneRoom(table: Pick<TableCard, "stage">): boolean {
  return table.stage !== "playing";
}
