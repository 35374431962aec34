import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>("../../src/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

function messages(tongue: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of Object.entries(texts)) {
    if (!path.includes(`/${tongue}/`)) continue;
    for (const block of text.split(/\n(?=[a-z])/)) {
      const key = /^([a-z][\w-]*) *=/.exec(block)?.[1];
      if (key) found.set(key, block);
    }
  }
  return found;
}

const english = messages("en");
const french = messages("fr");

describe("the words of the client", () => {
  it("are the same messages in French and in English", () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("speak of the same facts in both languages", () => {
    const facts = (text: string) => [...new Set(text.match(/\$[\w-]+/g))].sort();
    for (const [key, text] of english) expect([key, facts(french.get(key)!)]).toEqual([key, facts(text)]);
  });

  it("are all understood by the reader of message files", () => {
    for (const [path, text] of Object.entries(texts)) {
      const read = new FluentResource(text).body.map((message) => message.id);
      const written = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]);
      expect([path, read]).toEqual([path, written]);
    }
  });

  it("hold every message that the pages ask for by its full name", () => {
    const missing = new Set<string>();
    for (const source of Object.values(sources)) {
      for (const [, key] of source.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)) {
        if (!english.has(key!)) missing.add(key!);
      }
    }
    expect([...missing]).toEqual([]);
  });

  it("keep French signs from standing alone at the head of a line", () => {
    for (const [key, text] of french) {
      expect([key, text.replace(/^[\w-]+ = /, "").match(/\S [:;!?»](?!\S)/g)]).toEqual([key, null]);
    }
  });
});
