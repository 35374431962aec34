import { expect, test } from "vitest";

import type { Line } from "../../src/house/wire";
import {
  heardBy,
  marksOf,
  nextMark,
  reached,
  stay,
  strokeOf,
  wantedBy,
  within,
} from "../../src/replay/moments";

const line = (number: number, key = "", die = 0): Line => ({
  number,
  key,
  sentence: [die ? { text: String(die), die } : { text: key }],
});

const key = (name: string, held: Partial<KeyboardEvent> = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test("an address names a moment, my last turn, or the beginning", () => {
  expect(wantedBy("#42")).toEqual({ at: 42 });
  expect(wantedBy("#since")).toBe("since");
  expect(wantedBy("")).toBe("start");
  expect(wantedBy("#-1")).toBe("start");
  expect(wantedBy("#4x")).toBe("start");
});

test("a moment stays within the match", () => {
  expect([within(-3, 10), within(4, 10), within(99, 10)]).toEqual([0, 4, 10]);
});

test("what a choice brought is heard at the moment after it, and the prologue at once", () => {
  const lines = [line(-1), line(0), line(4)];
  expect(heardBy(lines, 0)).toEqual([lines[0]]);
  expect(heardBy(lines, 1)).toEqual([lines[0], lines[1]]);
  expect(heardBy(lines, 5)).toEqual(lines);
});

test("turns and fights are marked, and the turn where both begin", () => {
  const marks = marksOf([
    line(-1, "turn.begins"),
    line(3, "march.done"),
    line(5, "combat.begins"),
    line(7, "fire", 4),
    line(9, "fire", 2),
    line(9, "turn.begins"),
  ]);
  expect(marks.map(({ number, sort }) => [number, sort])).toEqual([
    [0, "turn"],
    [6, "fight"],
    [8, "fight"],
    [10, "turn"],
  ]);
});

test("from mark to mark, the ends of the match count", () => {
  const marks = marksOf([line(3, "turn.begins")]);
  expect(nextMark(marks, 0, 1, 9)).toBe(4);
  expect(nextMark(marks, 4, 1, 9)).toBe(9);
  expect(nextMark(marks, 9, 1, 9)).toBe(9);
  expect(nextMark(marks, 4, -1, 9)).toBe(0);
});

test("keys step, leap and play, and leave the browser its own", () => {
  expect(strokeOf(key("ArrowRight"))).toBe("on");
  expect(strokeOf(key("ArrowRight", { shiftKey: true }))).toBe("mark-on");
  expect(strokeOf(key("Home"))).toBe("first");
  expect(strokeOf(key(" "))).toBe("play");
  expect(strokeOf(key("ArrowLeft", { altKey: true }))).toBeNull();
  expect(strokeOf(key("x"))).toBeNull();
});

test("every stroke leads where it says", () => {
  const marks = marksOf([line(3, "turn.begins")]);
  const strokes = ["back", "on", "first", "last", "mark-back", "mark-on"] as const;
  expect(strokes.map((stroke) => reached(stroke, 2, 9, marks))).toEqual([1, 3, 0, 9, 0, 4]);
});

test("twice the speed is half the wait, and nobody waits long where nothing was told", () => {
  expect(stay(2, true)).toBe(stay(1, true) / 2);
  expect(stay(1, false)).toBeLessThan(stay(1, true) / 2);
});
