/** Where a player can only pass, the page does it for him after a moment, unless he stops it. */

import { useEffect, useRef, useState } from "preact/hooks";

import { passing } from "../house/settings";
import type { Option, Sight, TableCard } from "../house/wire";
import type { Session } from "./session";

const A_MOMENT = 900;
const PONDERED = [1_500, 4_500] as const; // against a person: haste would tell that one holds nothing

export interface Passing {
  /** The pass that is about to be made. */
  readonly option: Option | null;
  stop(): void;
}

export function usePassing(session: Session, sight: Sight): Passing {
  const asked = sight.ask ?? null;
  const question = asked ? `${asked.seat} ${asked.number} ${asked.undone}` : "";
  const [stopped, setStopped] = useState("");
  const isBack = useTakenBack(sight);
  const only = passing.value === "self" && asked ? onlyPass(asked.options) : null;
  const option = stopped === question || isBack ? null : only;
  useEffect(() => {
    if (!option) return;
    const timer = setTimeout(() => session.choose(option), delay(sight.table));
    return () => clearTimeout(timer);
  }, [question, option === null]);
  return { option, stop: () => setStopped(question) };
}

/** The one answer, if it is to do nothing. */
export function onlyPass(options: readonly Option[]): Option | null {
  const [first, ...others] = options;
  return first && first.aside && others.length === 0 ? first : null;
}

/** How long the page seems to think: nobody shall tell an empty hand by its haste. */
export function delay(table: TableCard, lot = Math.random()): number {
  const watched = table.seats.some((seat) => seat.sitter === "person" && !seat.mine);
  const [least, most] = PONDERED;
  return watched ? least + lot * (most - least) : A_MOMENT;
}

/** Has the player just taken a choice back? Then nothing is chosen for him. */
function useTakenBack(sight: Sight): boolean {
  const last = useRef(sight.number);
  const back = useRef(false);
  if (sight.number !== last.current) back.current = sight.number < last.current;
  last.current = sight.number;
  return back.current;
}
