/** How a clause is cited: by its chapter and its place in the printed rules, never by its id. */

import type { RulesBook } from "./wire";

/** "Combat, p. 12" or "The march, 11.2"; a clause of a chapter without a name is cited by its id. */
export function citation(book: RulesBook, clause: string): string {
  const chapter = book.chapters[clause.split(".")[0]!];
  if (!chapter) return clause;
  const place = placeOf(book.clauses.find(({ id }) => id === clause)?.section ?? "");
  return place ? `${chapter}, ${place}` : chapter;
}

/** "p. 12" or "11.2": where a section says that it is printed; "" where it gives no number. */
export function placeOf(section: string): string {
  const page = /^pp?\.\s*(\d+)/.exec(section)?.[1];
  return page ? `p.\u00a0${page}` : (/^\d+(\.\d+)*/.exec(section)?.[0] ?? "");
}
