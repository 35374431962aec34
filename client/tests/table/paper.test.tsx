// @vitest-environment jsdom
import { signal } from "@preact/signals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import "../media";
import type { Hinting } from "../../src/counsel";
import { language } from "../../src/house/settings";
import type { Ask, Lexicon, Option, Sight } from "../../src/house/wire";
import type { Weighing } from "../../src/odds";
import { buttonsOf, Decision } from "../../src/table/Decision";
import type { Passing } from "../../src/table/passing";
import { usePointing, type Pointing } from "../../src/table/pointing";
import type { Session } from "../../src/table/session";
import { board, piece, view } from "../board/fixtures";

const LEXICON = { names: {}, words: {}, letters: {} } as unknown as Lexicon;
const WRITE: Option = { action: { type: "Address", to: "ney" }, sentence: [{ text: "Write to Ney" }], points: ["ney"] };
const JOIN: Option = { action: { type: "Assign", corps: "ii" }, sentence: [{ text: "Join II Corps" }], points: ["ii"] };
const PASS: Option = { action: { type: "Pass" }, sentence: [{ text: "No more orders" }], aside: true, closes: true };
const GUIDED: Option = { ...PASS, sentence: [{ text: "An order of its own" }], closes: false };

const SEEN = view([piece("ney", "frasnes")]);

const choose = vi.fn();
let pointing: Pointing;

beforeEach(() => (language.value = "en"));
afterEach(() => {
  cleanup();
  choose.mockReset();
});

function asking(more: Partial<Ask> = {}): Ask {
  return { seat: "french", number: 4, undone: 0, sentence: [{ text: "To whom?" }], rule: "12.4", options: [WRITE, PASS], ...more };
}

function Table({ asked }: { asked: Ask }) {
  const sight = { seat: "french", number: asked.number, undone: 0, view: SEEN, sheets: [], ask: asked } as unknown as Sight;
  const value = <T,>(held: T) => ({ value: held });
  const session = { sight: value(sight), board: value(board([])), plan: value(null), pending: value(false) };
  pointing = usePointing({ ...session, refusal: signal(null), choose } as unknown as Session);
  return (
    <Decision
      asked={asked}
      nation="france"
      game="g"
      lexicon={LEXICON}
      pointing={pointing}
      weighing={{ option: null } as unknown as Weighing}
      hinting={{ allowed: false, open: false } as unknown as Hinting}
      passing={{ option: null, mayGoOn: false } as unknown as Passing}
      pending={false}
      rostered={false}
      sheeted={false}
      plan={null}
      mayUndo={(asked.drafted ?? 0) > 0}
      onUndo={() => undefined}
      onLook={() => undefined}
      onClause={() => undefined}
    />
  );
}

const paper = (drafted = 0, more: Partial<Ask> = {}) =>
  asking({ paper: true, drafted, draft: drafted ? `${drafted}f` : "", ...more });

describe("a question that is answered on paper", () => {
  it("says so, and how much is written", () => {
    const { rerender, container } = render(<Table asked={paper()} />);
    const said = () => container.querySelector(".decision-paper")?.textContent;
    expect(said()).toContain("You write on paper: nobody else sees it");
    rerender(<Table asked={paper(1)} />);
    expect(said()).toContain("One answer on paper");
    rerender(<Table asked={paper(3)} />);
    expect(said()).toContain("3 answers on paper");
    rerender(<Table asked={asking()} />);
    expect(said()).toBeUndefined();
  });

  it("says it in French too", () => {
    language.value = "fr";
    const { rerender, container } = render(<Table asked={paper(1)} />);
    expect(container.querySelector(".decision-paper")!.textContent).toContain("Une réponse sur la feuille");
    rerender(<Table asked={paper(2)} />);
    expect(container.querySelector(".decision-paper")!.textContent).toContain("2 réponses sur la feuille");
  });
});

describe("the answer that hands a paper in", () => {
  it("has no key, and is given by its button", () => {
    render(<Table asked={paper()} />);
    const button = screen.getByRole("button", { name: "No more orders" });
    expect(button.classList).toContain("answer-closing");
    expect(button.hasAttribute("aria-keyshortcuts")).toBe(false);
    expect(pointing.main).toBeNull();
    expect(buttonsOf(pointing)).toEqual([WRITE]);
    fireEvent.click(button);
    expect(choose).toHaveBeenCalledExactlyOnceWith(PASS);
  });

  it("is the main button again where nothing is written on paper", () => {
    const pass = { ...PASS, closes: false };
    render(<Table asked={asking({ options: [WRITE, pass] })} />);
    expect(pointing.closing).toBeNull();
    expect(pointing.main).toBe(pass);
  });

  it("is not the pass that only goes on with what is being written", () => {
    const { rerender } = render(<Table asked={paper()} />);
    rerender(<Table asked={paper(1, { rule: "12.13", options: [JOIN, GUIDED] })} />);
    expect(pointing.closing).toBeNull();
    expect(pointing.main).toBe(GUIDED);
    rerender(<Table asked={paper(2)} />);
    expect(pointing.closing).toBe(PASS);
  });

  it("is a pass like any other where nothing is written, nor can be", () => {
    const { rerender } = render(<Table asked={paper(0, { options: [PASS] })} />);
    expect(pointing.main).toBe(PASS);
    rerender(<Table asked={paper(2, { options: [PASS] })} />);
    expect(pointing.closing).toBe(PASS);
    expect(pointing.main).toBeNull();
  });
});

it("what was pointed at for one answer on paper is not held for the next", async () => {
  const both = [WRITE, { ...WRITE, action: { type: "Instruct", to: "ney" } }, PASS];
  const { rerender } = render(<Table asked={paper(0, { options: both })} />);
  await act(() => pointing.point("ney"));
  expect(pointing.chosen).toEqual(["ney"]);
  rerender(<Table asked={paper(1, { options: both })} />);
  expect(pointing.chosen).toEqual([]);
});
