/** That a player of the house thinks: shown to the eye, and said once, if it lasts. */

import { useEffect, useState } from "preact/hooks";

import { language } from "../house/settings";
import type { TableCard } from "../house/wire";
import { say } from "../house/words";
import { awaited } from "./sitting";

const SHOWN_AFTER = 300;
const SAID_AFTER = 800;

/** The sentence that stands where the question would; quick answers leave it as it is. */
export function useWaiting(table: TableCard): { sentence: string; thinks: boolean } {
  const waited = awaited(table);
  const isThinking = waited.length > 0 && waited.every((seat) => seat.thinking);
  const thinks = useSettled(isThinking, SHOWN_AFTER, false) && isThinking;
  const names = new Intl.ListFormat(language.value).format(waited.map((seat) => seat.name));
  const key = thinks ? "table-thinks" : waited.length ? "table-waits" : "table-waits-nobody";
  return { sentence: say(key, { names }), thinks };
}

/** What has stood for a while: a reader of the screen need not hear what passes at once. */
export function Announced({ sentence }: { sentence: string }) {
  return (
    <p class="unseen" aria-live="polite">
      {useSettled(sentence, SAID_AFTER, "")}
    </p>
  );
}

export function Dots() {
  return (
    <span class="thinking-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function useSettled<T>(value: T, after: number, first: T): T {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const later = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(later);
  }, [value, after]);
  return settled;
}
