import { describe, expect, it } from "vitest";

import { levelOf, secondsOf } from "../../src/house/levels";
import type { GameCard, PlayerCard, SeatCard } from "../../src/house/wire";
import { beginsAtOnce, firstOf, firstOrder, orderFor, placed, placeOf, seated } from "../../src/lobby/order";

const LEVELS: PlayerCard[] = [{ level: "easy", title: "Easy", text: "Plays badly." }];
const SEATS: SeatCard[] = ["north", "south"].map((seat) => ({
  seat,
  name: seat,
  side: seat,
  letter: seat[0]!.toUpperCase(),
}));
const SETTING = { id: "fog", title: "Fog", choices: [{ id: "on", title: "On" }], default: "on" };
const GAME: GameCard = {
  id: "pocket",
  title: "Pocket",
  guide: "small",
  scenarios: [
    { id: "large", title: "Large", settings: [], seats: SEATS },
    { id: "small", title: "Small", settings: [SETTING], seats: SEATS },
  ],
};

describe("the order for a new table", () => {
  it("is me against the computer on the guided scenario", () => {
    expect(firstOrder([GAME], LEVELS)).toMatchObject({
      scenario: "small",
      options: { fog: "on" },
      seats: { north: { sitter: "me" }, south: { sitter: "player", level: "easy" } },
    });
  });

  it("cannot be made without a game", () => {
    expect(firstOrder([], LEVELS)).toBeNull();
  });

  it("puts me on the seat that a guide is written for", () => {
    const order = orderFor(GAME, GAME.scenarios[1]!, LEVELS, "south");
    expect(order.seats["south"]).toEqual({ sitter: "me" });
    expect(order.seats["north"]!.sitter).toBe("player");
  });

  it("begins at once unless somebody is awaited", () => {
    const order = firstOrder([GAME], LEVELS)!;
    expect(beginsAtOnce(order)).toBe(true);
    const seats = placed(order.seats, "south", "invited", LEVELS);
    expect(beginsAtOnce({ ...order, seats })).toBe(false);
  });
});

describe("a seat", () => {
  const me = { north: { sitter: "me" }, south: { sitter: "open" } } as const;

  it("changes places with mine when I choose it", () => {
    expect(placed(me, "south", "me", LEVELS)).toEqual({
      north: { sitter: "open" },
      south: { sitter: "me" },
    });
  });

  it("is hot-seat when I sit elsewhere too", () => {
    const both = placed(me, "south", "hotseat", LEVELS);
    expect(placeOf(both, "north")).toBe("me");
    expect(placeOf(both, "south")).toBe("hotseat");
  });

  it("keeps who sits there when the settings bring another seat", () => {
    const more = [...SEATS, { seat: "west", name: "West", side: "south", letter: "W" }];
    expect(seated(more, me, LEVELS)).toEqual({
      north: { sitter: "me" },
      south: { sitter: "open" },
      west: { sitter: "player", level: "easy" },
    });
  });

  it("goes when the settings take it away", () => {
    expect(Object.keys(seated(SEATS.slice(1), me, LEVELS))).toEqual(["south"]);
  });
});

describe("a player of the house", () => {
  const levels: PlayerCard[] = [
    ...LEVELS,
    { level: "deep", title: "Deep", text: "Thinks.", times: [1, 3] },
  ];

  it("is ordered with the shortest of his times", () => {
    expect(firstOf(levels, "easy")).toBe("easy");
    expect(firstOf(levels, "deep")).toBe("deep:1s");
  });

  it("is read back as he is spelt", () => {
    expect([levelOf("deep:3s"), secondsOf("deep:3s")]).toEqual(["deep", 3]);
    expect([levelOf("easy"), secondsOf("easy")]).toEqual(["easy", undefined]);
  });
});
