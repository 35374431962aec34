/** "Since my last turn": from which choice on the log is new to whoever sits here. */

import { useEffect, useRef, useState } from "preact/hooks";

import { ask } from "../house/api";
import type { Mark, Sight } from "../house/wire";

/** The number after the seat's last answer, of which the server is asked once. */
export function useMark(table: string, sight: Sight | null): number | undefined {
  const seat = sight?.seat ?? null;
  const [mark, setMark] = useState<number>();
  const before = useRef<Sight | null>(null);

  useEffect(() => {
    setMark(undefined);
    if (!seat) return;
    let wanted = true;
    ask<Mark>(`/tables/${table}/since`, { seat }).then(
      (found) => wanted && setMark((known) => known ?? found.number + 1),
      () => undefined, // the log can be read without it
    );
    return () => void (wanted = false);
  }, [table, seat]);

  useEffect(() => {
    const answered = answeredBetween(before.current, sight);
    if (answered !== null) setMark(answered + 1);
    before.current = sight;
  }, [sight]);
  return mark;
}

/** The number of the question that was answered between two sights of one seat. */
export function answeredBetween(before: Sight | null, now: Sight | null): number | null {
  if (!before?.ask || !now || before.seat !== now.seat || before.undone !== now.undone) return null;
  return now.number > before.ask.number ? before.ask.number : null;
}
