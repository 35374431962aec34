import { describe, expect, test } from "vitest";

import { counterSide, firstScale, wholeScale } from "../../src/board/camera";
import {
  corners,
  distance,
  edgeOf,
  measureOf,
  outlineOf,
  sharedSide,
  toward,
} from "../../src/board/measure";
import type { Board } from "../../src/house/wire";
import { board, hexes, space } from "./fixtures";

describe("the measure of a board", () => {
  test("a hex is as large as the way to its neighbour says", () => {
    const { reach, flatTop } = measureOf(hexes(5, 4));
    expect(reach).toBeCloseTo(100 / Math.sqrt(3), 5);
    expect(flatTop).toBe(true);
  });

  test("hexes without a neighbour straight above stand on a corner", () => {
    const { spaces } = hexes(5, 4);
    const turned = board(
      spaces.map(({ id, x, y }) => space(id, y, x)),
      [],
      { shape: "hexes" },
    );
    expect(measureOf(turned).flatTop).toBe(false);
  });

  test("neighbouring hexes share the side that is drawn between them", () => {
    const map = hexes(2, 2);
    const [a, b] = [map.spaces[0]!, map.spaces[2]!];
    const { reach, flatTop } = measureOf(map);
    for (const end of sharedSide(a, b, reach)) {
      expect(corners(a, reach, flatTop).some((corner) => distance(corner, end) < 0.5)).toBe(true);
      expect(corners(b, reach, flatTop).some((corner) => distance(corner, end) < 0.5)).toBe(true);
    }
  });

  test("an area keeps its own border and a point gets a circle", () => {
    const map = board([space("a", 0, 0, { outline: "M0 0L9 9Z" }), space("b", 100, 0)], [], {
      shape: "areas",
    });
    expect(outlineOf(map, map.spaces[0]!)).toBe("M0 0L9 9Z");
    expect(outlineOf(map, map.spaces[1]!)).toMatch(/^M.*a.*a.*Z$/);
  });

  test("the edge of the hexes is every side that no two of them share", () => {
    const sides = (map: Board) => edgeOf(map).match(/M/g)?.length;
    expect(sides(hexes(1, 2))).toBe(10);
    expect(sides(hexes(3, 3))).toBe(3 * 3 * 6 - 2 * 16);
  });

  test("the paper of a board without a picture holds every hex", () => {
    const map = hexes(5, 4);
    const { sheet, reach } = measureOf(map);
    for (const { x, y } of map.spaces) {
      expect(x - reach).toBeGreaterThan(sheet.x);
      expect(x + reach).toBeLessThan(sheet.x + sheet.width);
      expect(y + reach).toBeLessThan(sheet.y + sheet.height);
    }
  });
});

describe("the way of an arrow key", () => {
  const cross = board(
    [space("middle", 0, 0), space("near", 60, 30), space("linked", 90, 0), space("north", 0, -80)],
    [["middle", "linked"]],
  );
  const measure = measureOf(cross);

  test("leads along a way rather than to a space that is a little nearer", () => {
    expect(toward(measure, "middle", { x: 1, y: 0 }, ["near", "linked", "north"])).toBe("linked");
  });

  test("leads only to spaces that may be stood on", () => {
    expect(toward(measure, "middle", { x: 1, y: 0 }, ["near", "north"])).toBe("near");
  });

  test("leads nowhere when nothing lies ahead", () => {
    expect(toward(measure, "middle", { x: -1, y: 0 }, ["near", "linked", "north"])).toBe("middle");
  });
});

describe("the camera", () => {
  const map = board(
    Array.from({ length: 40 }, (_, index) =>
      space(`s${index}`, (index % 8) * 60, Math.floor(index / 8) * 60),
    ),
    [],
    { frame: { x: 0, y: 0, width: 480, height: 300 } },
  );

  test("sees the whole frame at the whole scale", () => {
    const scale = wholeScale(map, { width: 960, height: 900 });
    expect(480 * scale).toBeLessThanOrEqual(960);
    expect(480 * scale).toBeGreaterThan(900);
  });

  test("begins nearer where the whole map would be too small to use", () => {
    const phone = { width: 200, height: 400 };
    expect(firstScale(map, phone, null)).toBeGreaterThan(wholeScale(map, phone));
    const desk = { width: 1440, height: 900 };
    expect(firstScale(map, desk, null)).toBe(wholeScale(map, desk));
  });

  test("begins nearer on areas, where two stacks must stand within a border", () => {
    const areas = { ...map, shape: "areas" };
    const small = { width: 300, height: 400 };
    expect(firstScale(map, small, null)).toBe(wholeScale(map, small));
    expect(firstScale(areas, small, null)).toBeGreaterThan(wholeScale(areas, small));
  });

  test("begins on hexes with a part that can be read, however large the map is", () => {
    const vast = { ...hexes(60, 60), frame: { x: 0, y: 0, width: 6000, height: 6000 } };
    for (const pane of [{ width: 390, height: 400 }, { width: 1000, height: 700 }])
      expect(firstScale(vast, pane, null) * measureOf(vast).spacing).toBeCloseTo(40);
  });

  test("begins near what matters, if all of it can be in sight", () => {
    const areas = { ...map, shape: "areas" };
    const desk = { width: 400, height: 300 };
    const afar = firstScale(areas, desk, null);
    const together = { x: 100, y: 100, width: 60, height: 60 };
    const apart = { x: 0, y: 0, width: 480, height: 300 };
    expect(firstScale(areas, desk, together) * measureOf(areas).spacing).toBeCloseTo(56);
    expect(firstScale(areas, desk, apart)).toBe(afar);
  });

  test("keeps counters legible from afar and modest from near", () => {
    expect(counterSide(map, 0.05, 1)).toBe(36);
    expect(counterSide(map, 50, 1)).toBe(68);
    expect(counterSide(map, 0.05, 1.5)).toBeGreaterThan(36);
  });
});
