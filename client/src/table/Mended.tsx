/** The rules were mended under a match: what that means, and what its players may do about it. */

import { Button, Notice } from "../house/ui";
import { say } from "../house/words";
import { deedsAt, SIGNS, useDeeds, type Deed } from "../talk";
import { Citing } from "./Clause";
import { accept, openMend } from "./mends";
import type { Session } from "./session";
import "./mended.css";

interface Props {
  session: Session;
  onClause: (clause: string) => void;
}

const OFFERED: readonly Deed[] = ["offer-draw", "end"];

export function Mended({ session, onClause }: Props) {
  const { begin, dialog } = useDeeds(session);
  const table = session.table.value;
  const mended = table && openMend(table);
  if (!table || !mended) return null;

  function goOn(): void {
    if (table && mended) accept(table, mended);
    document.querySelector<HTMLElement>(".decision h2")?.focus({ preventScroll: true });
  }

  return (
    <div class="mended">
      <Notice tone="gold" icon="book" live>
        <p>
          <Citing sentence={mended.sentence} clauses={mended.rules ?? []} game={table.game} onClause={onClause} />
        </p>
        {table.seats.some((seat) => seat.mine) && (
          <div class="mended-deeds">
            <Button icon="check" onClick={goOn}>
              {say("mended-go-on")}
            </Button>
            {deedsAt(table, Date.now())
              .filter((deed) => OFFERED.includes(deed))
              .map((deed) => (
                <Button key={deed} kind="quiet" icon={SIGNS[deed]} onClick={() => begin(deed)}>
                  {say(`talk-${deed}`)}
                </Button>
              ))}
          </div>
        )}
      </Notice>
      {dialog}
    </div>
  );
}
