// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import "../media";
import type { Lexicon, SeatState, Sight, TableCard, Track, View } from "../../src/house/wire";
import { armiesOf } from "../../src/table/armies";
import { secondsLeft, span } from "../../src/table/clock";
import { heldBy } from "../../src/table/heaps";
import { isTaken, strokeOf } from "../../src/table/keys";
import { answeredBetween } from "../../src/table/mark";
import { cellsOf, shapeOf, share, ticksOf } from "../../src/table/pawn";
import { phasesAt } from "../../src/table/phases";

const held = { ctrlKey: false, metaKey: false, altKey: false };

describe("the keys", () => {
  it("press the main button, the digits and the letters of the table", () => {
    expect(strokeOf({ key: " ", ...held })).toEqual({ deed: "main" });
    expect(strokeOf({ key: "3", ...held })).toEqual({ deed: "button", index: 2 });
    expect(strokeOf({ key: "U", ...held })).toEqual({ deed: "undo" });
    expect(strokeOf({ key: "0", ...held })).toBeNull();
  });

  it("belong to the browser while Ctrl is held", () => {
    expect(strokeOf({ key: "r", ...held, ctrlKey: true })).toBeNull();
  });

  it("do nothing while somebody writes", () => {
    document.body.innerHTML = "<input><button>x</button><p>y</p>";
    expect(isTaken(document.querySelector("input"), "u")).toBe(true);
    expect(isTaken(document.querySelector("p"), " ")).toBe(false);
  });

  it("leave Space to the button that has the focus, but not the digits", () => {
    document.body.innerHTML = "<button>x</button>";
    expect(isTaken(document.querySelector("button"), " ")).toBe(true);
    expect(isTaken(document.querySelector("button"), "1")).toBe(false);
  });
});

describe("the clock", () => {
  const seat = { seat: "red", asked: true, clock: 90 } as SeatState;
  const card = (pace: TableCard["pace"], deadline = "") => ({ pace, deadline }) as TableCard;

  it("is not shown without a pace", () => {
    expect(secondsLeft(card({ kind: "none" }), seat, 0)).toBeNull();
  });

  it("runs to the deadline for whoever is asked, and never below nothing", () => {
    const table = card({ kind: "clock" }, "1970-01-01T00:01:00Z");
    expect(secondsLeft(table, seat, 15_000)).toBe(45);
    expect(secondsLeft(table, seat, 75_000)).toBe(0);
  });

  it("stands still for the others", () => {
    expect(secondsLeft(card({ kind: "clock" }, "1970-01-01T00:01:00Z"), { ...seat, asked: false }, 0)).toBe(90);
  });

  it("counts minutes and seconds, then hours, then days", () => {
    expect(span(65).text).toBe("1:05");
    expect(span(3 * 3_600)).toMatchObject({ unit: "hours", count: 3 });
    expect(span(3.5 * 86_400)).toMatchObject({ unit: "days", count: 3 });
  });
});

describe("the phase bar", () => {
  const steps = [
    { path: ["setup"], title: "Setup" },
    { path: ["turn"], title: "Turn" },
    { path: ["turn", "draw"], title: "Draw" },
    { path: ["turn", "fight"], title: "Fight" },
    { path: ["turn", "fight", "fire"], title: "fire" },
  ];
  const lexicon: Lexicon = { language: "en", names: {}, words: { "step-march": "March" }, letters: {} };

  it("shows the phases of the turn, with the one in force", () => {
    const { line, within } = phasesAt(steps, ["turn", "fight", "fire"], lexicon);
    expect(line.map((phase) => [phase.title, phase.current])).toEqual([["Draw", false], ["Fight", true]]);
    expect(within.map((phase) => phase.title)).toEqual(["fire"]);
  });

  it("shows the outermost steps before the first turn", () => {
    expect(phasesAt(steps, ["setup"], lexicon).line.map((phase) => phase.title)).toEqual(["Setup", "Turn"]);
  });

  it("shows the step in force before the rules have come", () => {
    expect(phasesAt([], ["march"], lexicon).line).toEqual([{ clause: "march", title: "March", current: true }]);
  });
});

