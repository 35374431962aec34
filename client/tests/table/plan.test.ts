import { describe, expect, it } from "vitest";

import type { Option, Plan, Sight } from "../../src/house/wire";
import { added, holds, isLast, isSheet, shortened, shown, struck } from "../../src/table/plan";

const A = { type: "Build", piece: "a" };
const B = { type: "Go", zone: "b" };
const C = { type: "Build", piece: "c" };
const PASS = { action: { type: "Pass" }, sentence: [] } as Option;
const plan = (lines: object[][], more: Partial<Plan> = {}): Plan => ({
  seat: "red",
  number: 4,
  undone: 0,
  sight: { number: 7 } as Sight,
  lines: lines.map((actions) => ({ actions, sentences: [] })) as Plan["lines"],
  ...more,
} as Plan);

describe("a plan", () => {
  it("grows by lines, and the open line by its answers", () => {
    expect(added(null, A)).toEqual([[A]]);
    expect(added(plan([[A]], { open: true }), B)).toEqual([[A, B]]);
    expect(added(plan([[A, B]]), C)).toEqual([[A, B], [C]]);
  });

  it("loses its last line, or of an open line the last answer", () => {
    expect(shortened(plan([[A, B], [C]]))).toEqual([[A, B]]);
    expect(shortened(plan([[C], [A, B]], { open: true }))).toEqual([[C], [A]]);
    expect(shortened(plan([[C], [A]], { open: true }))).toEqual([[C]]);
  });

  it("loses any line that is struck out", () => {
    expect(struck(plan([[A, B], [C]]), 0)).toEqual([[C]]);
  });

  it("is over with a pass, but not within a line", () => {
    expect(isLast(PASS, null)).toBe(true);
    expect(isLast(PASS, plan([[A]], { open: true }))).toBe(false);
    expect(isLast({ action: A, sentence: [] }, null)).toBe(false);
  });

  it("is shown for as long as the table stands where it was drawn up", () => {
    const truth = { seat: "red", number: 4, undone: 0 } as Sight;
    expect(shown(truth, plan([[A]]))?.number).toBe(7);
    for (const moved of [{ number: 5 }, { undone: 1 }, { seat: "blue" }]) {
      const now = { ...truth, ...moved };
      expect(holds(plan([[A]]), now)).toBe(false);
      expect(shown(now, plan([[A]]))).toBe(now);
    }
  });

  it("is drawn up where a roster is a sheet", () => {
    const view = (more: object) => ({ view: { seat: "red", path: [], rosters: [{ key: "k", rows: [], ...more }] } });
    expect(isSheet(view({ plan: true }))).toBe(true);
    expect(isSheet(view({}))).toBe(false);
  });
});
