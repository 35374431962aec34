/** The menu of a table: everything that is not a choice of the game. */

import { useEffect, useState } from "preact/hooks";

import { Copyable, Dialog, Menu, type MenuItem } from "../house/ui";
import { say } from "../house/words";
import type { TableCard } from "../house/wire";
import type { Session } from "../table/session";
import { deedsAt, mayClaim, type Deed } from "./deeds";
import { GRAVE, SIGNS, useDeeds } from "./doing";
import { askPermission, permission, sound, tick, useNotices } from "./notices";
import "./talk.css";

export function TableMenu({ session }: { session: Session }) {
  useNotices(session);
  const table = session.table.value;
  const { begin, dialog } = useDeeds(session);
  const [inviting, setInviting] = useState(false);
  const now = useClaimable(table);
  if (!table) return null;

  const choose = (deed: Deed) => (deed === "watch-link" ? setInviting(true) : begin(deed));
  const items = deedsAt(table, now).map((deed) => itemOf(deed, table, choose));
  return (
    <>
      <Menu label={say("talk-menu")} icon="more" items={[...items, ...signals()]}>
        <span class="talk-menu-word">{say("talk-menu")}</span>
      </Menu>
      {inviting && (
        <Dialog title={say("talk-watch-link")} onClose={() => setInviting(false)}>
          <Copyable
            label={say("talk-watch-hint")}
            text={`${location.origin}/table/${table.id}`}
            shared={{ title: table.scenario_title }}
          />
        </Dialog>
      )}
      {dialog}
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
