/** The marshal's counsel about one question: not asked for, on its way, or given. */

import { useEffect, useState } from "preact/hooks";

import { Refused, send } from "../house/api";
import { questionOf } from "../house/question";
import { language } from "../house/settings";
import { say } from "../house/words";
import type { Ask, Hint, HintRequest } from "../house/wire";

export interface Hinting {
  /** Is there anything to be asked: hints are allowed here, and there is a choice? */
  readonly allowed: boolean;
  /** Somebody wants to know. */
  readonly open: boolean;
  readonly hint: Hint | null;
  /** Why there is none. */
  readonly trouble: string;
  toggle(): void;
  close(): void;
}

interface Found {
  of: string;
  hint: Hint | null;
  trouble: string;
}

/** It belongs to one question; whoever answers it or leaves lets the marshal stop thinking. */
export function useHint(table: string, asked: Ask | null, hints: boolean): Hinting {
  const question = questionOf(asked);
  const [wanted, setWanted] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const allowed = hints && (asked?.options.length ?? 0) > 1;
  const open = allowed && wanted === question;
  const of = open ? `${question} ${language.value}` : "";

  useEffect(() => {
    if (!of || !asked) return;
    const leaving = new AbortController();
    const { seat, number, undone } = asked;
    const request: HintRequest = { seat, number, undone };
    send<Hint>("POST", `/tables/${table}/hint`, request, {}, leaving.signal).then(
      (hint) => leaving.signal.aborted || setFound({ of, hint, trouble: "" }),
      (reason: unknown) => leaving.signal.aborted || setFound({ of, hint: null, trouble: troubleOf(reason) }),
    );
    return () => leaving.abort();
  }, [of]);

  const mine = found?.of === of ? found : null;
  return {
    allowed,
    open,
    hint: mine?.hint ?? null,
    trouble: mine?.trouble ?? "",
    toggle: () => setWanted(open ? "" : question),
    close: () => setWanted(""),
  };
}

function troubleOf(reason: unknown): string {
  return reason instanceof Refused ? reason.trouble.sentence : say("hint-unreachable");
}
