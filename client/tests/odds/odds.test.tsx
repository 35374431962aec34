// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";

import { answering } from "../rendering";
import { language } from "../../src/house/settings";
import type { Ask, OddsSheet, Option } from "../../src/house/wire";
import { firstAtStake, OddsButton, OddsPanel, useOdds } from "../../src/odds";
import { bounds, percent } from "../../src/odds/percent";

const attack: Option = { action: { type: "Fight" }, sentence: [{ text: "Attack" }], at_stake: true };
const stay: Option = { action: { type: "StayPut" }, sentence: [{ text: "Stay" }], aside: true };
const asked: Ask = {
  seat: "french",
  number: 7,
  undone: 0,
  sentence: [{ text: "Fight?" }],
  rule: "combat",
  options: [attack, stay],
};

function sheetOf(exact: boolean): OddsSheet {
  const line = (text: string, chance: number) => ({
    sentence: [{ text }],
    chance,
    low: exact ? chance : chance - 0.05,
    high: exact ? chance : chance + 0.05,
  });
  return {
    seat: "french",
    number: 7,
    undone: 0,
    action: { type: "Fight" },
    exact,
    samples: exact ? 6 : 1340,
    charts: [
      { sentence: [{ text: "The combat" }], lines: [line("won", 0.75), line("lost", 0.25)] },
      { sentence: [{ text: "Losses" }], lines: [line("none", 1)] },
    ],
  };
}

function Table({ ask = asked, narrow = false, onAnswer = () => undefined }: TableProps) {
  const weighing = useOdds("t1", ask);
  return (
    <>
      <OddsButton option={attack} weighing={weighing} />
      <OddsPanel weighing={weighing} narrow={narrow} pending={false} onAnswer={onAnswer} />
    </>
  );
}

interface TableProps {
  ask?: Ask;
  narrow?: boolean;
  onAnswer?: (option: Option) => void;
}

describe("the odds", () => {
  it("are asked for the question that stands, once the sign is pressed", async () => {
    const fetched = answering(sheetOf(true));
    render(<Table />);
    expect(fetched).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole("button", { name: "Odds: Attack" }));

    await screen.findByRole("table", { name: "The combat" });
    const [url, request] = fetched.mock.calls[0]!;
    expect(url).toContain("/api/tables/t1/odds");
    expect(JSON.parse(String(request.body))).toEqual({
      seat: "french",
      number: 7,
      undone: 0,
      action: { type: "Fight" },
    });
  });

  it("read as a table, with bounds only where they were tried out", async () => {
    answering(sheetOf(false));
    render(<Table />);
    fireEvent.click(screen.getByRole("button", { name: "Odds: Attack" }));

    const table = await screen.findByRole("table", { name: "The combat" });
    expect(table.querySelectorAll("thead th")).toHaveLength(3);
    expect(screen.getByRole("row", { name: "won 75% 70–80%" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toContain("1,340 trials");

    cleanup();
    answering(sheetOf(true));
    render(<Table />);
    fireEvent.click(screen.getByRole("button", { name: "Odds: Attack" }));
    expect(await screen.findByRole("row", { name: "won 75%" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toContain("Exact");
  });

  it("are shut by the sign that opened them, and by the next question", async () => {
    answering(sheetOf(true));
    const { rerender } = render(<Table />);
    const sign = screen.getByRole("button", { name: "Odds: Attack" });
    fireEvent.click(sign);
    await screen.findByRole("table", { name: "The combat" });
    fireEvent.click(sign);
    expect(screen.queryByRole("table")).toBeNull();

    fireEvent.click(sign);
    await screen.findByRole("table", { name: "The combat" });
    rerender(<Table ask={{ ...asked, number: 8 }} />);
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("say why there are none", async () => {
    answering({ key: "trouble.too-fast", sentence: "Too fast." }, 429);
    render(<Table />);
    fireEvent.click(screen.getByRole("button", { name: "Odds: Attack" }));

    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Too fast."));
  });

  it("lie in a sheet on a phone, from which one may commit oneself", async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => undefined;
    answering(sheetOf(true));
    const answered = vi.fn();
    render(<Table narrow onAnswer={answered} />);
    fireEvent.click(screen.getByRole("button", { name: "Odds: Attack" }));
    await screen.findByRole("table", { name: "The combat" });

    fireEvent.click(screen.getByRole("button", { name: "Attack" }));

    expect(answered).toHaveBeenCalledWith(attack);
  });
});

describe("the answer that the key weighs", () => {
  it("is the main one if it leaves anything to chance, else the first that does", () => {
    expect(firstAtStake([stay, attack], stay)).toBe(attack);
    expect(firstAtStake([stay], attack)).toBe(attack);
    expect(firstAtStake([stay], stay)).toBeNull();
  });
});

describe("a share", () => {
  it("has a decimal where all was counted or where it is small", () => {
    expect(percent(1 / 6, true)).toBe("16.7%");
    expect(percent(1 / 6, false)).toBe("17%");
    expect(percent(0.012, false)).toBe("1.2%");
    expect(bounds(0.312, 0.442)).toBe("31–44%");
  });

  it("is written as the French write it", () => {
    language.value = "fr";
    expect(percent(1 / 6, true).replace(/\s/gu, " ")).toBe("16,7 %");
  });
});
