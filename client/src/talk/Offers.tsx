/** What others propose to me: a quiet box in the flow of the panel. */

import { useState } from "preact/hooks";

import { Button, lament, Notice } from "../house/ui";
import { say } from "../house/words";
import type { Session } from "../table/session";
import { mayClaim, offersTo, speaker } from "./deeds";
import { claim, drawWord } from "./requests";
import "./talk.css";

export function Offers({ session }: { session: Session }) {
  const table = session.table.value;
  const [busy, setBusy] = useState(false);
  if (!table) return null;
  const seat = speaker(table, session.sight.value?.seat);
  const answer = (deed: Promise<void>) => {
    setBusy(true);
    deed.catch(lament).finally(() => setBusy(false));
  };
  const [offering] = offersTo(table);
  const waits = table.stage === "playing" && table.seats.some((each) => each.mine && each.draw);
  return (
    <>
      {offering && (
        <Notice tone="gold" icon="draw" live>
          <p class="talk-offer">{say("talk-draw-proposed", { who: offering.holder || offering.name })}</p>
          <div class="talk-offer-answers">
            <Button busy={busy} onClick={() => answer(drawWord(table.id, seat, "accept"))}>
              {say("talk-draw-accept")}
            </Button>
            <Button kind="quiet" busy={busy} onClick={() => answer(drawWord(table.id, seat, "decline"))}>
              {say("talk-draw-decline")}
            </Button>
          </div>
        </Notice>
      )}
      {waits && !offering && <Notice icon="draw">{say("talk-draw-waits")}</Notice>}
      {mayClaim(table, Date.now()) && (
        <Notice tone="gold" icon="clock" live>
          <p class="talk-offer">{say("talk-claim-open")}</p>
          <Button busy={busy} onClick={() => answer(claim(table.id, seat))}>
            {say("talk-claim")}
          </Button>
        </Notice>
      )}
    </>
  );
}
