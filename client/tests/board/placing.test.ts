// @vitest-environment jsdom
import { zoomIdentity } from "d3-zoom";
import { describe, expect, test, vi } from "vitest";

import type { Camera } from "../../src/board/camera";
import { choicesOf, middleFor } from "../../src/board/placing";
import { board, piece, space, view } from "./fixtures";

vi.hoisted(() => {
  globalThis.matchMedia = () => new EventTarget() as MediaQueryList; // jsdom has none
});

/** A pane of 400 by 400 that shows the map from its corner, point for point. */
const CAMERA = { transform: zoomIdentity, pane: { width: 400, height: 400 } } as Camera;

describe("the choices of a question", () => {
  test("leave the map where it is when all of them are seen", () => {
    expect(middleFor([{ x: 100, y: 100 }, { x: 300, y: 300 }], CAMERA)).toBeNull();
    expect(middleFor([], CAMERA)).toBeNull();
  });

  test("draw the map just so far that all of them are seen", () => {
    expect(middleFor([{ x: 300, y: 100 }, { x: 456, y: 200 }], CAMERA)).toEqual({ x: 300, y: 200 });
    expect(middleFor([{ x: 100, y: -56 }], CAMERA)).toEqual({ x: 200, y: 100 });
  });

  test("that lie too far apart leave it if one is seen, and bring the nearest if none is", () => {
    expect(middleFor([{ x: 200, y: 200 }, { x: 900, y: 200 }], CAMERA)).toBeNull();
    const near = { x: 500, y: 200 };
    expect(middleFor([{ x: -800, y: 200 }, near], CAMERA)).toEqual(near);
  });

  test("are spaces, and the spaces of pieces", () => {
    const [mill, ford] = [space("mill", 0, 0), space("ford", 90, 0)];
    const props = { board: board([mill, ford]), view: view([piece("ney", "ford")]) };
    const found = choicesOf({ ...props, lit: new Set(["mill", "ney", "a-card"]) });
    expect(found.map(({ id }) => id)).toEqual(["mill", "ford"]);
  });
});
