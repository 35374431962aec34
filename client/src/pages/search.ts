/** Finding words in the rules: accents, case and ligatures do not count. */

export interface Folded {
  text: string;
  /** For each letter of the folded text, where it stood in the original. */
  at: readonly number[];
}

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", "’": "'", "\u00a0": " ", "\u202f": " " };

export function folded(text: string): Folded {
  let out = "";
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]!.toLowerCase();
    const plain = (LIGATURES[letter] ?? letter).normalize("NFD").replace(/\p{M}/gu, "");
    for (const each of plain) {
      out += each;
      at.push(index);
    }
  }
  return { text: out, at };
}

/** The words that are looked for. */
export function wanted(query: string): string[] {
  return folded(query).text.split(/\s+/).filter(Boolean);
}

/** Does the text hold all the words, in whatever order? */
export function holds(text: Folded, words: readonly string[]): boolean {
  return words.every((word) => text.text.includes(word));
}

export interface Stretch {
  text: string;
  marked: boolean;
}

/** The text cut into stretches, those that were looked for marked. */
export function marked(text: string, words: readonly string[]): Stretch[] {
  const fold = folded(text);
  const hit = new Set<number>();
  for (const word of words) {
    for (let found = fold.text.indexOf(word); found >= 0; found = fold.text.indexOf(word, found + 1)) {
      for (let step = 0; step < word.length; step++) hit.add(fold.at[found + step]!);
    }
  }
  const stretches: Stretch[] = [];
  for (let index = 0; index < text.length; index++) {
    const now = hit.has(index);
    const last = stretches.at(-1);
    if (last && last.marked === now) last.text += text[index];
    else stretches.push({ text: text[index]!, marked: now });
  }
  return stretches;
}
