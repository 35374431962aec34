/** The client's own words, French and English, from message files; games bring theirs along. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { language, type Language } from "./settings";

const files = import.meta.glob<string>("../text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundleOf(tongue: Language): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${tongue}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: bundleOf("en"), fr: bundleOf("fr") };

/** A message in the player's language; reading it subscribes to a change of language. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[language.value];
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, facts) : key;
}

export function has(key: string): boolean {
  return bundles[language.value].hasMessage(key);
}

/** Every key of a language: the tests compare the two. */
export function keysOf(tongue: Language): string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${tongue}/`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!));
}
