/** The order for a new table: who sits where, and what follows from a change of mind. */

import { spelt } from "../house/levels";
import type { GameCard, Pace, PlayerCard, ScenarioCard, SeatCard, SeatOrder, TableOrder } from "../house/wire";

/** What the page calls a seat: `hotseat` is me once more. */
export type Place = "me" | "hotseat" | "open" | "invited" | "player";

/** Me against the computer, on the scenario for newcomers if there is one. */
export function firstOrder(games: readonly GameCard[], levels: readonly PlayerCard[]): TableOrder | null {
  const game = games[0];
  return game ? orderFor(game, guidedOf(game), levels) : null;
}

export function guidedOf(game: GameCard): ScenarioCard {
  return game.scenarios.find((scenario) => scenario.id === game.guide) ?? game.scenarios[0]!;
}

export function orderFor(
  game: GameCard,
  scenario: ScenarioCard,
  levels: readonly PlayerCard[],
  mine = "",
): TableOrder {
  return {
    game: game.id,
    scenario: scenario.id,
    options: Object.fromEntries(scenario.settings.map((each) => [each.id, each.default])),
    seats: seated(scenario.seats, {}, levels, mine),
    pace: { kind: "none" },
    watchable: true,
  };
}

/** Those who sit keep their seats; a new seat goes to a player of ours; I sit somewhere. */
export function seated(
  seats: readonly SeatCard[],
  before: Readonly<Record<string, SeatOrder>>,
  levels: readonly PlayerCard[],
  mine = "",
): Record<string, SeatOrder> {
  const found: Record<string, SeatOrder> = {};
  for (const { seat } of seats) found[seat] = before[seat] ?? playerOf(levels);
  const chosen = mine in found ? mine : seats[0]?.seat;
  const sits = Object.values(found).some((order) => order.sitter === "me");
  if (chosen && (mine in found || (!sits && !Object.keys(before).length))) found[chosen] = { sitter: "me" };
  return found;
}

/** What the page shows for a seat: my first one is mine, the others are hot-seat. */
export function placeOf(seats: Readonly<Record<string, SeatOrder>>, seat: string): Place {
  const order = seats[seat]!;
  if (order.sitter !== "me") return order.sitter;
  const first = Object.keys(seats).find((each) => seats[each]!.sitter === "me");
  return first === seat ? "me" : "hotseat";
}

/** Somebody else is to sit here; choosing `me` moves me, choosing `hotseat` doubles me. */
export function placed(
  seats: Readonly<Record<string, SeatOrder>>,
  seat: string,
  place: Place,
  levels: readonly PlayerCard[],
): Record<string, SeatOrder> {
  const found = { ...seats };
  if (place === "me") {
    for (const each of Object.keys(found)) {
      if (found[each]!.sitter === "me") found[each] = seats[seat]!;
    }
  }
  if (place === "player") found[seat] = playerOf(levels);
  else found[seat] = { sitter: place === "hotseat" ? "me" : place };
  return found;
}

function playerOf(levels: readonly PlayerCard[]): SeatOrder {
  return { sitter: "player", level: firstOf(levels, levels[0]?.level ?? "") };
}

/** A level as it is ordered, with the shortest time where one thinks by the clock. */
export function firstOf(levels: readonly PlayerCard[], level: string): string {
  return spelt(level, levels.find((card) => card.level === level)?.times?.[0]);
}

/** Does nobody have to be waited for? */
export function beginsAtOnce(order: TableOrder): boolean {
  return Object.values(order.seats).every(({ sitter }) => sitter === "me" || sitter === "player");
}

export const PACES: Readonly<Record<NonNullable<Pace["kind"]>, Pace>> = {
  none: { kind: "none" },
  clock: { kind: "clock", seconds: 3_600, increment: 30, at_timeout: "lose" },
  choice: { kind: "choice", seconds: 3 * 86_400, at_timeout: "player" },
};
