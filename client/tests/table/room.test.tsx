// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";

import "../media";
import { language } from "../../src/house/settings";
import type { Lexicon, Part, Sight } from "../../src/house/wire";
import { fit, ROOMS } from "../../src/table/room";
import { Sheets } from "../../src/table/Sheets";
import { briefOf, Tracks } from "../../src/table/Tracks";
import { board } from "../board/fixtures";

afterEach(cleanup);

/** A bar in a band as wide as this; it takes the width that stands beside its room. */
function barIn(width: number): HTMLElement {
  const widths = [900, 850, 800, 750, 700, 600, 300, 250, 230, 200];
  const needs = Object.fromEntries(ROOMS.map((room, index) => [room, widths[index]]));
  const band = document.createElement("header");
  const bar = band.appendChild(document.createElement("nav"));
  Object.defineProperty(band, "clientWidth", { value: width });
  Object.defineProperty(band, "scrollWidth", { get: () => needs[bar.dataset.room ?? ""] });
  return bar;
}

describe("the sequence of play in the band", () => {
  it("says all that the band has room for, and no more", () => {
    const roomIn = (width: number) => {
      const bar = barIn(width);
      fit(bar);
      return bar.dataset.room;
    };
    const rooms = [1000, 870, 800, 760, 700, 650, 400, 270, 240, 220].map(roomIn);
    expect(rooms).toEqual([...ROOMS]);
  });

  it("is at its shortest where nothing fits", () => {
    const bar = barIn(100);
    fit(bar);
    expect(bar.dataset.room).toBe("least");
  });

  it("is whole again when the band grows", () => {
    const bar = barIn(1000);
    bar.dataset.room = "alone";
    fit(bar);
    expect(bar.dataset.room).toBe("ample");
  });
});

describe("a track", () => {
  it.each([
    ["en", "1813 of 1815"],
    ["fr", "1813 sur 1815"],
  ] as const)("counts years without cutting off their thousands (%s)", (tongue, words) => {
    language.value = tongue;
    const tracks = [{ key: "track.year", value: 1813, least: 1805, most: 1815 }];
    const sight = { view: { seat: null, path: [], tracks } } as unknown as Sight;
    const lexicon = { names: {}, words: {}, letters: {} } as unknown as Lexicon;
    const drawn = render(<Tracks sight={sight} lexicon={lexicon} board={board([], [])} />);
    expect(drawn.container.querySelector(".track-words b")?.textContent).toBe(words);
  });

  it("is said in a word where there is little room, and no year twice", () => {
    const lexicon = {
      names: {},
      words: { "track-score": "Points of France (of 30)", "short-track-score": "VP", "round-1": "May 1813" },
      letters: {},
    } as unknown as Lexicon;
    const year = { key: "track.year", value: 1813, least: 1805, most: 1815 };
    const round = { key: "track.round", value: 1, least: 1, most: 2, labels: ["round.1", "round.2"] };
    const score = { key: "track.score", value: 9, least: -9, most: 30 };
    expect(briefOf([year, score], lexicon)).toEqual(["1813", "VP 9"]);
    expect(briefOf([year, round, score], lexicon)).toEqual(["May 1813", "VP 9"]);
    const weather = { ...round, most: 3, labels: ["fair", "fair", "winter"] };
    expect(briefOf([weather], lexicon)).toEqual(["track.round 1, fair"]);
    expect(briefOf([{ ...weather, value: 3 }], lexicon)).toEqual(["track.round 3, winter"]);
    expect(briefOf([{ ...score, value: -9 }], lexicon)).toEqual(["VP −9"]);
  });
});

describe("a paper", () => {
  const led = (...sheets: object[][]) => {
    const sight = { sheets } as unknown as Sight;
    const lexicon = { names: {}, words: {}, letters: {} } as unknown as Lexicon;
    const drawn = render(<Sheets sight={sight} lexicon={lexicon} board={board([], [])} />);
    expect(drawn.container.textContent).toBe(sheets.flat().map((part) => (part as Part).text).join(""));
    return [...drawn.container.querySelectorAll(".sheet-lead")].map((lead) => lead.textContent);
  };

  it("has what it is about in heavy type", () => {
    expect(led([{ text: "Allies (A.): " }, { text: "Bayern", id: "bayern" }, { text: "." }])).toEqual([
      "Allies (A.):",
    ]);
  });

  it("is plain where it begins with a sentence or with a name", () => {
    const sentence = [{ text: "The impulse begins. First: France." }];
    expect(led(sentence, [{ text: "France", id: "france" }, { text: ": 3 points." }])).toEqual([]);
  });
});
