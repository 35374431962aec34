/** The rules beside a table: opened at a clause, closed without leaving the match. */

import { useEffect, useState } from "preact/hooks";

import { useAsked } from "../house/asked";
import { Dialog, Notice, reasonOf, Waiting } from "../house/ui";
import type { RulesBook } from "../house/wire";
import { say } from "../house/words";
import { Rules } from "./Rules";

interface Props {
  game: string;
  /** "" opens the book at its first page. */
  clause: string;
  onClose: () => void;
}

export function RulesSheet({ game, clause, onClose }: Props) {
  const { answer: book, error } = useAsked<RulesBook>(`/games/${game}/rules`);
  const [here, setHere] = useState(clause);
  useEffect(() => setHere(clause), [clause]);
  return (
    <Dialog title={say("pages-rules")} shape="sheet" onClose={onClose}>
      {book && <Rules book={book} clause={here} onGo={setHere} narrow />}
      {!book && (error ? <Notice tone="refusal">{reasonOf(error)}</Notice> : <Waiting />)}
    </Dialog>
  );
}
