// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";

import "../media";
import { language } from "../../src/house/settings";
import type { Ask, Lexicon, Option } from "../../src/house/wire";
import type { Weighing } from "../../src/odds";
import { Answers } from "../../src/table/Decision";
import { narrowed, thingsOn } from "../../src/table/narrowing";
import type { Passing } from "../../src/table/passing";
import type { Pointing } from "../../src/table/pointing";
import { board, view } from "../board/fixtures";

beforeEach(() => (language.value = "en"));
afterEach(cleanup);

const LEXICON = { names: {}, words: {}, letters: {} } as unknown as Lexicon;
const PASS: Option = { action: { type: "Pass" }, sentence: [{ text: "Done" }], aside: true };

function answer(name: string): Option {
  return { action: { type: "Withdraw", piece: name }, sentence: [{ text: `Corps ${name}` }], points: [name] };
}

/** A question with so many answers; the first of them is also the button of a row. */
function laid(count: number, closing: Option | null = null): Element {
  const options = [...Array.from({ length: count }, (_, place) => answer(String(place))), PASS];
  const deeds = [{ row: "0", kind: "Withdraw", verb: "Withdraw", options: [0] }];
  const asked = { seat: "north", number: 1, undone: 0, sentence: [], rule: "", options, deeds } as unknown as Ask;
  const things = thingsOn(board([]), view([]));
  const pointing = { ...narrowed(options, [], things), chosen: [], hinted: [], things, closing } as unknown as Pointing;
  const drawn = render(
    <Answers
      asked={asked}
      lexicon={LEXICON}
      pointing={pointing}
      weighing={{ option: null } as unknown as Weighing}
      passing={{ option: null, mayGoOn: false } as unknown as Passing}
      pending={false}
      rostered
      sheeted
      plan={null}
    />,
  );
  return drawn.container;
}

const texts = (buttons: Iterable<Element>) => [...buttons].map((each) => each.querySelector("span")!.textContent);

test("beside a roster a few other answers are buttons, and what its rows offer is folded away", () => {
  const container = laid(4);
  expect(texts(container.querySelectorAll(".answers-all .answer"))).toEqual(["Corps 0"]);
  expect(texts(container.querySelectorAll(":scope > .answers .answer"))).toEqual([
    "Corps 1", "Corps 2", "Corps 3", "Done",
  ]);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("beside a roster many other answers are a list that can be searched", () => {
  const container = laid(40);
  expect(container.querySelectorAll(".answers-list .answer")).toHaveLength(39);
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "corps 17" } });
  expect(texts(container.querySelectorAll(".answers-list .answer"))).toEqual(["Corps 17"]);
  expect(texts(container.querySelectorAll(".answers-all .answer"))).toEqual(["Corps 0"]);
});

test("beside a sheet, the answer that hands it in stands on the sheet alone", () => {
  const container = laid(4, PASS);
  expect(texts(container.querySelectorAll(":scope > .answers .answer"))).toEqual(["Corps 1", "Corps 2", "Corps 3"]);
});
