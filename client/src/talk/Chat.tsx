/** The chat of a table: text and nothing but text. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { Button, Shield } from "../house/ui";
import { language } from "../house/settings";
import { say } from "../house/words";
import type { ChatLine, SeatState, Sight, TableCard } from "../house/wire";
import type { Session } from "../table/session";
import { hearing, isOneRoom } from "./hearing";
import { readAll } from "./unread";
import "./talk.css";

const LONGEST = 1000;

export function Chat({ session }: { session: Session }) {
  const lines = session.chat.value;
  const sight = session.sight.value;
  const table = session.table.value;
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => readAll(session), [lines]);
  useLayoutEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  if (!table) return null;
  return (
    <div class="talk-chat">
      <ol ref={end} class="talk-lines" aria-live="polite" aria-label={say("talk-chat")} tabIndex={0}>
        {lines.length === 0 && <li class="talk-empty">{say("talk-nothing-said")}</li>}
        {lines.map((line) => (
          <Said key={line.id} line={line} table={table} />
        ))}
      </ol>
      {sight && <Hearers sight={sight} />}
      <Speak session={session} />
    </div>
  );
}

function Said({ line, table }: { line: ChatLine; table: TableCard }) {
  const seat = table.seats.find((each) => each.seat === line.seat);
  const at = new Date(line.at);
  return (
    <li class={seat?.mine ? "talk-line talk-mine" : "talk-line"}>
      {seat && <Shield nation={seat.nation ?? ""} letter={seat.letter} size={1.25} />}
      <div>
        <span class="talk-who">{line.who}</span>{" "}
        {!seat && <span class="talk-watching">{say("talk-spectator")} </span>}
        <time class="talk-when" dateTime={line.at}>
          {at.toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" })}
        </time>
        <p>{line.text}</p>
      </div>
    </li>
  );
}

/** Who hears, when that is not simply everybody. */
function Hearers({ sight }: { sight: Sight }) {
  if (!sight.seat) {
    return isOneRoom(sight.table) ? null : <p class="talk-hearers">{say("talk-among-spectators")}</p>;
  }
  const { heard, silenced } = hearing(sight);
  if (silenced.length) {
    return (
      <p class="talk-hearers">
        {heard.length > 0 && say("talk-heard-by", { seats: named(heard) })}{" "}
        {say("talk-silenced", { seats: named(silenced) })}
      </p>
    );
  }
  return heard.length ? null : <p class="talk-hearers">{say("talk-nobody-hears")}</p>;
}

function Speak({ session }: { session: Session }) {
  const [text, setText] = useState("");
  const seat = session.sight.value?.seat ?? "";
  const words = text.trim();
  function speak(event: Event): void {
    event.preventDefault();
    if (!words) return;
    session.say(words, seat);
    setText("");
  }
  return (
    <form class="talk-speak" onSubmit={speak}>
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={say("talk-say-label")}
        placeholder={say("talk-say-label")}
        autoComplete="off"
        enterKeyHint="send"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!words || session.status.value !== "live"}>
        {say("talk-say")}
      </Button>
    </form>
  );
}

function named(seats: readonly SeatState[]): string {
  const list = new Intl.ListFormat(language.value, { type: "conjunction" });
  return list.format(seats.map((seat) => seat.name));
}
