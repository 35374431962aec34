import { describe, expect, it } from "vitest";

import type { Board, Option, View } from "../../src/house/wire";
import { aimed, folded, headed, narrowed, placesOf, reach, soundingAlike, thingsOn } from "../../src/table/narrowing";

const board: Board = {
  shape: "points",
  width: 1,
  height: 1,
  spaces: ["ford", "mill", "hill"].map((id) => ({ id, x: 0, y: 0, kind: "clear" })),
  links: [],
};
const view: View = {
  seat: "red",
  path: [],
  pieces: [
    { id: "block-1", space: "ford", side: "red", kind: "corps", name: "guard" },
    { id: "block-2", space: "ford", side: "red", kind: "corps", name: "line" },
    { id: "block-3", space: "hill", side: "blue", kind: "block" },
  ],
  cards: [{ id: "hand-red", key: "cards.hand", side: "red", count: 1, open: [{ id: "dash", name: "dash", colour: "" }] }],
};
const things = thingsOn(board, view);
const option = (name: string, points: string[], aside = false): Option => ({
  action: { name },
  sentence: [{ text: name }],
  points,
  aside,
});
const march = (who: string, to: string) => option(`${who} to ${to}`, [who, to]);
const OPTIONS = [march("guard", "mill"), march("guard", "hill"), march("line", "mill"), option("pass", [], true)];

describe("what an answer shows on the map", () => {
  it("is what it names, and of a land its spaces", () => {
    const spaces = board.spaces.map((space) => ({ ...space, marks: space.id === "hill" ? [] : ["brabant", "mill"] }));
    const { shown } = thingsOn({ ...board, spaces }, view);
    expect(shown(["guard", "brabant"])).toEqual(["guard", "brabant", "ford", "mill"]);
    expect(shown(["mill", "red"])).toEqual(["mill", "red"]);
  });
});

describe("narrowing", () => {
  it("lights everything that an answer names, until something is chosen", () => {
    expect([...narrowed(OPTIONS, [], things).lit].sort()).toEqual(["guard", "hill", "line", "mill"]);
  });

  it("leaves the answers that name all that is chosen", () => {
    const { left, lit, settled } = narrowed(OPTIONS, ["guard"], things);
    expect(left).toHaveLength(2);
    expect([...lit].sort()).toEqual(["hill", "mill"]);
    expect(settled).toBeNull();
  });

  it("settles when one answer is left and all that it names is chosen", () => {
    expect(narrowed(OPTIONS, ["guard", "hill"], things).settled).toBe(OPTIONS[1]);
  });

  it("does not settle while the only answer left names more than was chosen", () => {
    const { settled, main, lit } = narrowed(OPTIONS, ["line"], things);
    expect(settled).toBeNull();
    expect(main).toBe(OPTIONS[2]);
    expect([...lit]).toEqual(["mill"]);
  });

  it("does not choose between two answers that name the same things", () => {
    const twins = [option("foot", ["guard", "infantry"]), option("horse", ["guard", "cavalry"])];
    const { left, settled } = narrowed(twins, ["guard"], things);
    expect(left).toHaveLength(2);
    expect(settled).toBeNull();
  });

  it("does not wait for what nobody can point at", () => {
    const loss = option("lose foot", ["guard", "infantry"]);
    expect(reach(loss, things)).toEqual(["guard"]);
    expect(narrowed([loss], ["guard"], things).settled).toBe(loss);
  });

  it("never hides the answers that stop", () => {
    expect(narrowed(OPTIONS, ["guard"], things).asides).toEqual([OPTIONS[3]]);
  });

  it("gives the main button to the one aside, or to the only answer", () => {
    expect(narrowed(OPTIONS, [], things).main).toBe(OPTIONS[3]);
    expect(narrowed([OPTIONS[0]!], [], things).main).toBe(OPTIONS[0]);
    expect(narrowed(OPTIONS.slice(0, 2), [], things).main).toBeNull();
    const two = [option("stay", [], true), option("stop", [], true)];
    expect(narrowed(two, [], things).main).toBeNull();
  });
});

