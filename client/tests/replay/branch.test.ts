// @vitest-environment jsdom
import { expect, test } from "vitest";

import "../media";
import { Refused } from "../../src/house/api";
import type { SeatState, TableCard } from "../../src/house/wire";
import { ordered, proposed } from "../../src/replay/branch";
import { eyesOpen, firstEyes, mayBranch } from "../../src/replay/eyes";
import type { Replaying } from "../../src/replay/replaying";
import { bareSight, isSealed } from "../../src/replay/Sealed";

const seat = (id: string, mine = false) => ({ seat: id, mine }) as SeatState;
const table = (stage: TableCard["stage"], ...seats: SeatState[]) => ({ stage, seats }) as TableCard;

test("while a match runs only one's own eyes are open, after it everybody's", () => {
  const seats = [seat("red", true), seat("blue")];
  expect(eyesOpen(table("playing", ...seats)).map((each) => each.seat)).toEqual(["red"]);
  expect(eyesOpen(table("over", ...seats)).map((each) => each.seat)).toEqual(["red", "blue"]);
});

test("a reader begins with his own eyes, else as a spectator", () => {
  expect(firstEyes(table("over", seat("red"), seat("blue", true)))).toBe("blue");
  expect(firstEyes(table("over", seat("red")))).toBe("");
});

test("a match that others still play is not played on", () => {
  expect(mayBranch(table("playing", seat("red", true), seat("blue")), 0)).toBe(false);
  expect(mayBranch(table("playing", seat("red", true), seat("blue", true)), 0)).toBe(true);
  expect(mayBranch(table("over", seat("red")), 0)).toBe(true);
});

test("nothing is left to play where the rules have ended the match", () => {
  const result: TableCard["result"] = { ending: "rules", sentence: [] };
  const over = { ...table("over", seat("red")), number: 9, result };
  expect([mayBranch(over, 8), mayBranch(over, 9)]).toEqual([true, false]);
  expect(mayBranch({ ...over, result: { ...result, ending: "resigned" } }, 9)).toBe(true);
});

test("a match whose rules were mended is not played on", () => {
  const mended = { number: 4, version: 2, sentence: "" };
  expect(mayBranch({ ...table("over", seat("red")), mended }, 5)).toBe(false);
});

test("moments that the mended rules cannot show are sealed, and no others", () => {
  const mended = { ...table("over", seat("red")), mended: { number: 4, version: 2, sentence: "" } };
  const refused = new Refused(409, { key: "desk.diverged", sentence: "" });
  const at = (number: number, error: unknown = refused) => ({ number, error, sight: null }) as unknown as Replaying;
  expect(isSealed(mended, at(3))).toBe(true);
  expect(isSealed(mended, at(4))).toBe(false);
  expect(isSealed(mended, at(3, new Error()))).toBe(false);
  expect(isSealed(mended, { ...at(3), sight: bareSight(mended, "red", 3) })).toBe(false);
  expect(isSealed(table("over"), at(3))).toBe(false);
});

test("my seat stays mine and the others go to the computer", () => {
  expect(proposed(table("over", seat("red"), seat("blue", true)))).toEqual({ red: "", blue: "me" });
  expect(proposed(table("over", seat("red"), seat("blue")))).toEqual({ red: "me", blue: "" });
});

test("an order names who plays each seat", () => {
  const seats = [seat("red"), seat("blue"), seat("grey")];
  expect(ordered(seats, { red: "me", blue: "", grey: "marshal" }, "recruit")).toEqual({
    red: { sitter: "me" },
    blue: { sitter: "player", level: "recruit" },
    grey: { sitter: "player", level: "marshal" },
  });
});
