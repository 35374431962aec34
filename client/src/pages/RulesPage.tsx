/** The rules as a page of their own: the address names the clause. */

import { useEffect, useState } from "preact/hooks";

import { useAsked } from "../house/asked";
import { useTitle } from "../house/slots";
import { Waiting } from "../house/ui";
import type { RulesBook } from "../house/wire";
import { say } from "../house/words";
import { Rules } from "./Rules";
import { TroublePage } from "./TroublePage";
import "./pages.css";

export function RulesPage({ game }: { game: string }) {
  const { answer: book, error } = useAsked<RulesBook>(`/games/${game}/rules`);
  const [clause, setClause] = useState(named);
  useTitle(book ? say("pages-rules-title", { game: book.title }) : say("pages-rules"));

  useEffect(() => {
    const moved = () => setClause(named());
    addEventListener("hashchange", moved);
    addEventListener("popstate", moved);
    return () => {
      removeEventListener("hashchange", moved);
      removeEventListener("popstate", moved);
    };
  }, []);

  if (error && !book) return <TroublePage error={error} />;
  return (
    <main class="page page-broad">
      <h1 class="page-title">{book ? say("pages-rules-title", { game: book.title }) : say("pages-rules")}</h1>
      <p class="page-lead">{say("pages-rules-lead")}</p>
      {book ? (
        <Rules
          book={book}
          clause={clause}
          onGo={(id) => {
            history.pushState(null, "", `#${id}`);
            setClause(id);
          }}
        />
      ) : (
        <Waiting />
      )}
    </main>
  );
}

function named(): string {
  return decodeURIComponent(location.hash.slice(1));
}
