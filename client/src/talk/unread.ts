/** What was said while nobody looked: one count for each open table. */

import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";

import type { ChatLine } from "../house/wire";
import type { Session } from "../table/session";

const seen = new WeakMap<Session, Signal<number>>();
const counts = new WeakMap<Session, ReadonlySignal<number>>();

/** How many lines of others are new since somebody last looked; for the badge of the tab. */
export function unreadOf(session: Session): ReadonlySignal<number> {
  let count = counts.get(session);
  if (!count) {
    const last = lastSeen(session);
    count = computed(() => unread(session.chat.value, last.value, myNames(session)));
    counts.set(session, count);
  }
  return count;
}

/** Everything said so far has been read. */
export function readAll(session: Session): void {
  const last = session.chat.value.at(-1)?.id ?? 0;
  const kept = lastSeen(session);
  if (last <= kept.peek()) return;
  kept.value = last;
  write(session.id, last);
}

export function unread(
  chat: readonly ChatLine[],
  last: number,
  mine: ReadonlySet<string>,
): number {
  return chat.filter((line) => line.id > last && !mine.has(line.seat)).length;
}

function myNames(session: Session): ReadonlySet<string> {
  const seats = session.table.value?.seats ?? [];
  return new Set(seats.filter((seat) => seat.mine).map((seat) => seat.seat));
}

function lastSeen(session: Session): Signal<number> {
  let last = seen.get(session);
  if (!last) seen.set(session, (last = signal(readKept(session.id))));
  return last;
}

function readKept(table: string): number {
  try {
    return Number(sessionStorage.getItem(`estafette.read.${table}`)) || 0;
  } catch {
    return 0; // a browser that keeps nothing
  }
}

function write(table: string, last: number): void {
  try {
    sessionStorage.setItem(`estafette.read.${table}`, String(last));
  } catch {
    // a browser that keeps nothing
  }
}
