// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { zoomIdentity } from "d3-zoom";
import { afterEach, describe, expect, test, vi } from "vitest";

import "../media";
import type { Camera } from "../../src/board/camera";
import { Holdings } from "../../src/board/Holdings";
import { Labels } from "../../src/board/Labels";
import { Markers } from "../../src/board/Markers";
import { measureOf } from "../../src/board/measure";
import { Minimap } from "../../src/board/Minimap";
import type { Layout } from "../../src/board/pane";
import { bySpace } from "../../src/board/stacks";
import type { Marker } from "../../src/house/wire";
import { board, LEXICON, space, view } from "./fixtures";

vi.hoisted(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

afterEach(cleanup);

const SQUARE = "M0 0h90v90h-90z";
const MAP = board(
  [
    space("mill", 40, 40, { outline: SQUARE }),
    space("ford", 400, 40, { outline: SQUARE }),
    space("moor", 40, 400, { outline: SQUARE, marks: ["barren"] }),
    space("chapel", 400, 400),
  ],
  [],
  { shape: "areas", liveries: { north: "france", south: "britain" } },
);

function layoutOf(markers: Marker[]): Layout {
  const seen = { ...view([]), markers };
  return {
    board: MAP,
    view: seen,
    lexicon: {
      ...LEXICON,
      names: { ...LEXICON.names, mill: "Mill", moor: "Moor" },
      words: { ...LEXICON.words, "marker-status-own": "Home", "marker-status-ally": "Ally" },
    },
    lit: new Set(),
    chosen: new Set(),
    symbols: "period",
    measure: measureOf(MAP),
    standing: bySpace(seen),
    scale: 1,
    side: 44,
    text: 1,
  };
}

function washed(...markers: Marker[]) {
  const { container } = render(
    <svg>
      <Holdings layout={layoutOf(markers)} />
    </svg>,
  );
  return container;
}

describe("who holds an area", () => {
  test("is told by the holder's colour", () => {
    const drawn = washed(
      { kind: "status-own", space: "mill", side: "north" },
      { kind: "status-own", space: "ford", side: "south" },
    );
    const holders = [...drawn.querySelectorAll(".board-hold")].map((path) => path.closest("g"));
    expect(holders.map((holder) => holder?.getAttribute("class"))).toEqual([
      "board-nation-france",
      "board-nation-britain",
    ]);
  });

  test("and how, by a pattern that is never that of another state", () => {
    const states = ["own", "ally", "dominion", "member", "insurgent", "occupied"];
    const weaves = states.map((state) => {
      const drawn = washed({ kind: `status-${state}`, space: "mill", side: "north" });
      const weave = drawn.querySelector("pattern path")?.getAttribute("d") ?? "none";
      cleanup();
      return weave;
    });
    expect(new Set(weaves).size).toBe(states.length);
  });

  test("a pattern is there once for each nation that shows it, and is used", () => {
    const drawn = washed(
      { kind: "status-ally", space: "mill", side: "north" },
      { kind: "status-ally", space: "ford", side: "north" },
    );
    const ids = [...drawn.querySelectorAll("pattern")].map(({ id }) => id);
    expect(ids).toHaveLength(1);
    expect(drawn.querySelectorAll(`path[fill="url(#${ids[0]})"]`)).toHaveLength(2);
  });

  test("a neutral area stays bare, and so does a place without a border", () => {
    const drawn = washed(
      { kind: "status-neutral", space: "mill" },
      { kind: "status-ally", space: "chapel", side: "north" },
      { kind: "works", space: "ford", side: "north" },
    );
    expect(drawn.querySelectorAll("path")).toHaveLength(0);
  });

  test("what nobody holds is one ground, told from what is held", () => {
    const drawn = washed(
      { kind: "status-own", space: "mill", side: "north" },
      { kind: "status-neutral", space: "ford" },
    );
    const free = [...drawn.querySelectorAll(".board-unheld")].map((path) => path.getAttribute("d"));
    expect(free).toEqual([SQUARE + SQUARE]);
  });

  test("a letter says the state, but for one's own, which the wash says", () => {
    const { container } = render(
      <svg>
        <Markers
          layout={layoutOf([
            { kind: "status-own", space: "mill", side: "north" },
            { kind: "status-ally", space: "ford", side: "north" },
          ])}
        />
      </svg>,
    );
    expect([...container.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["A"]);
  });
});

test("the small map is washed like the large one", () => {
  const camera = { transform: zoomIdentity, pane: { width: 100, height: 100 } } as Camera;
  const held = layoutOf([{ kind: "status-ally", space: "mill", side: "south" }]);
  const { container } = render(<Minimap layout={held} camera={camera} picture="map.svg" />);
  const washes = [...container.querySelectorAll("path")];
  expect(washes.map((wash) => wash.getAttribute("class"))).toEqual([
    "board-mini-held board-nation-britain",
  ]);
});

test("a name wider than its ground is written in its short form", () => {
  const written = (scale: number) => {
    const { container } = render(
      <svg>
        <Labels layout={{ ...layoutOf([]), lexicon: LONG, scale }} />
      </svg>,
    );
    const names = [...container.querySelectorAll("text")].map((text) => text.textContent);
    cleanup();
    return names;
  };
  const names = { mill: "Netherlands (Amsterdam)", ford: "Army of the Interior" };
  const LONG = { ...LEXICON, names, words: { "short-ford": "Interior" } };
  expect(written(0.2)).toEqual(["Netherlands", "Interior"]);
  expect(written(2)).toEqual(["Netherlands (Amsterdam)", "Army of the Interior"]);
});

test("a space that is known by its number and its neighbour is not written on the map", () => {
  const names = { mill: "mill (S of the Ford)", ford: "Ford (2742)" };
  const { container } = render(
    <svg>
      <Labels layout={{ ...layoutOf([]), lexicon: { ...LEXICON, names } }} />
    </svg>,
  );
  expect([...container.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["Ford (2742)"]);
});

test("the name of barren ground is written in white", () => {
  const { container } = render(
    <svg>
      <Labels layout={layoutOf([])} />
    </svg>,
  );
  const white = [...container.querySelectorAll(".board-barren")];
  expect(white.map((text) => text.textContent)).toEqual(["Moor"]);
});

test("a name that is lettered on the picture is not written again", () => {
  const sea = space("mill", 40, 40, { outline: SQUARE, marks: ["lettered"] });
  const spaces = [sea, ...MAP.spaces.slice(1)];
  const written = (pictures: { day: string; night: string } | undefined) => {
    const map = board(spaces, [], { shape: "areas", ...(pictures && { pictures }) });
    const { container } = render(
      <svg>
        <Labels layout={{ ...layoutOf([]), board: map, measure: measureOf(map) }} />
      </svg>,
    );
    const names = [...container.querySelectorAll("text")].map((text) => text.textContent);
    cleanup();
    return names;
  };
  expect(written(undefined)).toContain("Mill");
  expect(written({ day: "day.svg", night: "night.svg" })).not.toContain("Mill");
});
