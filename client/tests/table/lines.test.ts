import { describe, expect, it } from "vitest";

import type { Line } from "../../src/house/wire";
import { grouped, merged } from "../../src/table/lines";

const told = (...numbers: number[]): Line[] =>
  numbers.map((number) => ({ number, sentence: [{ text: `after ${number}` }] }));
const numbers = (lines: readonly Line[]) => lines.map((line) => line.number);

describe("the log", () => {
  it("grows by what is new", () => {
    const held = merged([], { number: 2, since: 0, lines: told(-1, 0, 1) });
    expect(numbers(merged(held, { number: 3, since: 2, lines: told(2, 2) }))).toEqual([-1, 0, 1, 2, 2]);
  });

  it("doubles nothing when a sight tells again what is held", () => {
    const held = told(-1, 0, 1, 2);
    expect(numbers(merged(held, { number: 3, since: 1, lines: told(1, 2) }))).toEqual([-1, 0, 1, 2]);
    expect(numbers(merged(held, { number: 3, since: 0, lines: told(-1, 0, 1, 2) }))).toEqual([-1, 0, 1, 2]);
    expect(numbers(merged(held, { number: 3, lines: told(-1, 0, 1, 2) }))).toEqual([-1, 0, 1, 2]);
  });

  it("drops what was taken back", () => {
    const held = told(-1, 0, 1, 2, 3);
    expect(numbers(merged(held, { number: 2, since: 4, lines: [] }))).toEqual([-1, 0, 1]);
    expect(numbers(merged(held, { number: 3, since: 2, lines: told(2) }))).toEqual([-1, 0, 1, 2]);
  });

  it("keeps the prologue when everything else is told anew without it", () => {
    expect(numbers(merged(told(-1, 0), { number: 1, since: 0, lines: told(0) }))).toEqual([-1, 0]);
  });

  it("stands in groups, one for each choice", () => {
    const groups = grouped(told(-1, 0, 0, 2));
    expect(groups.map((group) => [group.number, group.lines.length])).toEqual([[-1, 1], [0, 2], [2, 1]]);
  });
});
