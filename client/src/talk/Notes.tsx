/** The private notes of a seat: saved as one writes, read by nobody else. */

import { useEffect, useId, useRef, useState } from "preact/hooks";

import { send } from "../house/api";
import { reasonOf } from "../house/ui";
import { say } from "../house/words";
import type { Session } from "../table/session";
import "./talk.css";

const PAUSE = 800; // milliseconds after the last letter
const LONGEST = 20_000;

type State = "saved" | "writing" | "failed";

export function Notes({ session, seat }: { session: Session; seat: string }) {
  const id = useId();
  const [state, setState] = useState<State>("saved");
  const [reason, setReason] = useState("");
  const waiting = useRef<{ timer: number; text: string } | null>(null);

  async function save(): Promise<void> {
    const due = waiting.current;
    if (!due) return;
    clearTimeout(due.timer);
    waiting.current = null;
    try {
      await send<void>("PUT", `/tables/${session.id}/notes`, { text: due.text }, { seat });
      if (!waiting.current) setState("saved");
    } catch (error) {
      waiting.current ??= { timer: 0, text: due.text };
      setReason(reasonOf(error));
      setState("failed");
    }
  }

  function write(text: string): void {
    session.notes.value = text;
    clearTimeout(waiting.current?.timer);
    waiting.current = { text, timer: window.setTimeout(() => void save(), PAUSE) };
    setState("writing");
  }

  useEffect(() => () => void save(), []);

  return (
    <div class="talk-notes">
      <label for={id}>{say("talk-notes-label")}</label>
      <textarea
        id={id}
        maxLength={LONGEST}
        value={session.notes.value}
        onInput={(event) => write(event.currentTarget.value)}
        onBlur={() => void save()}
      />
      <p class="talk-state" role="status">
        {state === "failed" ? say("talk-notes-failed", { reason }) : say(`talk-notes-${state}`)}
      </p>
    </div>
  );
}
