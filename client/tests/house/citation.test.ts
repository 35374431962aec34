import { describe, expect, it } from "vitest";

import { citation } from "../../src/house/citation";
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
