// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import "../rendering";
import { passing } from "../../src/house/settings";
import type { Option, SeatState, Sight, TableCard } from "../../src/house/wire";
import { accept } from "../../src/table/mends";
import { delay, usePassing } from "../../src/table/passing";
import type { Session } from "../../src/table/session";

const PASS: Option = { action: { type: "Pass" }, sentence: [{ text: "Pass" }], aside: true };
const FIGHT: Option = { action: { type: "Fight" }, sentence: [{ text: "Fight" }] };
const choose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  passing.value = "self";
});
afterEach(() => {
  vi.useRealTimers();
  choose.mockReset();
});

function tableWith(other: Partial<SeatState>): TableCard {
  const mine = { seat: "north", sitter: "person", mine: true };
  return { seats: [mine, { seat: "south", ...other }] } as unknown as TableCard;
}

function sight(options: Option[], number = 3, undone = 0, rule = "3.1"): Sight {
  const ask = { seat: "north", number, undone, sentence: [], rule, options };
  return { seat: "north", number, undone, table: tableWith({ sitter: "player" }), ask } as unknown as Sight;
}

function Table({ sight, plan = null }: { sight: Sight; plan?: object | null }) {
  const session = { choose, plan: { value: plan } } as unknown as Session;
  const { option, mayGoOn, goOn, stop } = usePassing(session, sight);
  return (
    <>
      <button onClick={stop}>{option ? "about to pass" : "asked"}</button>
      {mayGoOn && <button onClick={goOn}>go on</button>}
    </>
  );
}

async function wait(milliseconds: number): Promise<void> {
  await act(() => void vi.advanceTimersByTime(milliseconds));
}

describe("whoever can only pass", () => {
  it("passes by itself after a moment, once", async () => {
    render(<Table sight={sight([PASS])} />);
    expect(screen.getByText("about to pass")).toBeTruthy();
    expect(choose).not.toHaveBeenCalled();
    await wait(5_000);
    expect(choose).toHaveBeenCalledExactlyOnceWith(PASS);
  });

  it("is left alone as long as he has not read that the rules were mended", async () => {
    const asked = sight([PASS]);
    const mended = { number: 2, version: 1, sentence: "", may_end: true };
    const table: TableCard = { ...asked.table, id: "t", stage: "playing", mended };
    const { rerender } = render(<Table sight={{ ...asked, table }} />);
    await wait(5_000);
    expect(choose).not.toHaveBeenCalled();
    accept(table, mended);
    rerender(<Table sight={{ ...asked, table }} />);
    await wait(5_000);
    expect(choose).toHaveBeenCalledExactlyOnceWith(PASS);
  });

  it("is asked to hand in himself what he has planned", async () => {
    render(<Table sight={sight([PASS])} plan={{}} />);
    await wait(5_000);
    expect(choose).not.toHaveBeenCalled();
  });

  it("is left alone if he stops it, and passes again at the next question", async () => {
    const { rerender } = render(<Table sight={sight([PASS])} />);
    await act(() => screen.getByText("about to pass").click());
    await wait(10_000);
    expect(choose).not.toHaveBeenCalled();
    rerender(<Table sight={sight([PASS], 4)} />);
    await wait(10_000);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it("is asked if he wants to be", async () => {
    passing.value = "ask";
    render(<Table sight={sight([PASS])} />);
    await wait(10_000);
    expect(choose).not.toHaveBeenCalled();
  });

  it("is asked when he has just taken a choice back", async () => {
    const { rerender } = render(<Table sight={sight([FIGHT, PASS], 4)} />);
    rerender(<Table sight={sight([PASS], 3, 1)} />);
    await wait(10_000);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("whoever writes on paper", () => {
  const drafted = (count: number, options = [PASS]) => {
    const asked = sight(options);
    return <Table sight={{ ...asked, ask: { ...asked.ask!, paper: true, drafted: count } }} />;
  };

  it("hands in himself what he has written, though nothing can be added", async () => {
    render(drafted(3));
    await wait(10_000);
    expect(choose).not.toHaveBeenCalled();
  });

  it("is passed over where there is nothing to write", async () => {
    render(drafted(0));
    await wait(10_000);
    expect(choose).toHaveBeenCalledExactlyOnceWith(PASS);
  });

  it("is asked when he has just taken the last answer back", async () => {
    const { rerender } = render(drafted(1, [FIGHT, PASS]));
    rerender(drafted(0));
    await wait(10_000);
    expect(choose).not.toHaveBeenCalled();
  });

  it("never passes until something else is asked: the first pass hands in", () => {
    const { rerender } = render(drafted(0, [FIGHT, PASS]));
    rerender(drafted(1, [FIGHT, PASS]));
    expect(screen.queryByText("go on")).toBeNull();
  });
});

it("a real choice, or one answer that does something, is left to the player", async () => {
  const { rerender } = render(<Table sight={sight([FIGHT, PASS])} />);
  await wait(10_000);
  rerender(<Table sight={sight([FIGHT], 4)} />);
  await wait(10_000);
  expect(choose).not.toHaveBeenCalled();
});

describe("whoever is offered the same again and again", () => {
  const again = (number: number, rule = "3.1") => <Table sight={sight([FIGHT, PASS], number, 0, rule)} />;

  it("may pass each time from the second on, until something else is asked", async () => {
    const { rerender } = render(again(3));
    expect(screen.queryByText("go on")).toBeNull();
    rerender(again(5));
    await act(() => screen.getByText("go on").click());
    await wait(5_000);
    rerender(again(7));
    await wait(5_000);
    expect(choose.mock.calls).toEqual([[PASS], [PASS]]);
    rerender(again(9, "8.2"));
    rerender(again(11));
    await wait(5_000);
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it("is asked again once he stops it", async () => {
    const { rerender } = render(again(3));
    rerender(again(5));
    await act(() => screen.getByText("go on").click());
    await act(() => screen.getByText("about to pass").click());
    rerender(again(7));
    await wait(5_000);
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText("go on")).toBeTruthy();
  });

  it("is not offered it where a game has its own way to stop", () => {
    const halt: Option = { action: { type: "Halt" }, sentence: [{ text: "Halt" }], aside: true };
    const { rerender } = render(<Table sight={sight([FIGHT, halt])} />);
    rerender(<Table sight={sight([FIGHT, halt], 5)} />);
    expect(screen.queryByText("go on")).toBeNull();
  });

  it("is not held to it by another clause that asked before", () => {
    const { rerender } = render(again(3, "8.2"));
    rerender(again(5));
    expect(screen.queryByText("go on")).toBeNull();
  });
});

it("before a person the haste tells nothing: the pass comes after a time that varies", () => {
  const watched = tableWith({ sitter: "person" });
  expect(delay(watched, 0)).toBeLessThan(delay(watched, 1));
  expect(delay(tableWith({ sitter: "player" }), 0)).toBe(delay(tableWith({ sitter: "player" }), 1));
});
