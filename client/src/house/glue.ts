/** Dice and names keep the marks that lean on them: no line ends between a die and its comma. */

import type { Part } from "./wire";

export interface Glued {
  part: Part;
  /** An opening mark that belongs to it: "(", "« ". */
  before: string;
  /** A closing mark that belongs to it: ",", ").", " ;". */
  after: string;
}

const OPENING = /[([\u00ab\u2018\u201c][\u00a0\u202f]?$/u;
const CLOSING = /^[\u00a0\u202f]?[,.;:!?)\]%\u00bb\u2019\u201d\u2026]+/u;

/** A verb that is turned round to ask: "attaque-t-elle", "gardez-vous"; with the mark after it. */
const INVERTED = /([\p{L}’]+-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)(?:[\u00a0\u202f]?[?!,.;:])*)(?![\p{L}-])/u;

/** The text of a sentence cut at what no line may end within: every second piece is such a verb. */
export function unbroken(text: string): string[] {
  return text.split(INVERTED);
}

export function glued(parts: readonly Part[]): Glued[] {
  const found: Glued[] = [];
  let text = "";
  const flush = () => {
    if (text) found.push({ part: { text }, before: "", after: "" });
    text = "";
  };
  for (const part of parts) {
    const last = found.at(-1);
    if (!part.die && !part.id) {
      const after = last && !text && isThing(last.part) ? (CLOSING.exec(part.text)?.[0] ?? "") : "";
      if (last && after) last.after += after;
      text += part.text.slice(after.length);
    } else {
      const before = OPENING.exec(text)?.[0] ?? "";
      text = text.slice(0, text.length - before.length);
      flush();
      found.push({ part, before, after: "" });
    }
  }
  flush();
  return found;
}

function isThing({ die, id }: Part): boolean {
  return Boolean(die || id);
}
