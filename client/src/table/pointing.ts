/** A decision under way: what has been pointed at, what is lit, and what is sent when all is said. */

import { useMemo, useState } from "preact/hooks";

import type { Option } from "../house/wire";
import { aimed, narrowed, thingsOn, type Narrowed, type Things } from "./narrowing";
import type { Session } from "./session";

export interface Pointing extends Narrowed {
  readonly chosen: readonly string[];
  /** What the answer under the pointer would name. */
  readonly hinted: readonly string[];
  readonly things: Things | null;
  point(id: string): void;
  remove(id: string): void;
  clear(): void;
  hint(option: Option | null): void;
  answer(option: Option): void;
}

const NOTHING: Narrowed = { left: [], asides: [], lit: new Set(), settled: null, main: null };

export function usePointing(session: Session): Pointing {
  const sight = session.sight.value;
  const board = session.board.value;
  const asked = sight?.ask ?? null;
  const question = asked ? `${asked.seat} ${asked.number} ${asked.undone}` : "";
  const [held, setHeld] = useState<{ question: string; chosen: string[] }>({ question, chosen: [] });
  const [hint, setHint] = useState<{ question: string; points: readonly string[] } | null>(null);
  const chosen = held.question === question ? held.chosen : [];

  const things = useMemo(() => (sight && board ? thingsOn(board, sight.view) : null), [sight, board]);
  const state = useMemo(
    () => (asked && things ? narrowed(asked.options, chosen, things) : NOTHING),
    [asked, things, chosen.join(" ")],
  );

  function keep(next: string[]): void {
    session.refusal.value = null;
    setHeld({ question, chosen: next });
  }

  function answer(option: Option): void {
    if (!asked || session.pending.value) return;
    setHint(null);
    session.choose(option);
  }

  function take(next: string[]): void {
    keep(next);
    const { settled } = narrowed(asked!.options, next, things!);
    if (settled) answer(settled);
  }

  function point(id: string): void {
    if (!asked || !things || session.pending.value) return;
    if (chosen.includes(things.meant(id))) return keep(chosen.filter((held) => held !== things.meant(id)));
    const target = aimed(id, state.lit, things);
    if (target) return take([...chosen, target]);
    const anew = aimed(id, narrowed(asked.options, [], things).lit, things);
    if (anew && !chosen.includes(anew)) return take([anew]);
    session.why(things.meant(id));
  }

  return {
    ...state,
    chosen,
    hinted: hint?.question === question ? hint.points : [],
    things,
    point,
    remove: (id) => keep(chosen.filter((held) => held !== id)),
    clear: () => keep([]),
    hint: (option) => setHint(option && { question, points: option.points ?? [] }),
    answer,
  };
}
