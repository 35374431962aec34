// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";

import { answering } from "../rendering";
import { HintButton, HintPanel, useHint } from "../../src/counsel";
import { inTen, percent, points } from "../../src/counsel/chances";
import { language } from "../../src/house/settings";
import type { Ask, Hint, Option } from "../../src/house/wire";

const march: Option = { action: { type: "March" }, sentence: [{ text: "March to Ligny" }], points: ["ligny"] };
const pass: Option = { action: { type: "Pass" }, sentence: [{ text: "Pass" }], aside: true };
const asked: Ask = {
  seat: "french",
  number: 7,
  undone: 0,
  sentence: [{ text: "What now?" }],
  rule: "march",
  options: [march, pass],
};
const hint: Hint = {
  seat: "french",
  number: 7,
  undone: 0,
  advice: [
    { option: march, chance: 0.62 },
    { option: pass, chance: 0.48 },
  ],
};

interface TableProps {
  ask?: Ask;
  hints?: boolean;
  onLight?: (option: Option | null) => void;
  onAnswer?: (option: Option) => void;
}

function Table({ ask = asked, hints = true, onLight = () => undefined, onAnswer = () => undefined }: TableProps) {
  const hinting = useHint("t1", ask, hints);
  return (
    <>
      <HintButton hinting={hinting} />
      <HintPanel hinting={hinting} pending={false} onLight={onLight} onAnswer={onAnswer} />
    </>
  );
}

const button = () => screen.getByRole("button", { name: /Hint/ });

describe("a hint", () => {
  it("is told in words, the best answer first", async () => {
    answering(hint);
    render(<Table />);

    fireEvent.click(button());

    await screen.findByText("The marshal would choose “March to Ligny”. He expects to win 6 times in ten.");
    const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
    expect(lines).toEqual(["March to Ligny62%", "Pass48%"]);
  });

  it("asks about the question that is open, and only when somebody wants to know", async () => {
    const fetch = answering(hint);
    render(<Table />);
    expect(fetch).not.toHaveBeenCalled();

    fireEvent.click(button());

    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    const [url, request] = fetch.mock.calls[0]!;
    expect(url).toContain("/api/tables/t1/hint");
    expect(JSON.parse(String(request.body))).toEqual({ seat: "french", number: 7, undone: 0 });
  });

  it("lights what it points at, by mouse and by keyboard", async () => {
    answering(hint);
    const onLight = vi.fn();
    render(<Table onLight={onLight} />);
    fireEvent.click(button());
    const line = await screen.findByRole("button", { name: /March to Ligny/ });

    fireEvent.mouseEnter(line);
    fireEvent.mouseLeave(line);
    fireEvent.focus(line);

    expect(onLight.mock.calls.map(([option]) => option)).toEqual([march, null, march]);
  });

  it("can be followed", async () => {
    answering(hint);
    const onAnswer = vi.fn();
    render(<Table onAnswer={onAnswer} />);
    fireEvent.click(button());

    fireEvent.click(await screen.findByRole("button", { name: /Pass/ }));

    expect(onAnswer).toHaveBeenCalledWith(pass);
  });

  it("is not offered where it is not allowed, nor where there is nothing to choose", () => {
    render(<Table hints={false} />);
    render(<Table ask={{ ...asked, options: [pass] }} />);

    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is shut by the next question, and the marshal need not think on", async () => {
    const fetch = vi.fn((_url: string, _request: RequestInit) => new Promise<Response>(() => undefined));
    vi.stubGlobal("fetch", fetch);
    const { rerender } = render(<Table />);
    fireEvent.click(button());
    await screen.findByText("The marshal is thinking …");

    rerender(<Table ask={{ ...asked, number: 8 }} />);

    expect(screen.queryByText("The marshal is thinking …")).toBeNull();
    expect(fetch.mock.calls[0]![1].signal?.aborted).toBe(true);
  });

  it("says why there is none", async () => {
    answering({ key: "desk.no-hints", sentence: "Hints are not allowed at this table." }, 403);
    render(<Table />);

    fireEvent.click(button());

    await screen.findByText("Hints are not allowed at this table.");
  });
});

describe("chances", () => {
  it("are read in the language of the page", () => {
    expect(percent(0.625)).toBe("63%");
    language.value = "fr";
    expect(percent(0.62)).toMatch(/^62\s%$/);
  });

  it("are rounded to tenths in words and to at least a point as a cost", () => {
    expect([0.04, 0.06, 0.96].map(inTen)).toEqual([0, 1, 10]);
    expect([0.001, 0.034].map(points)).toEqual([1, 3]);
  });
});
