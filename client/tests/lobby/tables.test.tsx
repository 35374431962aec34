// @vitest-environment jsdom
import { render, screen } from "@testing-library/preact";
import { describe, expect, it } from "vitest";

import "../rendering";
import type { SeatState, TableCard } from "../../src/house/wire";
import { TableView } from "../../src/lobby/TableView";

const me = { seat: "red", name: "Red", side: "red", letter: "R", sitter: "person", mine: true, asked: true } as SeatState;

function listed(more: Partial<TableCard>) {
  const table = {
    id: "t", game: "g", game_title: "Game", scenario_title: "Scenario", settings: [], stage: "playing", seats: [me],
    number: 6, pace: {}, deadline: "2026-01-01T00:00:00Z", ...more,
  } as unknown as TableCard;
  return render(<TableView table={table} now={0} />);
}

const MENDED = { number: 4, version: 2, sentence: "" };

describe("a table in the lobby", () => {
  it("says that its rules were mended while it is played", () => {
    listed({ mended: MENDED });
    expect(screen.getByText("Rules mended at choice 4")).toBeTruthy();
    expect(screen.getByText("It is your turn")).toBeTruthy();
  });

  it("says how it ended, and no longer that its rules were mended", () => {
    listed({ stage: "over", mended: MENDED, result: { ending: "mended", sentence: [{ text: "Without a result." }] } });
    expect(screen.getByText("Without a result.")).toBeTruthy();
    expect(screen.queryByText(/Rules mended/)).toBeNull();
  });

  it("that cannot go on waits for nobody and says why", () => {
    listed({ frozen: "Its box is lost." });
    expect(screen.getByText("Cannot go on")).toBeTruthy();
    expect(screen.getByText("Its box is lost.")).toBeTruthy();
    expect(screen.queryByText("It is your turn")).toBeNull();
    expect(screen.queryByText(/Time is up/)).toBeNull();
  });

  it("that has ended and cannot be told again leads to its lines", () => {
    listed({ stage: "over", frozen: "Older rules.", seats: [{ ...me, mine: false }] });
    const ways = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(new Set(ways)).toEqual(new Set(["/table/t"]));
  });
});
