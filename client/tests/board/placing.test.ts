import { describe, expect, test } from "vitest";

import { firstMiddle } from "../../src/board/camera";
import { measureOf } from "../../src/board/measure";
import { askedOf, spaceOf, startOf } from "../../src/board/placing";
import { board, piece, space, view } from "./fixtures";

const map = board([space("lodi", 100, 100), space("milan", 500, 300), space("turin", 900, 700)]);
const army = view([
  piece("massena", "lodi", "france"),
  piece("beaulieu", "turin", "austria"),
  piece("colli", "milan", "austria"),
]);
const ids = (lit: string[], named: string[] = []) =>
  askedOf({ board: map, view: army, lit: new Set(lit), named: new Set(named) }).map(({ id }) => id);

describe("what is asked about", () => {
  test("is what may be chosen, whatever else is spoken of", () => {
    expect(ids(["massena"], ["austria"])).toEqual(["lodi"]);
    expect(ids(["milan"])).toEqual(["milan"]);
  });

  test("is else the places and pieces that are spoken of", () => {
    expect(ids([], ["beaulieu", "austria"])).toEqual(["turin"]);
    expect(ids(["a-card"], ["milan"])).toEqual(["milan"]);
  });

  test("is else the side that is spoken of, by its pieces", () => {
    expect(ids([], ["austria"])).toEqual(["turin", "milan"]);
    expect(ids([], ["nobody"])).toEqual([]);
  });
});

describe("a name that is neither a place nor a piece nor its side", () => {
  const liveries = { empire: "france", france: "france", league: "britain" };
  const marked = map.spaces.map((each) => (each.id === "lodi" ? each : { ...each, marks: ["italy"] }));
  const spoken = (name: string) =>
    askedOf({ board: { ...map, spaces: marked, liveries }, view: army, lit: new Set(), named: new Set([name]) });

  test("is a land, by its spaces, or a camp, by those who wear its colours", () => {
    expect(spoken("italy").map(({ id }) => id)).toEqual(["milan", "turin"]);
    expect(spoken("empire").map(({ id }) => id)).toEqual(["lodi"]);
    expect(spoken("league")).toEqual([]);
  });
});

describe("what is looked at", () => {
  const italy = board([
    space("lodi", 0, 0, { marks: ["lombardy"] }),
    space("milan", 10, 0, { marks: ["lombardy", "capital"] }),
    space("brescia", 90, 0, { marks: ["lombardy"] }),
    space("turin", 40, 0),
  ]);
  const at = (id: string) => spaceOf(id, { board: italy, measure: measureOf(italy), view: army })?.id;

  test("is a space, the space under a piece, or the middle of a land", () => {
    expect(at("turin")).toBe("turin");
    expect(at("colli")).toBe("milan");
    expect(at("lombardy")).toBe("milan");
    expect(at("nowhere")).toBeUndefined();
  });
});

describe("the first look", () => {
  const pane = { width: 500, height: 400 };
  const start = startOf({ board: map, view: army, lit: new Set(), named: new Set(["austria"]) })!;

  test("takes in all that matters where it can", () => {
    expect(start.part).toEqual({ x: 500, y: 300, width: 400, height: 400 });
    expect(firstMiddle(map, pane, start, 0.6)).toEqual({ x: 700, y: 500 });
  });

  test("goes into its midst where it cannot", () => {
    expect(firstMiddle(map, pane, start, 2)).toEqual({ x: 900, y: 700 });
  });

  test("looks past the edge of the map no farther than it must", () => {
    const sheet = { ...map, pictures: { day: "day.svg", night: "night.svg" } };
    const corner = { middle: { x: 0, y: 0 }, part: { x: 0, y: 0, width: 0, height: 0 } };
    expect(firstMiddle(sheet, pane, corner, 1)).toEqual({ x: 250 - 16, y: 200 - 16 });
    expect(firstMiddle(sheet, { width: 4000, height: 4000 }, corner, 1)).toEqual({ x: 500, y: 400 });
  });
});
