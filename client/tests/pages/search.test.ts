import { describe, expect, it } from "vitest";

import { folded, holds, marked, wanted } from "../../src/pages/search";

describe("searching the rules", () => {
  it("finds a word whatever its accents, case or ligatures", () => {
    const clause = folded("La MANŒUVRE s’arrête à l’Éclaireur");
    expect(holds(clause, wanted("manoeuvre"))).toBe(true);
    expect(holds(clause, wanted("eclaireur ARRETE"))).toBe(true);
    expect(holds(clause, wanted("retraite"))).toBe(false);
  });

  it("wants every word, in whatever order", () => {
    const clause = folded("one two three");
    expect(holds(clause, wanted("three one"))).toBe(true);
    expect(holds(clause, wanted("three four"))).toBe(false);
  });

  it("marks the letters of the original, ligature and all", () => {
    expect(marked("La manœuvre", wanted("noeu"))).toEqual([
      { text: "La ma", marked: false },
      { text: "nœu", marked: true },
      { text: "vre", marked: false },
    ]);
  });

  it("gives the whole text back when nothing is looked for", () => {
    expect(marked("Été", [])).toEqual([{ text: "Été", marked: false }]);
  });

  it("takes an apostrophe or a thin space for a plain one", () => {
    expect(holds(folded("l’axe\u202f: loin"), wanted("l'axe :"))).toBe(true);
  });
});
