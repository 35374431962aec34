/** What is asked of the server about a table, besides choices. */

import { send } from "../house/api";
import type { TableCard } from "../house/wire";

export const resign = (table: string, seat: string) =>
  send<void>("POST", `/tables/${table}/resign`, { seat });

export const end = (table: string, seat: string) => send<void>("POST", `/tables/${table}/end`, { seat });

export const drawWord = (table: string, seat: string, word: "offer" | "accept" | "decline") =>
  send<void>("POST", `/tables/${table}/draw`, { seat, word });

export const claim = (table: string, seat: string) =>
  send<void>("POST", `/tables/${table}/claim`, { seat });

export const rematch = (table: string) => send<TableCard>("POST", `/tables/${table}/rematch`);

export const leave = (table: string) => send<void>("POST", `/tables/${table}/leave`);

export const cancel = (table: string) => send<void>("DELETE", `/tables/${table}`);

export const sitDown = (table: string, seat: string, share: string) =>
  send<void>("POST", `/tables/${table}/sit`, { seat, share });
