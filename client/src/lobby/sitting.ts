/** Sitting down at a table, with a share in the secret of the dice. */

import { ask, send } from "../house/api";
import { freshShare } from "../house/share";
import type { GameCard, Guide, PlayerCard, TableCard, TableOrder } from "../house/wire";
import { guidedOf, orderFor } from "./order";

export async function sit(table: string, seat: string, invitation = ""): Promise<void> {
  await send<unknown>("POST", `/tables/${table}/sit`, { seat, invitation, share: freshShare() });
}

/** Lays a table; once its secret is promised, my seat adds its share to the dice. */
export async function lay(order: TableOrder): Promise<TableCard> {
  const mine = Object.entries(order.seats).find(([, { sitter }]) => sitter === "me");
  const table = await send<TableCard>("POST", "/tables", { ...order, share_follows: true });
  if (mine) await sit(table.id, mine[0]);
  return table;
}

/** The first match of a newcomer: the guided scenario, against a player of ours. */
export async function layGuided(game: GameCard, levels: readonly PlayerCard[]): Promise<TableCard> {
  const scenario = guidedOf(game);
  const guide = await ask<Guide>(`/games/${game.id}/guide`, { scenario: scenario.id });
  return lay({ ...orderFor(game, scenario, levels, guide.seat), watchable: false });
}

/** Where a table is found: a gathering or running one is played, a finished one replayed if it can. */
export function addressOf(table: TableCard): string {
  return table.stage === "over" && !table.frozen && !table.seats.some((seat) => seat.mine)
    ? `/replay/${table.id}`
    : `/table/${table.id}`;
}
