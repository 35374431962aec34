/** A decision under way: what has been pointed at, what is lit, and what is sent when all is said. */

import { useMemo, useState } from "preact/hooks";

import { questionOf } from "../house/question";
import type { Deed, Option } from "../house/wire";
import { aimed, narrowed, thingsOn, type Narrowed, type Things } from "./narrowing";
import { handsIn } from "./paper";
import { isLast, isSheet } from "./plan";
import type { Session } from "./session";

export interface Pointing extends Narrowed {
  readonly chosen: readonly string[];
  /** What the answer under the pointer would name. */
  readonly hinted: readonly string[];
  readonly things: Things | null;
  /** The answer that hands a sheet or a paper in: on purpose, never by a key that one presses without looking. */
  readonly closing: Option | null;
  point(id: string): void;
  /** Take up what a row of a roster offers: true if more must be said, else it is sent. */
  narrow(deed: Deed): boolean;
  remove(id: string): void;
  clear(): void;
  hint(option: Option | null): void;
  answer(option: Option): void;
}

/** What was pointed at for a question; with `kind`, only answers of that kind are meant. */
interface Held {
  question: string;
  chosen: string[];
  kind: string;
}

const UNTOUCHED: Omit<Held, "question"> = { chosen: [], kind: "" };
const NOTHING: Narrowed = { left: [], asides: [], lit: new Set(), settled: null, main: null };

export function usePointing(session: Session): Pointing {
  const sight = session.sight.value;
  const board = session.board.value;
  const asked = sight?.ask ?? null;
  const question = questionOf(asked);
  const [held, setHeld] = useState<Held>({ question, ...UNTOUCHED });
  const [hint, setHint] = useState<{ question: string; points: readonly string[] } | null>(null);
  const { chosen, kind } = held.question === question ? held : UNTOUCHED;

  const things = useMemo(() => (sight && board ? thingsOn(board, sight.view) : null), [sight, board]);
  const state = useMemo(
    () => (asked && things ? narrowed(asked.options, chosen, things, kind) : NOTHING),
    [asked, things, chosen.join(" "), kind],
  );

  function keep(next: string[], of = kind): void {
    session.refusal.value = null;
    setHeld({ question, chosen: next, kind: next.length ? of : "" });
  }

  function answer(option: Option): void {
    if (!asked || session.pending.value) return;
    setHint(null);
    session.choose(option);
  }

  function take(next: string[], of = kind): void {
    keep(next, of);
    const { settled } = narrowed(asked!.options, next, things!, of);
    if (settled) answer(settled);
  }

  function point(id: string): void {
    if (!asked || !things || session.pending.value) return;
    if (chosen.includes(things.meant(id))) return keep(chosen.filter((held) => held !== things.meant(id)));
    const target = aimed(id, state.lit, things);
    if (target) return take([...chosen, target]);
    const anew = aimed(id, narrowed(asked.options, [], things).lit, things);
    if (anew && !chosen.includes(anew)) return take([anew], "");
    session.why(things.meant(id));
  }

  function narrow(deed: Deed): boolean {
    if (!asked || !things || session.pending.value) return false;
    const [first, ...others] = (deed.options ?? []).map((place) => asked.options[place]);
    if (others.length) keep([things.meant(deed.row)], deed.kind);
    else if (first) answer(first);
    return others.length > 0;
  }

  const plan = session.plan.value;
  const closes = (option: Option) => (isSheet(sight) ? isLast(option, plan) : handsIn(option, asked));
  const closing = state.asides.find(closes) ?? null;
  return {
    ...state,
    main: state.main === closing ? null : state.main,
    closing,
    chosen,
    hinted: hint?.question === question ? hint.points : [],
    things,
    point,
    narrow,
    remove: (id) => keep(chosen.filter((held) => held !== id)),
    clear: () => keep([]),
    hint: (option) => setHint(option && { question, points: option.points ?? [] }),
    answer,
  };
}
