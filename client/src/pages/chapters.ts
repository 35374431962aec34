/** The chapters of a rulebook, from the ids of its clauses and what they say of their place in it. */

import type { ClauseCard } from "../house/wire";

export interface Chapter {
  id: string;
  title: string;
  clauses: ClauseCard[];
}

const COMMON = 0.3; // of the clauses of a run must stand under one heading for it to be the title

/** Clauses whose ids begin alike are a chapter if the game has named it, wherever they stand.
 *
 * Those in a row without a name bear their commonest heading; with many headings they are cut at them.
 */
export function chaptersOf(
  clauses: readonly ClauseCard[],
  names: Readonly<Record<string, string>> = {},
): Chapter[] {
  const chapters: Chapter[] = [];
  const named = new Map<string, Chapter>();
  for (const run of runsBy(clauses, firstWord)) {
    const word = firstWord(run[0]!);
    if (names[word]) {
      const known = named.get(word);
      if (known) known.clauses.push(...run);
      else named.set(word, add(chapters, run, names[word]));
      continue;
    }
    const [title, share] = commonest(run);
    const parts = share < COMMON ? runsBy(run, headed(title)) : [run];
    for (const part of parts) add(chapters, part, parts.length > 1 ? commonest(part)[0] : title);
  }
  return chapters;
}

/** "p.10 La manœuvre 1A ; p.12 Le combat" stands under "La manœuvre"; a bare page has no name. */
export function headingOf(section: string): string {
  const names = section.split(/\s*;\s*/).map((part) =>
    part
      .replace(/^pp?\.\s*\d+(?:[-–]\d+)?\s*/, "")
      .replace(/\s+\d+(?:[-–]\d+)?[A-Z]?$/, "")
      .trim(),
  );
  const first = names.find(Boolean) ?? "";
  return first.charAt(0).toUpperCase() + first.slice(1);
}

function firstWord(clause: ClauseCard): string {
  return clause.id.split(".")[0]!;
}

function add(chapters: Chapter[], clauses: ClauseCard[], title: string): Chapter {
  const last = chapters.at(-1);
  if (last && last.title === title) {
    last.clauses.push(...clauses);
    return last;
  }
  const chapter = { id: `chapter-${chapters.length}`, title, clauses };
  chapters.push(chapter);
  return chapter;
}

function runsBy(clauses: readonly ClauseCard[], key: (clause: ClauseCard) => string): ClauseCard[][] {
  const runs: ClauseCard[][] = [];
  let before: string | undefined;
  for (const clause of clauses) {
    const now = key(clause);
    if (runs.length && now === before) runs.at(-1)!.push(clause);
    else runs.push([clause]);
    before = now;
  }
  return runs;
}

/** The heading of a clause; one without a name stays under the heading before it. */
function headed(first: string): (clause: ClauseCard) => string {
  let last = first;
  return (clause) => (last = headingOf(clause.section) || last);
}

/** The heading under which most of these stand, and how large a part of them that is. */
function commonest(clauses: readonly ClauseCard[]): [string, number] {
  const times = new Map<string, number>();
  for (const clause of clauses) {
    const heading = headingOf(clause.section) || clause.section;
    times.set(heading, (times.get(heading) ?? 0) + 1);
  }
  const [title, count] = [...times].reduce((best, each) => (each[1] > best[1] ? each : best));
  return [title, count / clauses.length];
}
