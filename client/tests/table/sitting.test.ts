import { describe, expect, it } from "vitest";

import type { Ask, SeatState, Sight, TableCard } from "../../src/house/wire";
import { awaited, bandSide, firstSeat, handedTo, momentOf } from "../../src/table/sitting";

function table(seats: (Partial<SeatState> & { seat: string })[], stage: TableCard["stage"] = "playing"): TableCard {
  return {
    id: "t", game: "g", game_title: "G", scenario: "s", scenario_title: "S", settings: [], stage,
    seats: seats.map((seat) => ({ name: seat.seat, side: seat.seat, letter: "X", sitter: "person", ...seat })),
    number: 0, pace: {}, commitment: "", created: "", changed: "",
  };
}

describe("who sits here", () => {
  it("is the one seat of mine, or nobody", () => {
    expect(firstSeat(table([{ seat: "red", mine: true }, { seat: "blue" }]))).toBe("red");
    expect(firstSeat(table([{ seat: "red" }, { seat: "blue" }]))).toBe("");
  });

  it("is nobody at a shared screen until one of us says that he is there", () => {
    expect(firstSeat(table([{ seat: "red", mine: true, asked: true }, { seat: "blue", mine: true }]))).toBe("");
  });

  it("is one of us when the match is over and nothing is secret any more", () => {
    expect(firstSeat(table([{ seat: "red", mine: true }, { seat: "blue", mine: true }], "over"))).toBe("red");
  });
});

describe("the curtain", () => {
  const shared = [{ seat: "red", mine: true }, { seat: "blue", mine: true, asked: true }];

  it("falls when another of ours is asked", () => {
    expect(handedTo(table(shared), "red")?.seat).toBe("blue");
  });

  it("falls on a page that has just been opened", () => {
    expect(handedTo(table(shared), "")?.seat).toBe("blue");
  });

  it("stays up for whoever is asked himself", () => {
    expect(handedTo(table(shared), "blue")).toBeNull();
  });

  it("stays up while somebody elsewhere is asked", () => {
    const seats = [{ seat: "red", mine: true }, { seat: "blue", mine: true }, { seat: "grey", asked: true }];
    expect(handedTo(table(seats), "red")).toBeNull();
  });

  it("never falls for whoever has one seat, nor after the end", () => {
    expect(handedTo(table([{ seat: "red", mine: true }, { seat: "blue", asked: true }]), "red")).toBeNull();
    expect(handedTo(table(shared, "over"), "red")).toBeNull();
  });
});

describe("the table waits", () => {
  it("for all who are asked", () => {
    const seats = [{ seat: "red", asked: true }, { seat: "blue", asked: true }, { seat: "grey" }];
    expect(awaited(table(seats)).map((seat) => seat.seat)).toEqual(["red", "blue"]);
    expect(awaited(table(seats, "over"))).toEqual([]);
  });

  it("in the colours of my own seat when I am among them", () => {
    const seats = [{ seat: "red", asked: true }, { seat: "blue", asked: true }];
    expect(bandSide(table(seats), "blue")).toBe("blue");
    expect(bandSide(table(seats), null)).toBe("red");
  });
});

describe("the moment that a page shows", () => {
  const ask = { seat: "red", number: 7, undone: 1 } as Ask;
  const sight = { seat: "red", number: 7, undone: 1, ask } as Sight;

  it("is another at every question, and for whoever is not asked", () => {
    expect(momentOf(sight)).toBe("red 7 1 0 asked");
    expect(momentOf({ ...sight, ask: { ...ask, paper: true, draft: "2e" } })).toBe("red 7 1 2e asked");
    expect(momentOf({ ...sight, ask: null })).toBe("red 7 1 0 waiting");
    expect(momentOf({ ...sight, seat: null, ask: null })).toBe("watching 7 1 0 waiting");
  });
});
