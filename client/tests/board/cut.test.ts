import { zoomIdentity } from "d3-zoom";
import { describe, expect, it } from "vitest";

import { cutOf } from "../../src/board/cut";

const SHEET = { width: 3000, height: 2000 };
const PANE = { width: 800, height: 600 };

function cut(x: number, y: number, k: number, ratio = 1) {
  return cutOf({ transform: zoomIdentity.translate(x, y).scale(k), pane: PANE }, SHEET, ratio)!;
}

describe("the part of a picture that is drawn finely", () => {
  it("is the whole picture when that fits into the pane", () => {
    const { x, y, width, height } = cut(100, 100, 0.2);
    expect([x, y, width, height]).toEqual([0, 0, 3000, 2000]);
  });

  it("covers the pane and a little around it when the picture is larger", () => {
    const { x, y, width, height } = cut(-1000, -900, 2);
    expect(x).toBeLessThan(500);
    expect(y).toBeLessThan(450);
    expect(x + width).toBeGreaterThan(900);
    expect(y + height).toBeGreaterThan(750);
    expect(width * 2).toBeLessThan(PANE.width * 1.5);
  });

  it("has one pixel for each of the screen, on the pixels of the screen", () => {
    const { x, width, pixelsWide } = cut(-1000.4, -900, 1.7, 2);
    expect(pixelsWide).toBeCloseTo(width * 1.7 * 2);
    expect(((x * 1.7 - 1000.4) * 2) % 1).toBeCloseTo(0);
  });

  it("never takes more memory than a small device has", () => {
    const { pixelsWide, pixelsHigh } = cut(-4000, -4000, 4, 8);
    expect(pixelsWide * pixelsHigh).toBeLessThan(9_100_000);
  });

  it("is nothing when the picture has been left behind", () => {
    expect(cut(-9000, 0, 1)).toBeNull();
  });
});
