import { describe, expect, it } from "vitest";

import { isBefore, questionOf, standOf } from "../../src/house/question";
import type { Ask, Sight } from "../../src/house/wire";

const asked = { seat: "red", number: 7, undone: 1 } as Ask;

describe("a question", () => {
  it("is another for another seat, after every choice, every taking-back, and every answer on paper", () => {
    const others: Partial<Ask>[] = [{}, { seat: "blue" }, { number: 8 }, { undone: 2 }, { draft: "1f" }, { draft: "2e" }];
    expect(new Set(others.map((other) => questionOf({ ...asked, ...other }))).size).toBe(others.length);
  });

  it("is the same when nothing is written as when nobody says what", () => {
    expect(questionOf({ ...asked, draft: "" })).toBe(questionOf(asked));
  });

  it("is none where nobody is asked", () => {
    expect(questionOf(null)).toBe("");
    expect(questionOf(undefined)).toBe("");
  });
});

describe("the way of a match", () => {
  const at = (number: number, drafted = 0) => standOf({ number, ask: { ...asked, number, drafted } });

  it("goes on with every answer on paper, and further with a choice", () => {
    const way = [at(4), at(4, 1), at(4, 2), at(5), at(5, 1)];
    for (let place = 1; place < way.length; place++) {
      expect(isBefore(way[place - 1]!, way[place]!)).toBe(true);
      expect(isBefore(way[place]!, way[place - 1]!)).toBe(false);
    }
    expect(isBefore(at(4, 1), at(4, 1))).toBe(false);
  });

  it("is at the beginning of a paper for whoever is not asked", () => {
    expect(standOf({ number: 4, ask: null } as Pick<Sight, "number" | "ask">)).toEqual({ number: 4, drafted: 0 });
  });
});
