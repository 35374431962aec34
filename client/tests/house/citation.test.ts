import { describe, expect, it } from "vitest";

import { citation, woven } from "../../src/house/citation";
import type { RulesBook } from "../../src/house/wire";

const clause = (id: string, section: string) => ({ id, section, kind: "limit", text: "" });
const book: RulesBook = {
  game: "lodi",
  title: "Lodi",
  language: "en",
  clauses: [
    clause("march.bridge", "6.23, example"),
    clause("march.rain", "Weather table"),
    clause("fire.guns", "p.12 Le combat 3 ; p.4"),
    clause("odd.one", "1.1"),
  ],
  steps: [],
  chapters: { march: "The march", fire: "Fire" },
};

describe("a clause is cited", () => {
  it.each([
    ["march.bridge", "The march, 6.23"],
    ["march.rain", "The march"],
    ["fire.guns", "Fire, p.\u00a012"],
    ["odd.one", "odd.one"],
    ["march.unknown", "The march"],
  ])("%s by its chapter and place", (id, words) => {
    expect(citation(book, id)).toBe(words);
  });
});

describe("a sentence of the server", () => {
  it("leads to the clauses where it cites them", () => {
    const said = "Mended: §\u00a0Fire, p.\u00a012 and §\u00a0The march, 6.23. Go on.";
    expect(woven(book, said, ["fire.guns", "march.bridge"])).toEqual({
      pieces: [
        { text: "Mended: " },
        { clause: "fire.guns" },
        { text: " and " },
        { clause: "march.bridge" },
        { text: ". Go on." },
      ],
      left: [],
    });
  });

  it("leaves what it does not cite, and names no place twice", () => {
    const said = "Mended: §\u00a0The march.";
    const { pieces, left } = woven(book, said, ["march.rain", "march.unknown", "fire.guns"]);
    expect(pieces).toEqual([{ text: "Mended: " }, { clause: "march.rain" }, { text: "." }]);
    expect(left).toEqual(["fire.guns"]);
  });
});
