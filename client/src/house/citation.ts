/** How a clause is cited: by its chapter and its place in the printed rules, never by its id. */

import type { RulesBook } from "./wire";

/** "Combat, p. 12" or "The march, 11.2"; a clause of a chapter without a name is cited by its id. */
export function citation(book: RulesBook, clause: string): string {
  const chapter = book.chapters[clause.split(".")[0]!];
  if (!chapter) return clause;
  const place = placeOf(book.clauses.find(({ id }) => id === clause)?.section ?? "");
  return place ? `${chapter}, ${place}` : chapter;
}

/** A sentence cut at the clauses that it cites; those that it does not name by their place are left. */
export interface Woven {
  pieces: readonly ({ text: string } | { clause: string })[];
  left: readonly string[];
}

/** The server cites as we do: where "§ Combat, p. 12" stands in its words, there leads the way. */
export function woven(book: RulesBook, sentence: string, clauses: readonly string[]): Woven {
  const pieces: Woven["pieces"][number][] = [];
  const left: string[] = [];
  const cited = new Set<string>();
  let rest = sentence;
  for (const clause of clauses) {
    const mark = `§\u00a0${citation(book, clause)}`;
    const at = rest.indexOf(mark);
    if (at >= 0) {
      pieces.push({ text: rest.slice(0, at) }, { clause });
      rest = rest.slice(at + mark.length);
    } else if (!cited.has(mark)) left.push(clause);
    cited.add(mark);
  }
  return { pieces: [...pieces, { text: rest }], left };
}

/** "p. 12" or "11.2": where a section says that it is printed; "" where it gives no number. */
export function placeOf(section: string): string {
  const page = /^pp?\.\s*(\d+)/.exec(section)?.[1];
  return page ? `p.\u00a0${page}` : (/^\d+(\.\d+)*/.exec(section)?.[0] ?? "");
}
