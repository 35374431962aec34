/** Doing at a table what is not a choice of the game; what cannot be taken back is asked once more. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { IconName } from "../house/icons";
import { go } from "../house/route";
import { Confirm, lament, toast } from "../house/ui";
import { say } from "../house/words";
import type { TableCard } from "../house/wire";
import type { Session } from "../table/session";
import { speaker, type Deed } from "./deeds";
import * as requests from "./requests";

export const SIGNS: Record<Deed, IconName> = {
  resign: "flag",
  end: "leave",
  abandon: "trash",
  "offer-draw": "draw",
  "withdraw-draw": "draw",
  claim: "clock",
  rematch: "again",
  "to-rematch": "again",
  leave: "leave",
  cancel: "trash",
  replay: "play",
  proof: "die",
  "watch-link": "eye",
  file: "download",
};

/** These are asked once more. */
export const GRAVE: readonly Deed[] = ["resign", "end", "abandon", "cancel", "leave"];

export interface Doing {
  begin: (deed: Deed) => void;
  /** The question whether it is meant, while it is open. */
  dialog: JSX.Element | null;
}

export function useDeeds(session: Session): Doing {
  const [asked, setAsked] = useState<Deed | null>(null);
  const act = (deed: Deed) => {
    setAsked(null);
    const table = session.table.value;
    if (table) perform(deed, session, table).catch(lament);
  };
  return {
    begin: (deed) => (GRAVE.includes(deed) ? setAsked(deed) : act(deed)),
    dialog: asked && (
      <Confirm
        title={say(`talk-${asked}`)}
        verb={say(`talk-${asked}-verb`)}
        danger
        onYes={() => act(asked)}
        onNo={() => setAsked(null)}
      >
        <p>{say(`talk-${asked}-sure`)}</p>
      </Confirm>
    ),
  };
}

async function perform(deed: Deed, session: Session, table: TableCard): Promise<void> {
  const seat = speaker(table, session.sight.value?.seat);
  switch (deed) {
    case "resign":
      return requests.resign(table.id, seat);
    case "end":
      return requests.end(table.id, seat);
    case "abandon":
      return requests.cancel(table.id);
    case "claim":
      return requests.claim(table.id, seat);
    case "offer-draw":
      await requests.drawWord(table.id, seat, "offer");
      return toast(say("talk-draw-offered"));
    case "withdraw-draw":
      return requests.drawWord(table.id, seat, "decline");
    case "rematch":
      return go(`/table/${(await requests.rematch(table.id)).id}`);
    case "leave":
      await requests.leave(table.id);
      return go("/");
    case "cancel":
      await requests.cancel(table.id);
      return go("/");
  }
}
