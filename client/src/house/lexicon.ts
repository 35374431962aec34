/** The words of a game, as the server sent them: names by id, words by kind and id. */

import { ask } from "./api";
import { language } from "./settings";
import type { Lexicon } from "./wire";

const kept = new Map<string, Promise<Lexicon>>();

/** The lexicon of a game in the language in force; fetched once. */
export function lexiconOf(game: string): Promise<Lexicon> {
  const key = `${game} ${language.value}`;
  let found = kept.get(key);
  if (!found) {
    found = ask<Lexicon>(`/games/${game}/lexicon`);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

export function nameOf(lexicon: Lexicon, id: string): string {
  return lexicon.names[id] ?? wordAt(lexicon, id) ?? id.replaceAll("-", " ");
}

/** A name where there is little room: its own short form, or without the brackets behind it. */
export function shortOf(lexicon: Lexicon, id: string): string {
  return wordAt(lexicon, `short.${id}`) ?? nameOf(lexicon, id).replace(/\s*\([^()]*\)$/u, "");
}

/** The word for a kind, a mark, a figure: its own message, or the name of the id. */
export function wordOf(lexicon: Lexicon, kind: string, id: string): string {
  return wordAt(lexicon, `${kind}.${id}`) ?? wordAt(lexicon, id) ?? nameOf(lexicon, id);
}

export function hasWord(lexicon: Lexicon, kind: string, id: string): boolean {
  return wordAt(lexicon, `${kind}.${id}`) !== undefined;
}

function wordAt(lexicon: Lexicon, key: string): string | undefined {
  return lexicon.words[key.replaceAll(".", "-")];
}