describe("pointing", () => {
  const lit = new Set(["guard", "mill"]);

  it("takes a block by its handle for the name on its face", () => {
    expect(aimed("block-1", lit, things)).toBe("guard");
  });

  it("takes a piece for the ground under it when the ground is lit", () => {
    expect(aimed("block-3", new Set(["hill"]), things)).toBe("hill");
  });

  it("takes the ground for the only lit piece upon it", () => {
    expect(aimed("ford", lit, things)).toBe("guard");
    expect(aimed("ford", new Set(["guard", "line"]), things)).toBeNull();
  });

  it("finds nothing where nothing is lit", () => {
    expect(aimed("hill", lit, things)).toBeNull();
  });

  it("lights both the name and the handle of a block", () => {
    expect([...things.both(["guard", "mill"])].sort()).toEqual(["block-1", "guard", "mill"]);
  });
});

describe("answers in the same words", () => {
  it("are told from one another by where their pieces stand", () => {
    const scouts = [option("scout", ["block-1"]), option("scout", ["block-3"]), option("pass", [], true)];
    expect([...soundingAlike(scouts)]).toEqual(scouts.slice(0, 2));
    expect(scouts.map((each) => placesOf(each, things))).toEqual([["ford"], ["hill"], []]);
  });
});

describe("a long list", () => {
  it("stands under its headings in their first order", () => {
    const listed = [
      { ...OPTIONS[0]!, heading: "Left wing" },
      { ...OPTIONS[2]!, heading: "Right wing" },
      { ...OPTIONS[1]!, heading: "Left wing" },
    ];
    expect(headed(listed).map((group) => [group.heading, group.options.length])).toEqual([["Left wing", 2], ["Right wing", 1]]);
  });

  it("has no heading that the few answers under it say again", () => {
    const named = (heading: string, text: string) => ({ ...OPTIONS[0]!, heading, sentence: [{ text }] });
    const listed = [named("Guard", "Activate the guard"), named("Line", "March to Ligny"), named("Ney", "Activate Ney")];
    expect(headed(listed)).toEqual([
      { heading: "", options: [listed[0], listed[2]] },
      { heading: "Line", options: [listed[1]] },
    ]);
  });

  it("is searched without accents and capitals", () => {
    expect(folded("Éghezée")).toBe("eghezee");
  });
});

describe("a row of a roster", () => {
  const rosters = [{ key: "roster.powers", rows: [{ id: "red" }, { id: "block-1" }] }];
  const listed = thingsOn(board, { ...view, rosters });

  it("can be chosen though it lies nowhere on the map", () => {
    expect(reach(option("lend", ["red"]), things)).toEqual([]);
    expect(reach(option("lend", ["red", "block-1"]), listed)).toEqual(["red", "guard"]);
  });

  it("narrows to one kind of answer, and never hides those that stop", () => {
    const typed = (type: string, points: string[], aside = false) => ({ ...option(type, points, aside), action: { type } });
    const options = [typed("March", ["guard", "mill"]), typed("Fire", ["guard", "hill"]), typed("Pass", [], true)];
    const { left, asides, lit } = narrowed(options, ["guard"], listed, "Fire");
    expect(left).toEqual([options[1]]);
    expect(asides).toEqual([options[2]]);
    expect([...lit]).toEqual(["hill"]);
  });
});

describe("copies of a card", () => {
  const copy = (id: string, value: number) => ({
    id,
    name: "march",
    colour: "",
    figures: [{ key: "figure.value", value }],
  });
  const held = { id: "hand-red", key: "cards.hand", side: "red", count: 3 };
  const open = [copy("march-1", 2), copy("march-2", 2), copy("march-3", 4)];
  const found = { id: "spent", key: "cards.spent", side: "red", count: 1, open: [copy("march-4", 2)] };
  const hand = thingsOn(board, { ...view, cards: [{ ...held, open }, found] });
  const play = (card: string): Option => ({
    action: { type: "Play", card },
    sentence: [{ text: "Play March" }],
    points: [card],
  });
  const options = ["march-1", "march-2", "march-3", "march-4"].map(play);

  it("are one answer, unless they differ or lie elsewhere", () => {
    expect(narrowed(options, [], hand).left).toEqual([options[0], options[2], options[3]]);
  });

  it("can each be pointed at", () => {
    expect(narrowed(options, [], hand).lit).toContain("march-2");
    expect(narrowed(options, ["march-2"], hand).settled).toBe(options[1]);
  });
});
