/** The odds of one answer at a time: asked for, on their way, or in hand. */

import { useEffect, useState } from "preact/hooks";

import { Refused, send } from "../house/api";
import { questionOf } from "../house/question";
import { language } from "../house/settings";
import { say } from "../house/words";
import type { Ask, OddsRequest, OddsSheet, Option } from "../house/wire";

export interface Weighing {
  /** The answer whose odds are wanted; null when nobody wants any. */
  readonly option: Option | null;
  readonly sheet: OddsSheet | null;
  /** Why there are none. */
  readonly trouble: string;
  toggle(option: Option): void;
  close(): void;
}

interface Found {
  of: string;
  sheet: OddsSheet | null;
  trouble: string;
}

/** They belong to one question: the next one shuts them. */
export function useOdds(table: string, asked: Ask | null): Weighing {
  const [wanted, setWanted] = useState<{ question: string; option: Option } | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const option = wanted && wanted.question === questionOf(asked) ? wanted.option : null;
  const of = option ? `${questionOf(asked)} ${JSON.stringify(option.action)} ${language.value}` : "";

  useEffect(() => {
    if (!option || !asked) return;
    let late = false;
    const { seat, number, undone } = asked;
    const request: OddsRequest = { seat, number, undone, action: option.action };
    send<OddsSheet>("POST", `/tables/${table}/odds`, request).then(
      (sheet) => late || setFound({ of, sheet, trouble: "" }),
      (reason: unknown) => late || setFound({ of, sheet: null, trouble: troubleOf(reason) }),
    );
    return () => {
      late = true;
    };
  }, [of]);

  const mine = found?.of === of ? found : null;
  return {
    option,
    sheet: mine?.sheet ?? null,
    trouble: mine?.trouble ?? "",
    toggle: (next) => setWanted(next === option ? null : { question: questionOf(asked), option: next }),
    close: () => setWanted(null),
  };
}

function troubleOf(reason: unknown): string {
  return reason instanceof Refused ? reason.trouble.sentence : say("odds-unreachable");
}

/** The answer that the key weighs: the main one if it leaves anything to chance, else the first. */
export function firstAtStake(options: readonly Option[], main: Option | null): Option | null {
  if (main?.at_stake) return main;
  return options.find((option) => option.at_stake) ?? null;
}
