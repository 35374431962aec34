import { describe, expect, it } from "vitest";

import { finderOf } from "../../src/board/finder";

const SPOTS = Array.from({ length: 400 }, (_, index) => ({
  id: index,
  x: (index * 7919) % 1000,
  y: (index * 104729) % 700,
}));

describe("finding what is near", () => {
  it("finds exactly what asking everybody would find", () => {
    const finder = finderOf(SPOTS);
    for (const [x, y, far] of [[500, 300, 80], [-40, 20, 120], [1200, 900, 50], [3, 3, 2000]] as const) {
      const near = SPOTS.filter((spot) => Math.hypot(spot.x - x, spot.y - y) <= far);
      expect(new Set(finder.within({ x, y }, far))).toEqual(new Set(near));
    }
  });

  it("measures how far the next one lies, however far", () => {
    const lone = { x: 5000, y: 5000 };
    const finder = finderOf([{ x: 0, y: 0 }, { x: 3, y: 4 }, lone]);
    expect(finder.apart(lone)).toBeCloseTo(Math.hypot(4997, 4996));
  });

  it("says that who is alone has nobody beside him", () => {
    const alone = { x: 3, y: 3 };
    expect(finderOf([alone]).apart(alone)).toBe(Infinity);
    expect(finderOf([]).within({ x: 0, y: 0 }, 10)).toEqual([]);
  });
});
