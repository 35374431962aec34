import { describe, expect, it } from "vitest";

import type { Ask, Deed, Option, Row, View } from "../../src/house/wire";
import { ableFirst, ableRows, changesBetween, columnsOf, deedsByRow, footOf, gathered, hasRoomBeside, namedInRows } from "../../src/table/roster";

const steps = (value: number) => [{ key: "figure.steps", value, most: 4 }];
const ROWS: Row[] = [
  { id: "austria", figures: [{ key: "figure.points", value: 12 }] },
  { id: "army-1", figures: steps(2), group: "austria" },
  { id: "fleet", figures: [{ key: "figure.ships", value: 1 }] },
  { id: "army-2", figures: steps(3), group: "austria" },
  { id: "corps", group: "prussia" },
];

const option = (name: string, points: string[] = [], aside = false): Option => ({
  action: { type: name },
  sentence: [{ text: name }],
  points,
  aside,
});
const deed = (row: string, kind: string, options: number[]): Deed => ({ row, kind, verb: kind, options });
const asked = (options: Option[], deeds: Deed[]): Ask => ({
  seat: "austria",
  number: 1,
  undone: 0,
  sentence: [],
  rule: "",
  options,
  deeds,
});

describe("a roster", () => {
  it("gathers rows under their groups, in the order in which either appears", () => {
    const groups = gathered(ROWS).map(({ id, head, rows }) => [id, head?.id, rows.map((row) => row.id)]);
    expect(groups).toEqual([
      ["austria", "austria", ["army-1", "army-2"]],
      ["", undefined, ["fleet"]],
      ["prussia", undefined, ["corps"]],
    ]);
  });

  it("has a column for every figure of a row, and none for those of a heading", () => {
    expect(columnsOf(gathered(ROWS))).toEqual(["figure.steps", "figure.ships"]);
  });

  it("has its columns in the same order, whichever row comes first", () => {
    const price = { key: "figure.price", value: 1 };
    const rows: Row[] = [{ id: "depot", figures: [price] }, { id: "corps", figures: [...steps(1), price] }];
    expect(columnsOf(gathered(rows))).toEqual(["figure.steps", "figure.price"]);
  });
});

describe("what can be done from a roster", () => {
  const options = [option("Recruit", ["army-1"]), option("Rebuild", ["army-1"]), option("Play", ["card"]), option("Done", [], true)];
  const ask = asked(options, [deed("army-1", "Recruit", [0]), deed("army-1", "Rebuild", [1]), deed("army-2", "Recruit", [])]);

  it("is done from rows in which not all is refused", () => {
    expect([...ableRows(ask)]).toEqual(["army-1"]);
    expect([...ableRows(null)]).toEqual([]);
  });

  it("stands first, in its group and with its group", () => {
    const stood = (...able: string[]) =>
      ableFirst(gathered(ROWS), new Set(able)).map(({ id, rows }) => [id, rows.map((row) => row.id)]);
    expect(stood("army-2", "corps")).toEqual([
      ["austria", ["army-2", "army-1"]],
      ["prussia", ["corps"]],
      ["", ["fleet"]],
    ]);
    expect(stood()).toEqual(gathered(ROWS).map(({ id, rows }) => [id, rows.map((row) => row.id)]));
    expect(stood("prussia").map(([id]) => id)).toEqual(["prussia", "austria", ""]);
  });

  it("leaves to the foot what stops and names no row", () => {
    expect([...namedInRows(ask)]).toEqual(options.slice(0, 2));
    expect(footOf(ask)).toEqual([options[3]]);
  });
});

describe("the buttons of a row", () => {
  const deed = (row: string, kind: string): Deed => ({ row, kind, verb: kind, options: [0] });
  const one = deedsByRow({ deeds: [deed("army-1", "Send"), deed("army-2", "Send")] } as unknown as Ask);
  const two = deedsByRow({ deeds: [deed("army-1", "Send"), deed("army-1", "Stop")] } as unknown as Ask);

  it("stand beside two figures, one alone beside three", () => {
    expect(hasRoomBeside(["cost", "steps"], two)).toBe(true);
    expect(hasRoomBeside(["cost", "steps", "movement"], one)).toBe(true);
    expect(hasRoomBeside(["cost", "steps", "movement"], two)).toBe(false);
    expect(hasRoomBeside(["cost", "steps", "movement", "supply"], one)).toBe(false);
  });
});

describe("between two sights of a roster", () => {
  const view = (rows: Row[]): View => ({ seat: "austria", path: [], rosters: [{ key: "roster.armies", rows }] });

  it("only the figures that changed are told", () => {
    const after = [{ ...ROWS[0]!, figures: [{ key: "figure.points", value: 9 }] }, { ...ROWS[1]!, figures: steps(2) }];
    expect(changesBetween(view(ROWS), view(after))).toEqual([{ row: after[0], figures: after[0]!.figures }]);
  });

  it("a row that is new is no change", () => {
    expect(changesBetween(view([]), view(ROWS))).toEqual([]);
  });
});
