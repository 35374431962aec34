/** Where a player can only pass, or has said that he will, the page does it after a moment. */

import { useEffect, useRef, useState } from "preact/hooks";

import { isBefore, questionOf, standOf } from "../house/question";
import { passing } from "../house/settings";
import type { Ask, Option, Sight, TableCard } from "../house/wire";
import { isUndecided } from "./mends";
import { kindOf } from "./narrowing";
import { isBegun } from "./paper";
import type { Session } from "./session";

const PASS = "Pass"; // the house's own answer; a game's way to stop is not passed over
const A_MOMENT = 900;
const PONDERED = [1_500, 4_500] as const; // against a person: haste would tell that one holds nothing

export interface Passing {
  /** The pass that is about to be made. */
  readonly option: Option | null;
  /** The same clause has asked before: one may pass each time, until something else is asked. */
  readonly mayGoOn: boolean;
  goOn(): void;
  stop(): void;
}

export function usePassing(session: Session, sight: Sight): Passing {
  const asked = sight.ask ?? null;
  const question = questionOf(asked);
  const [stopped, setStopped] = useState("");
  const isBack = useTakenBack(sight);
  const only = passing.value === "self" && asked ? onlyPass(asked.options) : null;
  const steady = useSteadiness(asked, question);
  // what is drawn up or written is handed in by whoever did it
  const isOwn = session.plan.value !== null || isBegun(asked);
  const held = stopped === question || isBack || isOwn || isUndecided(sight.table);
  const option = held ? null : (only ?? steady.option);
  useEffect(() => {
    if (!option) return;
    const timer = setTimeout(() => session.choose(option), delay(sight.table));
    return () => clearTimeout(timer);
  }, [question, option === null]);
  return {
    option,
    mayGoOn: steady.mayBegin,
    goOn: steady.begin,
    stop() {
      setStopped(question);
      steady.end();
    },
  };
}

/** A choice that comes again under the same clause: many small offers, each to be passed by. */
function useSteadiness(asked: Ask | null, question: string) {
  const [steady, setSteady] = useState("");
  const heard = useRef({ question: "", clause: "", before: "" });
  const clause = asked && asked.options.length > 1 ? `${asked.seat} ${asked.rule}` : "";
  if (clause && heard.current.question !== question) {
    heard.current = { question, clause, before: heard.current.clause };
  }
  useEffect(() => {
    if (clause && clause !== steady) setSteady("");
  }, [question]);
  const isOffered = clause !== "" && !asked?.paper; // a paper ends with the first pass
  const pass = (isOffered && asked?.options.find((option) => kindOf(option) === PASS)) || null;
  const isSteady = clause !== "" && clause === steady;
  return {
    option: isSteady ? pass : null,
    mayBegin: pass !== null && !isSteady && heard.current.before === clause,
    begin: () => setSteady(clause),
    end: () => setSteady(""),
  };
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
  const now = standOf(sight);
  const last = useRef(now);
  const back = useRef(false);
  if (isBefore(now, last.current)) back.current = true;
  else if (isBefore(last.current, now)) back.current = false;
  last.current = now;
  return back.current;
}
