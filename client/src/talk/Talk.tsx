/** What is said at the table, and what one notes for oneself. */

import { useState } from "preact/hooks";

import { Tabs } from "../house/ui";
import { say } from "../house/words";
import type { Session } from "../table/session";
import { Chat } from "./Chat";
import { Notes } from "./Notes";
import { unreadOf } from "./unread";
import "./talk.css";

export function Talk({ session }: { session: Session }) {
  const [leaf, setLeaf] = useState("chat");
  const seat = session.sight.value?.seat;
  if (!seat) return <Chat session={session} />;
  return (
    <Tabs
      class="talk"
      label={say("talk-label")}
      current={leaf}
      onChange={setLeaf}
      tabs={[
        { id: "chat", title: say("talk-chat"), icon: "talk", badge: leaf === "chat" ? 0 : unreadOf(session).value },
        { id: "notes", title: say("talk-notes"), icon: "notes" },
      ]}
    >
      {leaf === "chat" ? <Chat session={session} /> : <Notes key={seat} session={session} seat={seat} />}
    </Tabs>
  );
}
