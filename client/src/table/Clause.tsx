/** The clauses that are cited: by chapter and place in the printed rules, with a way to them. */

import { createContext, Fragment } from "preact";
import { useContext } from "preact/hooks";

import { citation, woven } from "../house/citation";
import type { RulesBook } from "../house/wire";
import { say } from "../house/words";

/** The rules of the game on the table, once they have come. */
export const Rulebook = createContext<RulesBook | null>(null);

interface Props {
  clause: string;
  game: string;
  /** The rules lie beside the table; without this, the way leads to their own page. */
  onClause?: ((clause: string) => void) | undefined;
}

export function ClauseLink({ clause, game, onClause }: Props) {
  const book = useContext(Rulebook);
  return (
    <a
      class="clause"
      href={`/rules/${game}#${clause}`}
      onClick={(event) => {
        if (!onClause || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onClause(clause);
      }}
    >
      {"§\u00a0"}
      {book ? citation(book, clause) : say("pages-rules")}
    </a>
  );
}

interface CitingProps extends Omit<Props, "clause"> {
  sentence: string;
  clauses: readonly string[];
}

/** A sentence of the server in which every clause is a way to it. */
export function Citing({ sentence, clauses, ...way }: CitingProps) {
  const book = useContext(Rulebook);
  if (!book) return <>{sentence}</>;
  const { pieces, left } = woven(book, sentence, clauses);
  return (
    <>
      {pieces.map((piece, place) => (
        <Fragment key={place}>
          {"text" in piece ? piece.text : <ClauseLink {...way} clause={piece.clause} />}
        </Fragment>
      ))}
      {left.map((clause) => (
        <Fragment key={clause}>
          {" "}
          <ClauseLink {...way} clause={clause} />
        </Fragment>
      ))}
    </>
  );
}
