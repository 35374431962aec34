/** How a match ended: one sentence in the winner's colours, and where to go from here. */

import type { ComponentChildren } from "preact";

import { Sentence } from "../house/Sentence";
import { LinkButton, Shield } from "../house/ui";
import { say } from "../house/words";
import type { Result, TableCard } from "../house/wire";
import { ClauseLink } from "./Clause";
import "./decision.css";

interface Props {
  table: TableCard;
  result: Result;
  nation: string;
  onClause: (clause: string) => void;
  /** What else may be done: a rematch. */
  children?: ComponentChildren;
}

export function Ending({ table, result, nation, onClause, children }: Props) {
  const winner = table.seats.find((seat) => seat.seat === result.winner || seat.side === result.winner);
  return (
    <section class={`decision ending band band-${nation}`} aria-live="polite" aria-label={say("table-ending")}>
      <div class="ending-head">
        {winner && <Shield nation={winner.nation ?? "other"} letter={winner.letter} size={3} />}
        <div>
          <p class="decision-whom">{say(`table-ending-${result.ending}`)}</p>
          <h2>
            <Sentence parts={result.sentence} />
          </h2>
        </div>
      </div>
      {result.rule && <ClauseLink clause={result.rule} game={table.game} onClause={onClause} />}
      <div class="ending-links">
        {!table.frozen && (
          <>
            <LinkButton href={`/replay/${table.id}`} icon="play">
              {say("table-to-replay")}
            </LinkButton>
            <LinkButton href={`/proof/${table.id}`} icon="die">
              {say("table-to-proof")}
            </LinkButton>
          </>
        )}
        {table.rematch && !table.seats.some((seat) => seat.mine) && (
          <LinkButton href={`/table/${table.rematch}`} kind="main" icon="swords">
            {say("table-to-rematch")}
          </LinkButton>
        )}
        {children}
      </div>
    </section>
  );
}
