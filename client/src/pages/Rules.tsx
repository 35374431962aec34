/** The rules of a game, clause by clause: to read through, to search, to arrive at. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { citation, placeOf } from "../house/citation";
import { Icon } from "../house/icons";
import { Notice } from "../house/ui";
import type { ClauseCard, RulesBook } from "../house/wire";
import { say } from "../house/words";
import { chaptersOf, type Chapter } from "./chapters";
import { folded, holds, marked, wanted } from "./search";
import "./rules.css";

interface Props {
  book: RulesBook;
  /** The clause that is lit, "" for none. */
  clause: string;
  onGo: (clause: string) => void;
  /** Beside a table there is no room for a column of chapters. */
  narrow?: boolean;
}

export function Rules({ book, clause, onGo, narrow = false }: Props) {
  const [query, setQuery] = useState("");
  const words = useMemo(() => wanted(query), [query]);
  const chapters = useMemo(() => chaptersOf(book.clauses, book.chapters), [book]);
  const folds = useMemo(
    () => new Map(book.clauses.map((each) => [each.id, folded(`${each.text} ${each.section} ${each.id}`)])),
    [book],
  );
  const shown = useMemo(() => {
    if (!words.length) return chapters;
    return chapters
      .map((chapter) => ({
        ...chapter,
        clauses: chapter.clauses.filter((each) => holds(folds.get(each.id)!, words)),
      }))
      .filter((chapter) => chapter.clauses.length);
  }, [chapters, folds, words]);
  const count = shown.reduce((sum, chapter) => sum + chapter.clauses.length, 0);
  const known = folds.has(clause);
  const pages = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!clause) return;
    const place = pages.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause)}"]`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }, [clause, book]);

  function goTo(id: string): void {
    setQuery("");
    onGo(id);
  }

  return (
    <div class={`rules ${narrow ? "rules-narrow" : ""}`}>
      <search class="rules-search">
        <label>
          <span class="unseen">{say("pages-rules-search")}</span>
          <Icon name="search" />
          <input
            type="search"
            class="ui-input"
            placeholder={say("pages-rules-search")}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <p role="status">{words.length ? say("pages-rules-found", { count }) : ""}</p>
      </search>
      <Contents chapters={shown} />
      <div class="rules-pages" ref={pages}>
        {clause && !known && <Notice tone="refusal">{say("pages-rules-unknown", { clause })}</Notice>}
        {!count && <Notice>{say("pages-rules-none")}</Notice>}
        {shown.map((chapter) => (
          <section key={chapter.id}>
            <h2 id={chapter.id} tabIndex={-1}>
              {chapter.title}
            </h2>
            {chapter.clauses.map((each) => (
              <Clause
                key={each.id}
                clause={each}
                words={words}
                lit={each.id === clause}
                book={book}
                onGo={goTo}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** At the side where there is room, else a list that unfolds. */
function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav class="rules-contents" aria-label={say("pages-rules-contents")}>
      <select
        class="ui-input"
        aria-label={say("pages-rules-contents")}
        value=""
        onChange={(event) => {
          openChapter(event.currentTarget.value);
          event.currentTarget.value = "";
        }}
      >
        <option value="">{say("pages-rules-contents")}…</option>
        {chapters.map((chapter) => (
          <option key={chapter.id} value={chapter.id}>
            {chapter.title}
          </option>
        ))}
      </select>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <button type="button" onClick={() => openChapter(chapter.id)}>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function openChapter(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

interface ClauseProps {
  clause: ClauseCard;
  words: readonly string[];
  lit: boolean;
  book: RulesBook;
  onGo: (clause: string) => void;
}

function Clause({ clause, words, lit, book, onGo }: ClauseProps) {
  const place = placeOf(clause.section);
  const link = (id: string, words: string) => (
    <a
      key={id}
      href={`/rules/${book.game}#${id}`}
      aria-label={citation(book, id)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo(id);
      }}
    >
      {words}
    </a>
  );
  return (
    <article
      class={`rules-clause ${lit ? "rules-lit" : ""}`}
      data-clause={clause.id}
      tabIndex={-1}
      {...(lit ? { "aria-current": "location" as const } : {})}
    >
      <p class="rules-place">
        {lit && <Icon name="right" label={say("pages-rules-here")} />}
        {link(clause.id, place ? `§\u00a0${place}` : "§")}
      </p>
      <p class="rules-text">
        {marked(clause.text, words).map((part, index) =>
          part.marked ? <mark key={index}>{part.text}</mark> : part.text,
        )}
      </p>
      {clause.see && clause.see.length > 0 && (
        <p class="rules-see">
          {say("pages-rules-see")}{" "}
          {clause.see.map((id, index) => [index > 0 && " · ", link(id, citation(book, id))])}
        </p>
      )}
      {clause.ruling && (
        <p class="rules-see" title={clause.ruling}>
          {say("pages-rules-ruling")}
        </p>
      )}
    </article>
  );
}
