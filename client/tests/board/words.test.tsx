// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";

import "../media";
import { Halos } from "../../src/board/Halos";
import { MapList } from "../../src/board/MapList";
import { measureOf } from "../../src/board/measure";
import type { Layout } from "../../src/board/pane";
import { spaceAt } from "../../src/board/pointing";
import { PieceFace } from "../../src/board/PieceFace";
import { bySpace } from "../../src/board/stacks";
import { groundInWords, LETTERED, pieceInWords, spaceTitle } from "../../src/board/words";
import type { Piece } from "../../src/house/wire";
import { board, hexes, LEXICON, piece, space, view } from "./fixtures";

vi.hoisted(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

afterEach(cleanup);

const NEY = piece("block-7", "mill", "north", {
  name: "ney",
  figures: [
    { key: "figure.infantry", value: 4 },
    { key: "figure.fatigue", value: 3, most: 8 },
  ],
  marks: ["activated"],
});
const UNKNOWN: Piece = { id: "block-2", space: "ford", side: "north", kind: "block" };

function layoutOf(pieces: Piece[], lit: string[] = []): Layout {
  const map = board(
    [space("mill", 0, 0), space("ford", 100, 0), space("chapel", 0, 300)],
    [["mill", "ford"]],
  );
  const seen = view(pieces);
  return {
    board: map,
    view: seen,
    lexicon: LEXICON,
    lit: new Set(lit),
    chosen: new Set(),
    symbols: "period",
    measure: measureOf(map),
    standing: bySpace(seen),
    scale: 1,
    side: 44,
    text: 1,
  };
}

function listOf(layout: Layout) {
  const [onEnter, onPoint] = [vi.fn(), vi.fn()];
  const shown = render(
    <MapList
      layout={layout}
      current=""
      onFocus={() => {}}
      onBlur={() => {}}
      onEnter={onEnter}
      onPoint={onPoint}
    />,
  );
  return { ...shown, onEnter, onPoint };
}

test("a piece is told with its side, kind, figures and marks", () => {
  expect(pieceInWords(NEY, LEXICON)).toBe(
    "Ney, North, corps, infantry 4, fatigue 3 of 8, activated",
  );
});

test("the face of a hidden piece shows a shield and a letter and nothing else", () => {
  const { container } = render(
    <PieceFace piece={UNKNOWN} lexicon={LEXICON} nation="france" symbols="period" />,
  );
  expect(container.textContent).toBe("N");
  expect(container.querySelector(".board-silhouette")).toBeNull();
});

test("fatigue is shown as pips that fill", () => {
  const { container } = render(
    <PieceFace piece={NEY} lexicon={LEXICON} nation="france" symbols="period" />,
  );
  expect(container.querySelectorAll(".board-pips circle")).toHaveLength(8);
  expect(container.querySelectorAll(".board-pips .board-full")).toHaveLength(3);
});

test("every mark has a sign that says itself", () => {
  const { container } = render(
    <PieceFace piece={NEY} lexicon={LEXICON} nation="france" symbols="period" />,
  );
  expect(container.querySelector(".board-mark title")?.textContent).toBe("activated");
  expect(container.querySelector(".board-spent")).not.toBeNull();
});

test("the list holds the spaces that are occupied or lit, from west to east, and no others", () => {
  const { container } = listOf(layoutOf([UNKNOWN], ["mill"]));
  const ids = [...container.querySelectorAll("[data-space]")].map((node) =>
    node.getAttribute("data-space"),
  );
  expect(ids).toEqual(["mill", "ford"]);
});

test("a hex with a village in it is called by both", () => {
  const label = { x: 0, y: 20, name: "ney" };
  expect(spaceTitle(space("2017", 0, 0, { label }), LEXICON)).toBe("Ney (2017)");
  expect(spaceTitle(space("2018", 0, 0), LEXICON)).toBe("2018");
  const names = { ...LEXICON.names, "2017": "Ney (2017)", "2018": "2018 (S of Ney)" };
  expect(spaceTitle(space("2017", 0, 0, { label }), { ...LEXICON, names })).toBe("Ney (2017)");
  expect(spaceTitle(space("2018", 0, 0), { ...LEXICON, names })).toBe("2018 (S of Ney)");
});

test("many lit hexes are one ground, and each can still be found", () => {
  const map = hexes(10, 10);
  const lit = new Set(map.spaces.map(({ id }) => id));
  const layout = { ...layoutOf([]), board: map, measure: measureOf(map), lit };
  const { container } = render(
    <svg>
      <Halos layout={layout} />
    </svg>,
  );
  expect(container.querySelectorAll("[data-lit] > .board-lit-ring").length).toBe(100);
  expect(container.querySelectorAll(".board-lit-shade").length).toBe(1);
  expect(container.querySelectorAll(".board-lit-sign").length).toBe(0);
});

test("one space of the list is in the order of the tab key", () => {
  const { container } = listOf(layoutOf([NEY, UNKNOWN], ["chapel"]));
  const stops = [...container.querySelectorAll("button")].filter((button) => button.tabIndex === 0);
  expect(stops).toHaveLength(1);
});

test("an arrow key goes to the space that lies there", () => {
  const { container } = listOf(layoutOf([NEY, UNKNOWN]));
  const mill = container.querySelector<HTMLElement>('[data-space="mill"]')!;
  mill.focus();
  fireEvent.keyDown(mill, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-space")).toBe("ford");
});

test("a lit piece in the list is a button that points at it by the id it is lit by", () => {
  const { getByText, onPoint } = listOf(layoutOf([NEY], ["ney"]));
  fireEvent.click(getByText(/^Ney, .*may be chosen$/));
  expect(onPoint).toHaveBeenCalledWith("ney", "piece");
});

test("a pointer between two spaces means the one that may be chosen", () => {
  expect(spaceAt({ ...layoutOf([]), scale: 0.35 }, { x: 52, y: 0 })).toBe("ford");
  expect(spaceAt({ ...layoutOf([], ["mill"]), scale: 0.35 }, { x: 52, y: 0 })).toBe("mill");
});

test("a pointer far from every space means none", () => {
  expect(spaceAt(layoutOf([], ["mill"]), { x: 50, y: 150 })).toBe("");
});

test("a counter bears the short form of its name, and is called by the whole one", () => {
  const lexicon = {
    ...LEXICON,
    names: { ...LEXICON.names, ney: "Army of the Interior" },
    words: { ...LEXICON.words, "short-ney": "Interior" },
  };
  const { container, getByRole } = render(
    <PieceFace piece={NEY} lexicon={lexicon} nation="france" symbols="period" />,
  );
  expect(container.querySelector(".board-piece-name")?.textContent).toBe("Interior");
  expect(getByRole("img").getAttribute("aria-label")).toContain("Army of the Interior");
});

test("that a name stands on the picture is not said", () => {
  const sea = { ...space("mill", 0, 0), marks: [LETTERED, "marsh"] };

  expect(groundInWords(sea, LEXICON)).toEqual(groundInWords({ ...sea, marks: ["marsh"] }, LEXICON));
});
