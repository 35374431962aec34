// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";

import "../media";
import { language } from "../../src/house/settings";
import type { Lexicon, Sight } from "../../src/house/wire";
import { CardView } from "../../src/table/CardView";
import { evenly, Hand } from "../../src/table/Hand";
import { board } from "../board/fixtures";

beforeEach(() => {
  language.value = "en";
  // jsdom opens no dialogs
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(cleanup);

const LEXICON = {
  names: { tirailleurs: "Skirmishers" },
  words: { "phase-budget": "Budget", "phase-combat": "Combat", "sign-gold": "gold star" },
  letters: {},
} as unknown as Lexicon;

test("a card's colour and its moment are two words", () => {
  const card = { id: "f-1", name: "tirailleurs", colour: "blue", moments: ["phase.budget"] };
  const lexicon = { ...LEXICON, words: { ...LEXICON.words, "colour-blue": "Empire" } };
  const drawn = render(<CardView card={card} lexicon={lexicon} />);
  expect(drawn.container.querySelector(".card-when")?.textContent).toBe("Empire Budget");
});

test("moments are joined by or, and the marks of a card stand after them", () => {
  const card = {
    id: "f-1",
    name: "tirailleurs",
    colour: "",
    moments: ["phase.budget", "phase.combat"],
    marks: ["sign.gold"],
  };
  const { container } = render(<CardView card={card} lexicon={LEXICON} lit={false} chosen={false} />);

  expect(container.querySelector(".card-when")?.textContent).toBe("Budget, or Combat gold star");
  expect(container.querySelectorAll(".card-mark")).toHaveLength(1);
});

test("the cards of a heap lie open beside the strip, not squeezed into it", () => {
  const played = [{ id: "f-1", name: "tirailleurs", colour: "" }];
  const cards = [{ id: "played", key: "heap.played", count: 1, open: played }];
  const sight = { view: { seat: "north", path: [], cards } } as unknown as Sight;
  const { container, getByRole } = render(<Hand sight={sight} lexicon={LEXICON} board={board([])} strip />);
  expect(container.querySelector(".card")).toBeNull();

  fireEvent.click(getByRole("button"));
  const shown = document.querySelector("dialog .card")!;
  expect(shown.textContent).toContain("Skirmishers");
  expect(shown.closest(".hand-strip")).toBeNull();
});

test("an open heap says how many of its cards are hidden", () => {
  const open = [{ id: "f-1", name: "tirailleurs", colour: "" }];
  const cards = [{ id: "hand-south", key: "heap.hand", count: 3, open }];
  const sight = { view: { seat: "north", path: [], cards } } as unknown as Sight;
  const { getByRole } = render(<Hand sight={sight} lexicon={LEXICON} board={board([])} strip />);

  fireEvent.click(getByRole("button"));
  expect(document.querySelector("dialog")!.textContent).toContain("2 more cards are hidden from you.");
});

test.each([
  [6, 6.2, 6],
  [6, 5.9, 3],
  [9, 6.2, 5],
  [7, 4.6, 4],
  [2, 0.5, 1],
  [0, 4, 0],
])("%i cards with room for %f beside one another lie in columns of %i", (count, room, columns) => {
  expect(evenly(count, room)).toBe(columns);
});
