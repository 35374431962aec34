/** Time left to think, as a player reads it. */

import type { SeatState, TableCard } from "../house/wire";

/** Seconds left to a seat: until the deadline while it is asked, what is on its clock otherwise. */
export function secondsLeft(table: TableCard, seat: SeatState, now: number): number | null {
  if ((table.pace.kind ?? "none") === "none") return null;
  if (seat.asked && table.deadline) {
    return Math.max(0, (Date.parse(table.deadline) - now) / 1000);
  }
  return seat.clock ?? null;
}

/** The largest unit in which a player counts, and how many of it are left. */
export function span(seconds: number): { unit: "days" | "hours" | "clock"; count: number; text: string } {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86_400) return { unit: "days", count: Math.floor(whole / 86_400), text: "" };
  if (whole >= 2 * 3_600) return { unit: "hours", count: Math.floor(whole / 3_600), text: "" };
  const minutes = Math.floor(whole / 60);
  return { unit: "clock", count: whole, text: `${minutes}:${String(whole % 60).padStart(2, "0")}` };
}
