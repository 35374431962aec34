// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import "../media";
import { language } from "../../src/house/settings";
import type { Deed, Lexicon, Option, Plan, Row, Sight } from "../../src/house/wire";
import type { Weighing } from "../../src/odds";
import type { Pointing } from "../../src/table/pointing";
import { Rosters } from "../../src/table/Rosters";
import { board } from "../board/fixtures";

vi.hoisted(() => {
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
});

beforeEach(() => (language.value = "en"));
afterEach(cleanup);

const LEXICON = {
  names: { austria: "Austria", charles: "Archduke Charles", mack: "Mack", john: "Archduke John" },
  words: { "figure-steps": "Steps", "figure-points": "Points", "mark-spent": "spent" },
  letters: { austria: "A" },
} as unknown as Lexicon;
const OPTIONS: Option[] = [
  { action: { type: "Recruit" }, sentence: [{ text: "Recruit for Charles" }], points: ["charles"] },
  { action: { type: "Rebuild", area: "wien" }, sentence: [{ text: "Rebuild Mack in Vienna" }], points: ["mack"] },
  { action: { type: "Rebuild", area: "ulm" }, sentence: [{ text: "Rebuild Mack in Ulm" }], points: ["mack"] },
  { action: { type: "Done" }, sentence: [{ text: "Done" }], aside: true },
];
const DEEDS: Deed[] = [
  { row: "charles", kind: "Recruit", verb: "Recruit", options: [0] },
  { row: "john", kind: "Recruit", verb: "Recruit", reasons: [{ sentence: [{ text: "Too dear." }], rule: "3.1" }] },
  { row: "mack", kind: "Recruit", verb: "Recruit", reasons: [{ sentence: [{ text: "Full." }] }] },
  { row: "mack", kind: "Rebuild", verb: "Rebuild", options: [1, 2] },
];

function rows(charles = 1): Row[] {
  return [
    { id: "austria", figures: [{ key: "figure.points", value: 12 }] },
    { id: "charles", figures: [{ key: "figure.steps", value: charles, most: 4 }], group: "austria" },
    { id: "john", figures: [{ key: "figure.steps", value: 4, most: 4 }], marks: ["spent"], group: "austria" },
    { id: "mack", figures: [{ key: "figure.steps", value: 3, most: 12 }], group: "austria" },
  ];
}

function sight(number = 1, deeds: Deed[] | null = DEEDS, charles = 1): Sight {
  return {
    seat: "austria",
    number,
    undone: 0,
    view: { seat: "austria", path: [], rosters: [{ key: "roster.armies", rows: rows(charles) }] },
    rosters: [[{ text: "Recruitment of 1805" }]],
    sheets: [],
    ...(deeds ? { ask: { seat: "austria", number, undone: 0, sentence: [], rule: "", options: OPTIONS, deeds } } : {}),
  } as unknown as Sight;
}

function laid(first: Sight = sight(), chosen: string[] = [], plan: Plan | null = null) {
  const narrow = vi.fn((deed: Deed) => (deed.options ?? []).length > 1);
  const answer = vi.fn();
  const onRefused = vi.fn();
  const toggle = vi.fn();
  const planning = { plan, pending: false, strike: vi.fn(), handIn: vi.fn() };
  const weighing = { option: null, toggle } as unknown as Weighing;
  const pointing = { chosen, things: null, hint: vi.fn(), narrow, answer } as unknown as Pointing;
  const leaf = (seen: Sight, held = pointing) => (
    <Rosters
      sight={seen}
      lexicon={LEXICON}
      board={board([])}
      hands={{ pointing: held, weighing, lines: [], planning, onRefused }}
    />
  );
  const drawn = render(leaf(first));
  const show = (seen: Sight, now: string[] = []) => drawn.rerender(leaf(seen, { ...pointing, chosen: now }));
  return { ...drawn, show, narrow, answer, onRefused, toggle, planning };
}

const button = (name: string) => screen.getByRole("button", { name });

