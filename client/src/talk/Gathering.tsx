/** While a table waits for its players: who sits, who is invited, which seats are free. */

import { useState } from "preact/hooks";

import { arrive, me } from "../house/me";
import { go } from "../house/route";
import { freshShare } from "../house/share";
import { Button, Confirm, Copyable, Field, lament, Shield } from "../house/ui";
import { say } from "../house/words";
import type { SeatState, TableCard } from "../house/wire";
import type { Session } from "../table/session";
import { invitationPath, mineOf } from "./deeds";
import { cancel, leave, sitDown } from "./requests";
import "./talk.css";

export function Gathering({ session }: { session: Session }) {
  const table = session.table.value;
  const [asked, setAsked] = useState(false);
  if (!table || table.stage !== "gathering") return null;
  const awaited = table.seats.filter(({ sitter }) => sitter === "open" || sitter === "invited");
  const away = table.hosted ? cancel : leave;
  const verb = table.hosted ? "cancel" : "leave";
  return (
    <section class="talk-gathering" aria-label={say("talk-gathering")}>
      <h2>{say("talk-gathering")}</h2>
      <p role="status">{say("talk-awaited", { count: awaited.length })}</p>
      <ul class="talk-seats">
        {table.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} table={table} session={session} />
        ))}
      </ul>
      {table.hints && <p>{say("hint-allowed")}</p>}
      {(table.hosted || mineOf(table).length > 0) && (
        <Button kind="quiet" icon={table.hosted ? "trash" : "leave"} onClick={() => setAsked(true)}>
          {say(`talk-${verb}`)}
        </Button>
      )}
      {asked && (
        <Confirm
          title={say(`talk-${verb}`)}
          verb={say(`talk-${verb}-verb`)}
          danger
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false);
            away(table.id).then(() => go("/"), lament);
          }}
        >
          <p>{say(`talk-${verb}-sure`)}</p>
        </Confirm>
      )}
    </section>
  );
}

interface SeatProps {
  seat: SeatState;
  table: TableCard;
  session: Session;
}

function Seat({ seat, table, session }: SeatProps) {
  const kept = seat.sitter === "invited" && seat.holder && seat.invitation; // for me, at a rematch
  const free = (seat.sitter === "open" && !seat.holder) || kept;
  return (
    <li class="talk-seat">
      <Shield nation={seat.nation ?? ""} letter={seat.letter} />
      <div class="talk-seat-words">
        <strong>{seat.name}</strong>
        <span>{occupant(seat)}</span>
      </div>
      {free && <TakeSeat seat={seat} table={table} session={session} />}
      {seat.invitation && !seat.holder && (
        <div class="talk-invitation">
          <Copyable
            label={say("talk-invitation", { seat: seat.name })}
            text={location.origin + invitationPath(table, seat)}
            shared={{ title: `${table.game_title} · ${table.scenario_title}` }}
          />
        </div>
      )}
    </li>
  );
}

function occupant(seat: SeatState): string {
  if (seat.sitter === "player") return say("talk-seat-player");
  if (seat.mine) return say("talk-seat-mine");
  if (seat.holder) return seat.holder;
  return say(seat.sitter === "open" ? "talk-seat-open" : "talk-seat-invited");
}

/** Whoever has no name yet gives one first. */
function TakeSeat({ seat, table, session }: SeatProps) {
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const stranger = me.value === null;
  async function take(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      if (stranger) await arrive(name.trim());
      await sitDown(table.id, seat.seat, freshShare());
      session.sit(seat.seat);
    } catch (error) {
      lament(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form class="talk-take" onSubmit={(event) => void take(event)}>
      {stranger && (
        <Field label={say("talk-your-name")} value={name} onChange={setName} required maxLength={40} />
      )}
      <Button type="submit" kind="main" busy={busy} disabled={stranger && !name.trim()}>
        {say("talk-take-seat")}
      </Button>
    </form>
  );
}
