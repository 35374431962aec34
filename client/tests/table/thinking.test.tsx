// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import "../media";
import { language } from "../../src/house/settings";
import type { SeatState, TableCard } from "../../src/house/wire";
import { Seats, Waiting } from "../../src/table/Seats";

beforeEach(() => {
  vi.useFakeTimers();
  language.value = "en";
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SEAT: SeatState = {
  seat: "north",
  name: "North",
  side: "north",
  letter: "N",
  sitter: "player",
  level: "marshal:3s",
  asked: true,
  thinking: true,
};

function tableWith(state: Partial<SeatState>): TableCard {
  return {
    id: "t",
    game: "pocket",
    game_title: "Pocket",
    scenario: "small",
    scenario_title: "Small",
    settings: [],
    stage: "playing",
    seats: [{ ...SEAT, ...state }],
    number: 3,
    pace: { kind: "none" },
    commitment: "",
    created: "",
    changed: "",
  };
}

function waiting(state: Partial<SeatState> = {}) {
  return <Waiting table={tableWith(state)} nation="other" pending={false} />;
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => void vi.advanceTimersByTime(milliseconds));
}

describe("a player of the house who thinks", () => {
  it("is shown only after a while", async () => {
    const { container } = render(waiting());
    expect(screen.getByRole("heading").textContent).toContain("Waiting for North.");
    await pass(301);
    expect(screen.getByRole("heading").textContent).toContain("Thinking: North");
    expect(container.querySelector(".thinking-dots")).not.toBeNull();
  });

  it("is announced once, and not at all if he is quick", async () => {
    const { container } = render(waiting());
    const said = () => container.querySelector("[aria-live=polite]")?.textContent;
    await pass(500);
    expect(said()).toBe("");
    render(waiting({ thinking: false, asked: false }), { container });
    await pass(500);
    render(waiting(), { container });
    expect(said()).toBe("");
    await pass(301);
    await pass(801);
    expect(said()).toBe("Thinking: North");
  });

  it("who cannot is reported", () => {
    render(waiting({ thinking: false, stuck: true }));
    expect(screen.getByText(/cannot think at the moment/)).not.toBeNull();
  });

  it("is named by his level", () => {
    render(<Seats table={tableWith({})} />);
    expect(screen.getByText("computer: marshal")).not.toBeNull();
  });
});
