// @vitest-environment jsdom
import { signal } from "@preact/signals";
import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { answering } from "../rendering";
import { language } from "../../src/house/settings";
import type { Board, Lexicon, Line, Mending, RulesBook, SeatState, Sight, TableCard } from "../../src/house/wire";
import { Rulebook } from "../../src/table/Clause";
import { Frozen } from "../../src/table/Frozen";
import { Log } from "../../src/table/Log";
import { Mended } from "../../src/table/Mended";
import { isUndecided } from "../../src/table/mends";
import type { Session } from "../../src/table/session";

const BOOK = {
  chapters: { march: "The march" },
  clauses: [{ id: "march.road", section: "p.10" }],
} as unknown as RulesBook;
const MENDED: Mending = {
  number: 4,
  version: 2,
  sentence: "The rules were mended at choice 4: §\u00a0The march, p.\u00a010. What was played before stands.",
  rules: ["march.road"],
  may_end: true,
};
const LEXICON = { names: {}, words: {}, letters: {} } as unknown as Lexicon;
const BOARD = { spaces: [], liveries: {} } as unknown as Board;

const seat = (id: string, more: Partial<SeatState> = {}): SeatState => ({
  seat: id, name: id, side: id, letter: "X", sitter: "person", ...more,
});

let id = 0;
const card = (more: Partial<TableCard> = {}): TableCard =>
  ({
    id: `t${++id}`, game: "g", game_title: "Game", scenario: "s", scenario_title: "Scenario", settings: [],
    stage: "playing", seats: [seat("red", { mine: true }), seat("blue")], number: 6, pace: {}, mended: MENDED, ...more,
  }) as TableCard;

function sightOf(table: TableCard): Sight {
  return { seat: "red", number: table.number, undone: 0, view: { seat: "red", path: [] }, sheets: [], table };
}

function sessionAt(table: TableCard, lines: readonly Line[] = []): Session {
  return {
    id: table.id,
    table: signal(table),
    sight: signal(sightOf(table)),
    lines: signal(lines),
    chat: signal([]),
    notes: signal(""),
    status: signal("live"),
  } as unknown as Session;
}

function told(table: TableCard, onClause = vi.fn()) {
  const { container } = render(
    <Rulebook.Provider value={BOOK}>
      <Mended session={sessionAt(table)} onClause={onClause} />
    </Rulebook.Provider>,
  );
  return { container, onClause };
}

const names = () => screen.queryAllByRole("button").map((button) => button.textContent);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  globalThis.ResizeObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

describe("whoever plays a match whose rules were mended", () => {
  it("reads of it in a live region, with a way to the clause", () => {
    const { onClause } = told(card());
    expect(screen.getByRole("status").textContent).toContain("mended at choice 4: §\u00a0The march, p.\u00a010. What");
    fireEvent.click(screen.getByRole("link"));
    expect(onClause).toHaveBeenCalledExactlyOnceWith("march.road");
  });

  it("goes on once and for all, until they are mended anew", () => {
    const table = card();
    told(table);
    expect(isUndecided(table)).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(screen.queryByRole("status")).toBeNull();
    expect(isUndecided(table)).toBe(false);
    expect(isUndecided({ ...table, mended: { ...MENDED, number: 5 } })).toBe(true);
    expect(localStorage.getItem("estafette.mends")).toContain(table.id);
  });

  it("may end it without a result, and is asked once more", async () => {
    const fetched = answering(undefined);
    const table = card();
    told(table);
    fireEvent.click(screen.getByRole("button", { name: "End without result" }));
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "End the match" }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(fetched.mock.calls[0]![0]).toContain(`/api/tables/${table.id}/end`);
  });

  it("offers a draw only to people, and ends nothing once he has played on", () => {
    told(card({ mended: { ...MENDED, may_end: false } }));
    expect(names()).toEqual(["Go on", "Offer a draw"]);
  });

  it("reads it in French", () => {
    language.value = "fr";
    told(card({ seats: [seat("red", { mine: true }), seat("blue", { sitter: "player" })] }));
    expect(names()).toEqual(["Continuer", "Finir sans résultat"]);
  });
});

describe("others", () => {
  it("who watch read the sentence and have nothing to decide", () => {
    told(card({ seats: [seat("red"), seat("blue")], mended: { ...MENDED, may_end: false } }));
    expect(screen.getByRole("status").textContent).toContain("mended at choice 4");
    expect(names()).toEqual([]);
  });

  it("are told nothing once the match is over", () => {
    expect(told(card({ stage: "over" })).container.textContent).toBe("");
  });
});

const lines = (...numbers: number[]): Line[] =>
  numbers.map((number) => ({ number, sentence: [{ text: `after ${number}` }] }));

function logged(table: TableCard, ...numbers: number[]): (string | null)[] {
  const { container } = render(
    <Rulebook.Provider value={BOOK}>
      <Log sight={sightOf(table)} lexicon={LEXICON} board={BOARD} lines={lines(...numbers)} />
    </Rulebook.Provider>,
  );
  return [...container.querySelectorAll(".log-lines p")].map((line) => line.textContent);
}

const MEND = "Rules mended at choice\u00a04: §\u00a0The march, p.\u00a010";

describe("the log", () => {
  it("says between which choices the rules were mended", () => {
    expect(logged(card(), -1, 2, 5)).toEqual(["after -1", "after 2", MEND, "after 5"]);
    expect(logged(card(), 3)).toEqual(["after 3", MEND]);
  });

  it("knows nothing of it before, nor of rules that were not", () => {
    expect(logged(card({ number: 3 }), 2)).toEqual(["after 2"]);
    expect(logged({ ...card(), mended: null }, 2, 5)).toEqual(["after 2", "after 5"]);
  });
});

describe("a match that cannot go on", () => {
  function frozen(more: Partial<TableCard> = {}) {
    const table = card({ frozen: "Its box is lost.", mended: null, ...more });
    const session = sessionAt(table, lines(1));
    render(<Frozen session={session} sight={sightOf(table)} board={BOARD} lexicon={LEXICON} onClause={vi.fn()} />);
  }

  it("is read, kept and left, and has no map", () => {
    frozen({ seats: [seat("red", { mine: true, asked: true }), seat("blue")] });
    expect(screen.getByText("Its box is lost.")).toBeTruthy();
    expect(screen.getByText("after 1")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Download the match file" }).hasAttribute("download")).toBe(true);
    expect(names()).toEqual(expect.arrayContaining(["Offer a draw", "End without result", "Resign"]));
    expect(screen.queryByText("to decide")).toBeNull();
  });

  it("is talked over", () => {
    frozen();
    fireEvent.click(screen.getByRole("tab", { name: "Talk" }));
    expect(screen.getByLabelText("Say something")).toBeTruthy();
    expect(screen.queryByText(/rules forbid/)).toBeNull();
  });

  it("is broken off by who only laid it for the computer", () => {
    frozen({ hosted: true, seats: [seat("red", { sitter: "player" }), seat("blue", { sitter: "player" })] });
    expect(names()).toContain("Break off the match");
    expect(names()).not.toContain("Resign");
  });
});
