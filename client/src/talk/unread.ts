/** What was said while nobody looked: one count for each open table. */

import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";

import type { ChatLine } from "../house/wire";
import type { Session } from "../table/session";

const seen = new WeakMap<Session, Signal<string>>();
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
  const last = session.chat.value.at(-1)?.id ?? "";
  const kept = lastSeen(session);
  if (!last || last === kept.peek()) return;
  kept.value = last;
  write(session.id, last);
}

/** The lines of others after the last one seen; all of them, if that is no longer shown. */
export function unread(
  chat: readonly ChatLine[],
  last: string,
  mine: ReadonlySet<string>,
): number {
  const seen = chat.findIndex((line) => line.id === last);
  return chat.slice(seen + 1).filter((line) => !mine.has(line.seat)).length;
}

function myNames(session: Session): ReadonlySet<string> {
  const seats = session.table.value?.seats ?? [];
  return new Set(seats.filter((seat) => seat.mine).map((seat) => seat.seat));
}

function lastSeen(session: Session): Signal<string> {
  let last = seen.get(session);
  if (!last) seen.set(session, (last = signal(readKept(session.id))));
  return last;
}

function readKept(table: string): string {
  try {
    return sessionStorage.getItem(`estafette.read.${table}`) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

function write(table: string, last: string): void {
  try {
    sessionStorage.setItem(`estafette.read.${table}`, last);
  } catch {
    // a browser that keeps nothing
  }
}
