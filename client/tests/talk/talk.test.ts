import { expect, test } from "vitest";

import type { ChatLine, SeatState, TableCard, View } from "../../src/house/wire";
import { deedsAt, invitationPath, mayClaim, offersTo, speaker } from "../../src/talk/deeds";
import { hearing } from "../../src/talk/hearing";
import { isNews, turnOf } from "../../src/talk/turn";
import { unread } from "../../src/talk/unread";

const seat = (id: string, changes: Partial<SeatState> = {}): SeatState => ({
  seat: id,
  name: id,
  side: id,
  letter: "X",
  sitter: "person",
  ...changes,
});

const table = (changes: Partial<TableCard>): TableCard =>
  ({ id: "t", stage: "playing", pace: {}, seats: [], ...changes }) as TableCard;

const me = seat("red", { mine: true });
const other = seat("blue");

test("allies whom the game silences do not hear each other", () => {
  const seats = [me, other, seat("grey")];
  const view = { path: [], seat: "red", may_talk: [["red", "blue"]] } as unknown as View;
  const { heard, silenced } = hearing({ seat: "red", view, table: table({ seats }) });
  expect(heard.map((each) => each.seat)).toEqual(["blue"]);
  expect(silenced.map((each) => each.seat)).toEqual(["grey"]);
});

test("after the match everybody hears, and the computer never listens", () => {
  const seats = [me, other, seat("grey", { sitter: "player" })];
  const view = { path: [], seat: "red" } as unknown as View;
  const { heard, silenced } = hearing({ seat: "red", view, table: table({ stage: "over", seats }) });
  expect(heard.map((each) => each.seat)).toEqual(["blue"]);
  expect(silenced).toEqual([]);
});

const line = (id: string, who: string): ChatLine => ({ id, at: "", who, seat: who, text: "" });
const lines = [line("b", "blue"), line("c", "red"), line("a", "blue")];

test("what I said myself is not unread", () => {
  expect(unread(lines, "b", new Set(["red"]))).toBe(1);
  expect(unread(lines, "a", new Set(["red"]))).toBe(0);
});

test("everything is unread where nothing has been read, or what was is no longer shown", () => {
  expect(unread(lines, "", new Set(["red"]))).toBe(2);
  expect(unread(lines, "z", new Set(["red"]))).toBe(2);
});

test("a spectator can neither resign nor offer a draw", () => {
  const deeds = deedsAt(table({ seats: [seat("red"), other] }), 0);
  expect(deeds).not.toContain("resign");
  expect(deeds).not.toContain("offer-draw");
  expect(deedsAt(table({ seats: [me, other] }), 0)).toEqual(
    expect.arrayContaining(["resign", "offer-draw"]),
  );
});

test("nobody bargains with the computer", () => {
  const seats = [me, seat("blue", { sitter: "player" })];
  expect(deedsAt(table({ seats }), 0)).not.toContain("offer-draw");
});

test("a draw that is offered is shown to the others until they answer", () => {
  expect(offersTo(table({ seats: [me, seat("blue", { draw: true })] }))).toHaveLength(1);
  expect(offersTo(table({ seats: [{ ...me, draw: true }, other] }))).toEqual([]);
  expect(deedsAt(table({ seats: [{ ...me, draw: true }, other] }), 0)).toContain("withdraw-draw");
});

test("a win is claimed only from another side whose time is over, where that was agreed", () => {
  const late = table({
    seats: [me, seat("blue", { asked: true })],
    pace: { kind: "choice", at_timeout: "claim" },
    deadline: "2026-01-01T00:00:00Z",
  });
  const then = Date.parse("2026-01-01T00:00:00Z");
  expect(mayClaim(late, then + 1)).toBe(true);
  expect(mayClaim(late, then - 1)).toBe(false);
  expect(mayClaim({ ...late, pace: { kind: "choice", at_timeout: "lose" } }, then + 1)).toBe(false);
  expect(mayClaim({ ...late, frozen: "x" }, then + 1)).toBe(false);
  expect(mayClaim({ ...late, seats: [{ ...me, asked: true }, other] }, then + 1)).toBe(false);
});

test("the host clears a table that waits, a guest leaves it", () => {
  expect(deedsAt(table({ stage: "gathering", hosted: true, seats: [me] }), 0)).toEqual(["cancel"]);
  expect(deedsAt(table({ stage: "gathering", seats: [me] }), 0)).toEqual(["leave"]);
  expect(deedsAt(table({ stage: "gathering", seats: [other] }), 0)).toEqual([]);
});

test("who has played may always go on to the rematch, where he then sits; a watcher once there is one", () => {
  const over = table({ stage: "over", seats: [me, other] });
  expect(deedsAt(over, 0)[0]).toBe("rematch");
  expect(deedsAt({ ...over, rematch: "u" }, 0)[0]).toBe("rematch");
  const watched = { ...over, seats: over.seats.map((seat) => ({ ...seat, mine: false })) };
  expect(deedsAt(watched, 0)).not.toContain("rematch");
  expect(deedsAt({ ...watched, rematch: "u" }, 0)[0]).toBe("to-rematch");
});

test("the seat that looks speaks for me, else the first of mine", () => {
  const seats = [me, seat("blue", { mine: true })];
  expect(speaker(table({ seats }), "blue")).toBe("blue");
  expect(speaker(table({ seats }), null)).toBe("red");
});

test("where a match cannot go on, its players talk, keep it and leave it", () => {
  const frozen = table({ frozen: "Its box is lost.", seats: [me, other] });
  expect(deedsAt(frozen, 0)).toEqual(["file", "offer-draw", "end", "resign"]);
  expect(deedsAt({ ...frozen, stage: "over" }, 0)).toEqual(["rematch", "file"]);
  expect(turnOf({ ...frozen, seats: [{ ...me, asked: true }] })).toBe("");
  const view = { path: [], seat: "red" } as unknown as View;
  expect(hearing({ seat: "red", view, table: frozen }).silenced).toEqual([]);
});

test("who only laid a table that cannot go on breaks it off, if nobody sits there", () => {
  const seats = [seat("red", { sitter: "player" }), seat("blue", { sitter: "player" })];
  expect(deedsAt(table({ frozen: "x", hosted: true, seats }), 0)).toEqual(["abandon"]);
  expect(deedsAt(table({ frozen: "x", hosted: true, seats: [other] }), 0)).toEqual([]);
});

test("a match whose rules were mended may be ended by who has not played on", () => {
  const mended = { number: 4, version: 2, sentence: "", may_end: true };
  expect(deedsAt(table({ mended, seats: [me, other] }), 0)).toContain("end");
  expect(deedsAt(table({ mended: { ...mended, may_end: false }, seats: [me, other] }), 0)).not.toContain("end");
});

test("an invitation leads to its seat", () => {
  expect(invitationPath(table({}), seat("blue", { invitation: "abc" }))).toBe("/join/t/blue/abc");
});

test("it is news when I am asked anew, not when I open the table", () => {
  const asked = turnOf(table({ seats: [{ ...me, asked: true }, other] }));
  const idle = turnOf(table({ seats: [me, { ...other, asked: true }] }));
  expect(isNews(null, asked)).toBe(false);
  expect(isNews(idle, asked)).toBe(true);
  expect(isNews(asked, asked)).toBe(false);
  expect(isNews(asked, idle)).toBe(false);
});
