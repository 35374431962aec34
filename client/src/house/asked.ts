/** What a page asks of the server: again in another language, again when the line is back. */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";

import { ask } from "./api";
import { returns } from "./line";
import { language } from "./settings";

export interface Asked<T> {
  /** The answer; an old one stays while a new one is on its way. */
  answer: T | undefined;
  error: unknown;
  again: () => void;
}

/** A path of null asks nothing. */
export function useAsked<T>(path: string | null, parameters: Record<string, string> = {}): Asked<T> {
  const query = new URLSearchParams(parameters).toString();
  const [found, setFound] = useState<{ path: string; answer: T }>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  const latest = useRef(0);

  useEffect(() => {
    if (path === null) return;
    const mine = ++latest.current;
    ask<T>(path, Object.fromEntries(new URLSearchParams(query))).then(
      (answer) => {
        if (mine !== latest.current) return;
        setFound({ path, answer });
        setError(undefined);
      },
      (reason: unknown) => {
        if (mine === latest.current) setError(reason);
      },
    );
  }, [path, query, turn, language.value, returns.value]);

  const again = useCallback(() => setTurn((count) => count + 1), []);
  return { answer: found?.path === path ? found?.answer : undefined, error, again };
}
