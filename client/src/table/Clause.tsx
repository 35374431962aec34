/** The clause that is cited: by its chapter and its place in the printed rules, with a way to it. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";

import { citation } from "../house/citation";
import type { RulesBook } from "../house/wire";
import { say } from "../house/words";

/** The rules of the game on the table, once they have come. */
export const Rulebook = createContext<RulesBook | null>(null);

interface Props {
  clause: string;
  game: string;
  onClause: (clause: string) => void;
}

export function ClauseLink({ clause, game, onClause }: Props) {
  const book = useContext(Rulebook);
  return (
    <a
      class="clause"
      href={`/rules/${game}#${clause}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onClause(clause);
      }}
    >
      {"§\u00a0"}
      {book ? citation(book, clause) : say("pages-rules")}
    </a>
  );
}