describe("a track", () => {
  const track: Track = { key: "t", value: 8, least: 0, most: 20 };

  it("is a scale when it is long and bears no labels", () => {
    expect(shapeOf(track)).toBe("bar");
    expect(share(track)).toBe(0.4);
    expect(ticksOf(track)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it("is a row of cells when it is short or labelled", () => {
    expect(shapeOf({ ...track, most: 6 })).toBe("cells");
    const turns = { ...track, value: 2, least: 1, most: 3, labels: ["a", "b", "c"] };
    expect(cellsOf(turns).map((cell) => [cell.label, cell.past, cell.here])).toEqual([
      ["a", true, false],
      ["b", false, true],
      ["c", false, false],
    ]);
  });
});

describe("the cards", () => {
  const view: View = {
    seat: "red",
    path: [],
    cards: [
      { id: "hand-red", key: "h", side: "red", count: 0 },
      { id: "hand-blue", key: "h", side: "blue", count: 3 },
      { id: "discard", key: "d", side: "", count: 1, open: [{ id: "dash", name: "dash", colour: "" }] },
    ],
  };
  const ids = (heaps: readonly { id: string }[]) => heaps.map((heap) => heap.id);

  it("in hand are those of the seat that looks", () => {
    expect(ids(heldBy(view, new Set()).hand)).toEqual(["hand-red"]);
    expect(ids(heldBy({ ...view, seat: null }, new Set()).hand)).toEqual([]);
  });

  it("of a heap come forward when an answer points at them", () => {
    expect(ids(heldBy(view, new Set(["dash"])).hand)).toEqual(["hand-red", "discard"]);
  });
});

describe("an army", () => {
  it("lists who leads before the corps, and these before the rest", () => {
    const piece = (id: string, kind: string, side = "red") => ({ id, kind, side, space: "x" });
    const armies = armiesOf([piece("v", "vedette"), piece("c", "corps"), piece("b", "corps", "blue"), piece("l", "commander")]);
    expect(armies.map((army) => [army.side, army.pieces.map((each) => each.id).join("")])).toEqual([
      ["red", "lcv"],
      ["blue", "b"],
    ]);
  });

  it("stands before those that are smaller", () => {
    const piece = (id: string, side: string) => ({ id, kind: "corps", side, space: "x" });
    const armies = armiesOf([piece("a", "minor"), piece("b", "other"), piece("c", "great"), piece("d", "great")]);
    expect(armies.map((army) => army.side)).toEqual(["great", "minor", "other"]);
  });
});

describe("since my last turn", () => {
  const sight = (number: number, asked: number | null, undone = 0, seat = "red") =>
    ({ seat, number, undone, ask: asked === null ? null : { number: asked } }) as Sight;

  it("begins after the question that I answered", () => {
    expect(answeredBetween(sight(4, 4), sight(7, 7))).toBe(4);
  });

  it("begins after the paper that I handed in, and does not move while I write", () => {
    const drafted = (count: number) => ({ ...sight(4, 4), ask: { number: 4, drafted: count } }) as Sight;
    expect(answeredBetween(drafted(1), drafted(2))).toBeNull();
    expect(answeredBetween(drafted(2), sight(5, null))).toBe(4);
  });

  it("does not move while I have answered nothing, taken back, or looked from elsewhere", () => {
    expect(answeredBetween(sight(4, null), sight(5, 5))).toBeNull();
    expect(answeredBetween(sight(4, 4), sight(4, 4))).toBeNull();
    expect(answeredBetween(sight(4, 4), sight(5, 5, 1))).toBeNull();
    expect(answeredBetween(sight(4, 4), sight(5, 5, 0, "blue"))).toBeNull();
  });
});
