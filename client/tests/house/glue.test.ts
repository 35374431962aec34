import { describe, expect, it } from "vitest";

import { glued, unbroken } from "../../src/house/glue";
import type { Part } from "../../src/house/wire";

const shown = (...parts: Part[]) =>
  glued(parts).map(({ before, part, after }) => [before, part.text, after]);

describe("a sentence on the page", () => {
  it("keeps a die and its comma together", () => {
    expect(shown({ text: "4", die: 4 }, { text: ", then " }, { text: "2", die: 2 }, { text: "." })).toEqual([
      ["", "4", ","],
      ["", " then ", ""],
      ["", "2", "."],
    ]);
  });

  it("keeps a name within its brackets", () => {
    expect(shown({ text: "A pile (" }, { text: "Ney", id: "ney" }, { text: ") marches." })).toEqual([
      ["", "A pile ", ""],
      ["(", "Ney", ")"],
      ["", " marches.", ""],
    ]);
  });

  it("keeps the hard space of a French mark with it", () => {
    expect(shown({ text: "«\u00a0" }, { text: "Ligny", id: "ligny" }, { text: "\u00a0»\u202f; puis" })).toEqual([
      ["«\u00a0", "Ligny", "\u00a0»"],
      ["", "\u202f; puis", ""],
    ]);
  });

  it("says the same words as before", () => {
    const parts = [{ text: "(" }, { text: "Ney", id: "ney" }, { text: "), " }, { text: "6", die: 6 }];
    expect(shown(...parts).flat().join("")).toBe(parts.map((part) => part.text).join(""));
  });

  it("keeps a verb that is turned round in one piece with its mark", () => {
    expect(unbroken("Votre pile attaque-t-elle\u202f?")).toEqual(["Votre pile ", "attaque-t-elle\u202f?", ""]);
    expect(unbroken("La gardez-vous telle quelle, ou changez-vous ?")).toEqual([
      "La ",
      "gardez-vous",
      " telle quelle, ou ",
      "changez-vous",
      " ?",
    ]);
    expect(unbroken("Saint-Jean-les-vousages, peut-être")).toEqual(["Saint-Jean-les-vousages, peut-être"]);
  });
});
