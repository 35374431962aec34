// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { answering } from "../rendering";
import { me } from "../../src/house/me";
import { AnalysisLeaf } from "../../src/replay/AnalysisLeaf";
import { across, dashOf, FIELD, lineOf, numberAt, placedOn, rowsOf, ticksOf, upward, WIDTH } from "../../src/replay/curve";
import type { Mark } from "../../src/replay/moments";
import type { Analysis, Board, CostlyChoice, Lexicon, TableCard } from "../../src/house/wire";

const costly: CostlyChoice = {
  number: 2,
  seat: "french",
  side: "french",
  chosen: [{ text: "Pass" }],
  better: [{ text: "March" }],
  chance: 0.4,
  best: 0.52,
};
const done: Analysis = {
  state: "done",
  share: 1,
  sides: ["french", "coalition"],
  curve: [[0.5, 0.5], [0.6, 0.4], [0.55, 0.45], [0.3, 0.7], [0, 1]],
  costly: [costly],
};
const table = { id: "t1", stage: "over", number: 4 } as TableCard;
const lexicon = { names: { french: "French", coalition: "Coalition" }, words: {}, letters: {} } as unknown as Lexicon;
const board = { liveries: { french: "france" } } as unknown as Board;

function turn(number: number, text: string): Mark {
  return { number, sort: "turn", line: { number: number - 1, sentence: [{ text }] } };
}

beforeEach(() => {
  me.value = { id: "me", name: "Ney", guest: true, csrf: "x" };
});

function shown(...answers: Analysis[]) {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) =>
    new Response(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0])),
  );
  vi.stubGlobal("fetch", fetch);
  const go = vi.fn();
  render(<AnalysisLeaf table={table} board={board} lexicon={lexicon} marks={[turn(1, "Turn 3")]} number={1} go={go} />);
  return { fetch, go };
}

describe("the analysis of a match", () => {
  it("is not to be had where its rules were mended", () => {
    const fetch = answering({});
    const mended = { ...table, mended: { number: 2, version: 1, sentence: "" } };
    render(<AnalysisLeaf table={mended} board={board} lexicon={lexicon} marks={[]} number={1} go={vi.fn()} />);
    expect(screen.getByText(/only a match that was played by the same rules throughout/)).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("is begun by a button and followed to its end", async () => {
    const { fetch } = shown({ state: "none" }, { state: "running" }, { state: "running", share: 0.4 }, done);

    fireEvent.click(await screen.findByRole("button", { name: "Look into this match" }));

    await screen.findByText("Looking into the match: 40%");
    await waitFor(() => screen.getByRole("img", { name: /French: from 50% .* to 0%/ }));
    expect(fetch.mock.calls.map(([, request]) => request.method)).toEqual(["GET", "POST", "GET", "GET"]);
  });

  it("cannot be begun by somebody without a name", async () => {
    me.value = null;
    shown({ state: "none" });

    await screen.findByText(/give a name/);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("leads to a costly choice and says what was better", async () => {
    const { go } = shown(done);

    const choice = await screen.findByRole("button", { name: /French chose “Pass”; “March” was better. cost 12 points/ });
    fireEvent.click(choice);

    expect(go).toHaveBeenCalledWith(2);
    expect(choice.textContent).toContain("Chosen: Pass 40%");
    expect(choice.textContent).toContain("Better: March 52%");
  });

  it("can be read as a table", async () => {
    shown(done);

    const rows = (await screen.findAllByRole("row", { hidden: true })).map((row) => row.textContent);
    expect(rows).toEqual(["ChoiceFrenchCoalition", "050%50%", "160%40%", "255%45%", "40%100%"]);
  });

  it("shows the chances of the moment", async () => {
    shown(done);

    await screen.findByText("60%", { selector: "b" });
  });
});

describe("the curve", () => {
  it("goes from one side of its field to the other", () => {
    expect([across(0, 4), across(4, 4)]).toEqual([FIELD.left, FIELD.right]);
    expect([upward(0), upward(1)]).toEqual([FIELD.bottom, FIELD.top]);
    expect(across(0, 0)).toBe(FIELD.left);
    expect(lineOf(done.curve!, 0)).toBe(
      `M40.0 90.0L135.0 ${upward(0.6).toFixed(1)}L230.0 ${upward(0.55).toFixed(1)}L325.0 ${upward(0.3).toFixed(1)}L420.0 168.0`,
    );
  });

  it("finds the number under the pointer, within the match", () => {
    expect([0, WIDTH / 2, WIDTH].map((x) => numberAt(x, WIDTH, 4))).toEqual([0, 2, 4]);
    expect(numberAt((FIELD.left / WIDTH) * 300, 300, 4)).toBe(0);
  });

  it("draws no two sides alike", () => {
    expect(new Set([0, 1, 2, 3].map(dashOf)).size).toBe(4);
  });

  it("has a tick for each turn by the number that was told, or for quarters of the match", () => {
    expect(ticksOf([turn(1, "Turn 3 begins"), turn(9, "Night")], 12)).toEqual([
      { number: 1, label: "3" },
      { number: 9, label: "2" },
    ]);
    expect(ticksOf([], 8).map((tick) => tick.number)).toEqual([0, 2, 4, 6, 8]);
    const many = Array.from({ length: 30 }, (_, place) => turn(place * 3, `Turn ${place}`));
    expect(ticksOf(many, 90).length).toBeLessThanOrEqual(12);
  });

  it("lays no costly choice upon another", () => {
    const placed = placedOn(done.curve!, done.sides!, [costly, { ...costly }, { ...costly, side: "coalition" }]);
    const gaps = placed.flatMap((one, at) => placed.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(17);
  });

  it("names in its table the ends, the turns and what was costly, once each", () => {
    expect(rowsOf(4, [{ number: 2, label: "1" }], [costly])).toEqual([0, 2, 4]);
  });
});
