/** The menu of a table: everything that is not a choice of the game. */

import { useEffect, useState } from "preact/hooks";

import { go } from "../house/route";
import { Confirm, Copyable, Dialog, lament, Menu, toast, type MenuItem } from "../house/ui";
import { say } from "../house/words";
import type { IconName } from "../house/icons";
import type { TableCard } from "../house/wire";
import type { Session } from "../table/session";
import { deedsAt, mayClaim, speaker, type Deed } from "./deeds";
import { askPermission, permission, sound, tick, useNotices } from "./notices";
import * as requests from "./requests";
import "./talk.css";

const SIGNS: Record<Deed, IconName> = {
  resign: "flag",
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
const GRAVE: readonly Deed[] = ["resign", "cancel", "leave"];

export function TableMenu({ session }: { session: Session }) {
  useNotices(session);
  const table = session.table.value;
  const [asked, setAsked] = useState<Deed | null>(null);
  const now = useClaimable(table);
  if (!table) return null;

  const act = (deed: Deed) => {
    setAsked(null);
    perform(deed, session, table).catch(lament);
  };
  const items = deedsAt(table, now).map((deed) => itemOf(deed, table, (chosen) =>
    GRAVE.includes(chosen) || chosen === "watch-link" ? setAsked(chosen) : act(chosen),
  ));
  return (
    <>
      <Menu label={say("talk-menu")} icon="more" items={[...items, ...signals()]}>
        <span class="talk-menu-word">{say("talk-menu")}</span>
      </Menu>
      {asked === "watch-link" && (
        <Dialog title={say("talk-watch-link")} onClose={() => setAsked(null)}>
          <Copyable
            label={say("talk-watch-hint")}
            text={`${location.origin}/table/${table.id}`}
            shared={{ title: table.scenario_title }}
          />
        </Dialog>
      )}
      {asked && GRAVE.includes(asked) && (
        <Confirm
          title={say(`talk-${asked}`)}
          verb={say(`talk-${asked}-verb`)}
          danger
          onYes={() => act(asked)}
          onNo={() => setAsked(null)}
        >
          <p>{say(`talk-${asked}-sure`)}</p>
        </Confirm>
      )}
    </>
  );
}

function itemOf(deed: Deed, table: TableCard, onChoose: (deed: Deed) => void): MenuItem {
  const item = { title: say(`talk-${deed}`), icon: SIGNS[deed] };
  switch (deed) {
    case "replay":
      return { ...item, href: `/replay/${table.id}` };
    case "proof":
      return { ...item, href: `/proof/${table.id}` };
    case "to-rematch":
      return { ...item, href: `/table/${table.rematch}` };
    case "file":
      return { ...item, href: `/api/tables/${table.id}/file`, download: true };
    default:
      return { ...item, danger: GRAVE.includes(deed), onChoose: () => onChoose(deed) };
  }
}

/** What the browser may do to tell me that it is my turn. */
function signals(): MenuItem[] {
  const items: MenuItem[] = [
    {
      title: say(sound.value ? "talk-sound-off" : "talk-sound-on"),
      icon: sound.value ? "mute" : "sound",
      onChoose: () => {
        sound.value = !sound.value;
        if (sound.value) tick();
      },
    },
  ];
  if (permission.value === "default") {
    items.push({ title: say("talk-notify"), icon: "bell", onChoose: () => void askPermission() });
  }
  return items;
}

async function perform(deed: Deed, session: Session, table: TableCard): Promise<void> {
  const seat = speaker(table, session.sight.value?.seat);
  switch (deed) {
    case "resign":
      return requests.resign(table.id, seat);
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

/** The clock, as long as somebody's lateness may become a win. */
function useClaimable(table: TableCard | null): number {
  const [now, setNow] = useState(Date.now());
  const due = table && !mayClaim(table, now) && table.pace.at_timeout === "claim" ? table.deadline : "";
  useEffect(() => {
    if (!due) return;
    const left = Math.min(Math.max(Date.parse(due) - Date.now(), 0) + 500, 3_600_000);
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [due, now]);
  return now;
}
