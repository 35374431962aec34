import { describe, expect, it } from "vitest";

import type { ClauseCard } from "../../src/house/wire";
import { chaptersOf, headingOf } from "../../src/pages/chapters";

function clause(id: string, section: string): ClauseCard {
  return { id, section, kind: "rule", text: id };
}

describe("the chapters of a rulebook", () => {
  it("a chapter that the game has named bears that name, whatever its headings", () => {
    const all = [clause("draw.count", "p.8 Pioche"), clause("draw.order", "p.9 Autre")];
    expect(chaptersOf(all, { draw: "Draw" })).toEqual([{ id: "chapter-0", title: "Draw", clauses: all }]);
  });

  it("a named chapter gathers its clauses from wherever they stand in the book", () => {
    const all = ["draw.count", "march.road", "draw.order"].map((id) => clause(id, "p.8"));
    const found = chaptersOf(all, { draw: "Draw", march: "The march" });
    expect(found.map(({ title, clauses }) => [title, clauses.map(({ id }) => id)])).toEqual([
      ["Draw", ["draw.count", "draw.order"]],
      ["The march", ["march.road"]],
    ]);
  });

  it("are headed without page and number", () => {
    expect(headingOf("p.10 La manœuvre 1A ; p.12 Le combat")).toBe("La manœuvre");
    expect(headingOf("p.17-19 Précisions sur les cartes")).toBe("Précisions sur les cartes");
    expect(headingOf("p.3\u202f; p.4")).toBe("");
    expect(headingOf("p.5 ; p.6 encadré")).toBe("Encadré");
  });

  it("hold the clauses in a row whose ids begin alike", () => {
    const found = chaptersOf([
      clause("march.a", "p.1 Marching"),
      clause("march.b", "p.2 ; p.3"),
      clause("march.c", "p.1 Marching 2"),
      clause("fight.a", "p.4 Fighting"),
    ]);
    expect(found.map((chapter) => [chapter.title, chapter.clauses.length])).toEqual([
      ["Marching", 3],
      ["Fighting", 1],
    ]);
  });

  it("are cut at their headings when they have many", () => {
    const names = ["Alert", "Audacity", "Bridge", "Charge"];
    const found = chaptersOf(names.map((name, index) => clause(`card.${index}`, `p.9 ${name}`)));
    expect(found.map((chapter) => chapter.title)).toEqual(names);
  });

  it("lose no clause and keep the order", () => {
    const all = ["a.1", "a.2", "b.1", "a.3"].map((id) => clause(id, "p.1 Same"));
    expect(chaptersOf(all).flatMap((chapter) => chapter.clauses)).toEqual(all);
  });
});
