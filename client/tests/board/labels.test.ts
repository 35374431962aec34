import { expect, test } from "vitest";

import { boxOf, isMinor, rankOf, write, type Wanted } from "../../src/board/labels";
import { tokensOf } from "../../src/board/signs";
import { space } from "./fixtures";

function name(id: string, x: number, y: number, rank = 0): Wanted {
  return {
    id,
    x,
    y,
    dx: 0,
    dy: 30,
    anchor: "middle",
    width: 60,
    height: 14,
    rank,
    clear: 18,
    above: 18,
    below: 30,
  };
}

test("no two names are written over each other", () => {
  const wanted = Array.from({ length: 60 }, (_, index) =>
    name(`n${index}`, (index % 10) * 37, Math.floor(index / 10) * 23, index),
  );
  const written = write(wanted, []);
  const boxes = wanted.flatMap((one) =>
    written.has(one.id) ? [boxOf(one, written.get(one.id)!)] : [],
  );
  expect(boxes.length).toBeGreaterThan(5);
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const apart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(apart).toBe(true);
    }
  }
});

test("of two names on one place the one that counts more is written first", () => {
  const written = write([name("hamlet", 0, 0, 1), name("capital", 0, 0, 9)], []);
  expect(written.get("capital")).toEqual({ dx: 0, dy: 30, anchor: "middle" });
  expect(written.get("hamlet")).not.toEqual({ dx: 0, dy: 30, anchor: "middle" });
});

test("a name goes elsewhere when a stack lies on its place", () => {
  const stack = { left: -30, right: 30, top: 15, bottom: 40 };
  expect(write([name("mill", 0, 0)], [stack]).get("mill")!.dy).toBeLessThan(0);
});

test("above a long row of counters a name stands as near as above a single one", () => {
  const row = { left: -120, right: 120, top: -20, bottom: 60 };
  const wide = { ...name("mill", 0, 0), clear: 120, above: 23 };
  expect(write([wide], [row]).get("mill")!.dy).toBeCloseTo(-23 - 14 * 0.35);
});

test("a name that finds no room is not written", () => {
  const everywhere = { left: -500, right: 500, top: -500, bottom: 500 };
  expect(write([name("mill", 0, 0)], [everywhere]).size).toBe(0);
});

test("value, walls and choices make a name count more", () => {
  const plain = rankOf(space("a", 0, 0), false, false);
  expect(rankOf(space("a", 0, 0, { value: 1 }), false, false)).toBeGreaterThan(plain);
  expect(rankOf(space("a", 0, 0, { kind: "fortified-town" }), false, false)).toBeGreaterThan(
    rankOf(space("a", 0, 0, { kind: "town" }), false, false),
  );
  expect(rankOf(space("a", 0, 0), true, false)).toBeGreaterThan(
    rankOf(space("a", 0, 0, { value: 3 }), false, false),
  );
});

test("open country is written in italics and a town is not", () => {
  expect(isMinor(space("a", 0, 0))).toBe(true);
  expect(isMinor(space("a", 0, 0, { kind: "village" }))).toBe(false);
});

test("a kind is read word by word and an unknown one means nothing", () => {
  expect([...tokensOf("destroyed-bridge")]).toEqual(["broken", "bridge"]);
  expect(tokensOf("balloon").size).toBe(0);
});
