/** The keys of the table. */

export type Stroke =
  | { deed: "main" | "undo" | "clear" | "help" | "rules" | "log" | "odds" | "hint" }
  | { deed: "button"; index: number };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const LETTERS: Record<string, Stroke> = {
  " ": { deed: "main" },
  u: { deed: "undo" },
  escape: { deed: "clear" },
  "?": { deed: "help" },
  r: { deed: "rules" },
  l: { deed: "log" },
  o: { deed: "odds" },
  c: { deed: "hint" },
};

/** What a key means; nothing with Ctrl, Alt or Meta held: these belong to the browser. */
export function strokeOf(event: Key): Stroke | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[1-9]$/.test(event.key)) return { deed: "button", index: Number(event.key) - 1 };
  return LETTERS[event.key.toLowerCase()] ?? null;
}

/** Is somebody writing, or is a dialog open that has keys of its own? */
export function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]")) {
    return true;
  }
  if (target.closest("dialog[open], [role=dialog], [role=menu]")) return true;
  return key === " " && target.closest("button, a, summary, [role=button], [role=tab], input") !== null;
}