describe("a roster on the page", () => {
  it("is a table with a title, and every row has its name and its figures", () => {
    laid();
    screen.getByRole("table", { name: "Recruitment of 1805" });
    screen.getByRole("columnheader", { name: "Steps" });
    const john = screen.getByRole("rowheader", { name: /Archduke John/ }).closest("tr")!;
    expect(john.textContent).toContain("spent");
    expect(john.textContent).toContain("4 of 4");
    expect(john.querySelectorAll(".roster-full")).toHaveLength(4);
  });

  it("says the figures of a group beside its name", () => {
    laid();
    expect(screen.getByText("Austria").closest("tr")!.textContent).toContain("Points 12");
  });

  it("writes a long scale as a fraction", () => {
    laid();
    const mack = screen.getByRole("rowheader", { name: /Mack/ }).closest("tr")!;
    expect(mack.querySelector(".figure")!.textContent).toBe("3/12");
  });

  it("has no button where nothing is asked", () => {
    laid(sight(1, null));
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("a button in a row", () => {
  it("takes up what the row offers", () => {
    const { narrow } = laid();
    fireEvent.click(button("Recruit: Archduke Charles"));
    expect(narrow).toHaveBeenCalledWith(DEEDS[0]);
  });

  it("says what it will do where there is only one way, and that more is asked where there are several", () => {
    laid();
    expect(button("Recruit: Archduke Charles").title).toBe("Recruit for Charles");
    expect(button("Rebuild: Mack").textContent).toBe("Rebuild…");
  });

  it("is greyed but can be reached, and says why not", () => {
    const { narrow, onRefused } = laid();
    const greyed = button("Recruit: Archduke John");
    expect(greyed.getAttribute("aria-disabled")).toBe("true");
    expect((greyed as HTMLButtonElement).disabled).toBe(false);
    expect(greyed.title).toBe("Too dear.");
    fireEvent.click(greyed);
    expect(onRefused).toHaveBeenCalledWith({ point: "john", reasons: DEEDS[1]!.reasons });
    expect(narrow).not.toHaveBeenCalled();
  });

  it("has its odds beside it where chance decides and there is one way", () => {
    const risky = OPTIONS.map((option) => ({ ...option, at_stake: true }));
    const seen = sight();
    const { toggle } = laid({ ...seen, ask: { ...seen.ask!, options: risky } });
    const [odds, ...others] = screen.getAllByTitle("Odds");
    expect(others).toEqual([]);
    fireEvent.click(odds!);
    expect(toggle).toHaveBeenCalledWith(risky[0]);
  });

  it("stands before those of rows in which all is refused", () => {
    const { container } = laid();
    const stood = [...container.querySelectorAll("tr[data-row]")].map((row) => row.getAttribute("data-row"));
    expect(stood).toEqual(["austria", "charles", "mack", "john"]);
  });

  it("keeps its row in front when it can do nothing more, until another rule asks", () => {
    const { container, show } = laid();
    const rows = () => [...container.querySelectorAll("tr[data-row]")].map((row) => row.getAttribute("data-row"));
    const before = rows();
    const seen = sight();
    const spent = { ...seen.ask!, options: [], deeds: [] };
    show({ ...seen, ask: spent });
    expect(rows()).toEqual(before);
    show({ ...seen, ask: { ...spent, rule: "another" } });
    expect(rows()).not.toEqual(before);
  });

  it("is repeated at the foot only for what no row offers", () => {
    const { answer, container } = laid();
    expect([...container.querySelectorAll(".roster-stop")].map((each) => each.textContent)).toEqual(["Done"]);
    fireEvent.click(button("Done"));
    expect(answer).toHaveBeenCalledWith(OPTIONS[3]);
  });
});

describe("the keyboard in a roster", () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  const at = () => document.activeElement?.getAttribute("aria-label");

  it("walks from row to row, to the first thing that can be done there", () => {
    laid();
    button("Recruit: Archduke Charles").focus();
    press("ArrowDown");
    expect(at()).toBe("Rebuild: Mack");
    press("ArrowLeft");
    expect(at()).toBe("Recruit: Mack");
    press("ArrowDown");
    expect(at()).toBe("Recruit: Archduke John");
    press("Home");
    expect(at()).toBe("Recruit: Archduke Charles");
  });

  it("stays in the row when its button is gone", () => {
    const { show } = laid();
    button("Recruit: Archduke Charles").focus();
    show(sight(2, DEEDS.slice(1)));
    expect(document.activeElement?.textContent).toContain("Archduke Charles");
    show(sight(3));
    expect(at()).toBe("Recruit: Archduke Charles");
  });

  it("comes back to the row when the question that was narrowed is answered", () => {
    const { show } = laid();
    button("Rebuild: Mack").focus();
    fireEvent.click(button("Rebuild: Mack"));
    show(sight(), ["mack"]);
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    show(sight(2));
    expect(at()).toBe("Rebuild: Mack");
    elsewhere.remove();
  });

  it("is not called back by a choice made elsewhere", () => {
    const { show } = laid();
    button("Rebuild: Mack").focus();
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    show(sight(2));
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe("whoever listens", () => {
  it("hears the row and the figure that has changed", () => {
    const { show, container } = laid();
    show(sight(2, DEEDS, 2));
    const heard = [...container.querySelectorAll("[aria-live=polite]")].map((each) => each.textContent);
    expect(heard).toContain("Archduke Charles: Steps 2 of 4.");
  });
});

describe("a sheet", () => {
  const PASS: Option = { action: { type: "Pass" }, sentence: [{ text: "Close the year" }], aside: true };
  const planned = (more: Partial<Plan> = {}): Plan => ({
    seat: "austria",
    number: 1,
    undone: 0,
    sight: sheet(),
    lines: [
      {
        actions: [{ type: "Recruit" }],
        sentences: [[{ text: "Charles recruits." }]],
        changes: [{ row: "austria", key: "figure.points", before: 12, after: 9.5 }],
      },
      { actions: [{ type: "Rebuild" }], sentences: [[{ text: "Mack is rebuilt in Ulm." }]] },
    ],
    ...more,
  });
  const sheet = (): Sight => {
    const seen = sight();
    seen.view.rosters![0]!.plan = true;
    return { ...seen, ask: { ...seen.ask!, options: [...OPTIONS.slice(0, 3), PASS] } };
  };

  it("is empty at first, says how it is used, and closes with what ends it", () => {
    const { planning } = laid(sheet());
    screen.getByText(/nothing is done before you hand it in/);
    fireEvent.click(screen.getByRole("button", { name: /Close the year/ }));
    expect(planning.handIn).toHaveBeenCalledWith(PASS);
  });

  it("lists what is planned with what it costs, and each line can be struck out", () => {
    const { planning, container } = laid(sheet(), [], planned());
    const lines = [...container.querySelectorAll(".plan-line")].map((line) => line.textContent);
    expect(lines[0]).toContain("Charles recruits.");
    expect(lines[0]).toContain("Austria, Points 12 → 9.5");
    fireEvent.click(button("Strike out: Mack is rebuilt in Ulm."));
    expect(planning.strike).toHaveBeenCalledWith(1);
  });

  it("cannot be handed in while a line waits for its rest", () => {
    const { container } = laid(sheet(), [], planned({ open: true }));
    expect(container.querySelector(".plan-hand-in")).toBeNull();
  });

  it("that can go no further is handed in as it is", () => {
    const { ask: _, ...over } = sheet();
    const { planning } = laid(over, [], planned({ closed: true }));
    screen.getByText(/Chance or another player decides/);
    fireEvent.click(screen.getByRole("button", { name: /Hand in the plan/ }));
    expect(planning.handIn).toHaveBeenCalledWith(undefined);
  });
});

describe("a roster with many figures", () => {
  const many = (): Sight => {
    const seen = sight();
    const more = ["cost", "supply", "losses"].map((key) => ({ key: `figure.${key}`, value: 1 }));
    for (const row of seen.view.rosters![0]!.rows) if (row.group) row.figures = [...row.figures!, ...more];
    return seen;
  };

  it("has its buttons in a line below each row, and the arrows still go from row to row", () => {
    laid(many());
    const first = button("Recruit: Archduke Charles");
    expect(first.closest("tr")!.classList).toContain("roster-below");
    first.focus();
    fireEvent.keyDown(first, { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Rebuild: Mack");
  });
});
