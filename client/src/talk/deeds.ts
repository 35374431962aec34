/** What one may do at a table besides playing. */

import type { SeatState, TableCard } from "../house/wire";

export type Deed =
  | "resign"
  | "end"
  | "abandon"
  | "offer-draw"
  | "withdraw-draw"
  | "claim"
  | "rematch"
  | "to-rematch"
  | "leave"
  | "cancel"
  | "replay"
  | "proof"
  | "watch-link"
  | "file";

/** What is open to me at this table, in the order in which it is offered. */
export function deedsAt(table: TableCard, now: number): Deed[] {
  const mine = mineOf(table);
  const sits = mine.length > 0;
  switch (table.stage) {
    case "gathering":
      return table.hosted ? ["cancel"] : sits ? ["leave"] : [];
    case "playing":
      if (table.frozen) return deedsFrozen(table);
      return [
        ...(mayClaim(table, now) ? (["claim"] as const) : []),
        "replay",
        ...(table.watchable === false ? [] : (["watch-link"] as const)),
        ...(sits ? (["file"] as const) : []),
        ...drawDeeds(table),
        ...(table.mended?.may_end ? (["end"] as const) : []),
        ...(sits ? (["resign"] as const) : []),
      ];
    case "over":
      return [
        ...(sits ? (["rematch"] as const) : table.rematch ? (["to-rematch"] as const) : []),
        ...(table.frozen ? [] : (["replay", "proof"] as const)),
        "file",
      ];
  }
}

/** Where a match cannot go on: it is kept, and left. Who only laid the table may break it off. */
function deedsFrozen(table: TableCard): Deed[] {
  if (mineOf(table).length) return ["file", ...drawDeeds(table), "end", "resign"];
  const alone = !table.seats.some((seat) => seat.sitter === "person");
  return table.hosted && alone ? ["abandon"] : [];
}

export function mineOf(table: TableCard): SeatState[] {
  return table.seats.filter((seat) => seat.mine);
}

/** The seat of mine that speaks for me: the one that looks, else the first. */
export function speaker(table: TableCard, looking: string | null | undefined): string {
  const mine = mineOf(table);
  return (mine.find((seat) => seat.seat === looking) ?? mine[0])?.seat ?? "";
}

/** Somebody else lets his time run out at a table where that may be claimed. */
export function mayClaim(table: TableCard, now: number): boolean {
  if (table.stage !== "playing" || table.frozen || table.pace.at_timeout !== "claim" || !table.deadline) return false;
  const late = Date.parse(table.deadline) <= now;
  const mine = mineOf(table);
  const sides = new Set(mine.map((seat) => seat.side));
  return late && mine.length > 0 && table.seats.some((seat) => seat.asked && !sides.has(seat.side));
}

/** Seats of others that offer a draw which I have not answered. */
export function offersTo(table: TableCard): SeatState[] {
  const mine = mineOf(table);
  if (table.stage !== "playing" || !mine.some((seat) => !seat.draw)) return [];
  return table.seats.filter((seat) => seat.draw && !seat.mine);
}

/** A draw is between people: a player of ours does not bargain. */
function drawDeeds(table: TableCard): Deed[] {
  const mine = mineOf(table);
  const others = table.seats.some((seat) => !seat.mine && seat.sitter === "person");
  if (!mine.length || !others || offersTo(table).length) return [];
  return [mine.some((seat) => seat.draw) ? "withdraw-draw" : "offer-draw"];
}

export function invitationPath(table: TableCard, seat: SeatState): string {
  return `/join/${table.id}/${seat.seat}/${seat.invitation ?? ""}`;
}
