// @vitest-environment jsdom
import { expect, test } from "vitest";

import "../media";
import { nationOf, NATIONS } from "../../src/board/nation";
import { bySpace, COUNTER, extentOf, fan, lay, litAs, stacksOf } from "../../src/board/stacks";
import { board, piece, view } from "./fixtures";

test("pieces of one side lie in one stack and another side's beside it", () => {
  const pieces = [piece("a", "ford"), piece("b", "ford", "south"), piece("c", "ford")];
  expect(stacksOf(pieces).map((stack) => stack.map(({ id }) => id))).toEqual([["a", "c"], ["b"]]);
  const slots = lay(pieces);
  expect(Math.abs(slots.get("b")!.x - slots.get("c")!.x)).toBeGreaterThanOrEqual(COUNTER);
});

test("no stack lies on the face of another, however high they are", () => {
  const pieces = Array.from({ length: 15 }, (_, index) =>
    piece(`p${index}`, "ford", ["north", "south", "west"][index % 3]!),
  );
  const slots = lay(pieces);
  const edges = stacksOf(pieces).map((stack) => {
    const across = stack.map(({ id }) => slots.get(id)!.x);
    return { left: Math.min(...across) - COUNTER / 2, right: Math.max(...across) + COUNTER / 2 };
  });
  for (const [index, { right }] of edges.slice(0, -1).entries()) {
    expect(edges[index + 1]!.left).toBeGreaterThan(right);
  }
});

test("only the uppermost piece of a stack tells how many there are", () => {
  const slots = lay([piece("a", "ford"), piece("b", "ford"), piece("c", "ford")]);
  expect(["a", "b", "c"].map((id) => slots.get(id)!.count)).toEqual([0, 0, 3]);
  expect(lay([piece("a", "ford")]).get("a")!.count).toBe(0);
});

test("a high stack takes no more room than one of four", () => {
  const many = Array.from({ length: 12 }, (_, index) => piece(`p${index}`, "ford"));
  expect(extentOf(many)).toEqual(extentOf(many.slice(0, 4)));
});

test("every piece lies within the room that its space says it takes", () => {
  const pieces = ["north", "north", "south", "west"].map((side, index) =>
    piece(`p${index}`, "ford", side),
  );
  const room = extentOf(pieces);
  for (const { x, y } of lay(pieces).values()) {
    expect(Math.abs(x) + COUNTER / 2).toBeLessThanOrEqual(room.half + 0.01);
    expect(COUNTER / 2 - y).toBeLessThanOrEqual(room.above + 0.01);
    expect(COUNTER / 2 + y).toBeLessThanOrEqual(room.below + 0.01);
  }
});

test("an open stack leaves room for a finger on every piece", () => {
  for (const count of [2, 5, 6, 11, 17]) {
    const places = fan(count);
    expect(places).toHaveLength(count);
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        expect(
          Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)),
        ).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

test("a piece is chosen by its own id or by the name on its face", () => {
  const block = piece("block-7", "ford", "north", { name: "ney" });
  expect(litAs(block, new Set(["block-7"]))).toBe("block-7");
  expect(litAs(block, new Set(["ney"]))).toBe("ney");
  expect(litAs({ ...block, name: "" }, new Set([""]))).toBe("");
});

test("pieces are found by the space on which they stand", () => {
  const found = bySpace(view([piece("a", "ford"), piece("b", "mill"), piece("c", "ford")]));
  expect(found.get("ford")?.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(found.has("chapel")).toBe(false);
});

test("a side wears its livery, and without one always the same colours", () => {
  const map = board([], [], { liveries: { empire: "france", league: "atlantis" } });
  expect(nationOf(map, "empire")).toBe("france");
  expect(nationOf(map, "prussia")).toBe("prussia");
  expect(NATIONS).toContain(nationOf(map, "league"));
  expect(nationOf(map, "vanguard")).toBe(nationOf(board([]), "vanguard"));
  expect(nationOf(map, "vanguard")).not.toBe(nationOf(map, "rearguard"));
  expect(nationOf(map, "")).toBe("other");
});
