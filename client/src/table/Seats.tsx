/** Who sits at the table, who is here, whom it waits for, and how long they may think. */

import { useEffect, useState } from "preact/hooks";

import { Icon } from "../house/icons";
import { computer } from "../house/computer";
import { Button, Notice, Shield } from "../house/ui";
import { say } from "../house/words";
import type { SeatState, TableCard } from "../house/wire";
import { secondsLeft, span } from "./clock";
import { awaited } from "./sitting";
import { Announced, Dots, useWaiting } from "./Thinking";
import "./seats.css";

interface WaitingProps {
  table: TableCard;
  nation: string;
  pending: boolean;
  onUndo?: () => void;
}

/** The sentence that stands where the question would, for whoever is not asked. */
export function Waiting({ table, nation, pending, onUndo }: WaitingProps) {
  const { sentence, thinks } = useWaiting(table);
  const isStuck = awaited(table).some((seat) => seat.stuck);
  return (
    <section class={`decision band band-${nation}`} aria-label={say("table-decision")}>
      <h2>
        {sentence} {thinks && <Dots />}
      </h2>
      <Announced sentence={sentence} />
      {isStuck && (
        <Notice tone="refusal" live>
          {say("table-stuck")}
        </Notice>
      )}
      {onUndo && (
        <Button class="decision-undo" kind="quiet" icon="undo" disabled={pending} onClick={onUndo}>
          {say("table-undo")} <kbd>{say("table-key-undo")}</kbd>
        </Button>
      )}
    </section>
  );
}

export function Seats({ table }: { table: TableCard }) {
  const now = useNow(table.stage === "playing" && (table.pace.kind ?? "none") !== "none");
  return (
    <ul class="seats" aria-label={say("table-seats")}>
      {table.seats.map((seat) => (
        <li key={seat.seat} class={seat.asked && !table.frozen ? "seat seat-asked" : "seat"}>
          <Shield nation={seat.nation ?? "other"} letter={seat.letter} size={1.4} />
          <span class="seat-name">
            <b>{seat.name}</b> <Holder seat={seat} />
          </span>
          {table.stage === "playing" && <State seat={table.frozen ? { ...seat, ...AT_REST } : seat} />}
          {!table.frozen && <Clock table={table} seat={seat} now={now} />}
        </li>
      ))}
      {table.hints && table.stage !== "over" && table.seats.some(isAnother) && (
        <li class="seats-hints">
          <Icon name="hint" /> {say("hint-allowed")}
        </li>
      )}
    </ul>
  );
}

/** Where a match cannot go on, nobody is asked. */
const AT_REST = { asked: false, thinking: false, stuck: false };

/** Somebody else, who should know what was agreed. */
function isAnother(seat: SeatState): boolean {
  return seat.sitter !== "player" && !seat.mine;
}

function Holder({ seat }: { seat: SeatState }) {
  if (seat.mine) return <span class="seat-holder">{say("table-seat-mine")}</span>;
  if (seat.holder) return <span class="seat-holder">{seat.holder}</span>;
  if (seat.sitter === "player") return <span class="seat-holder">{computer(seat.level ?? "")}</span>;
  return <span class="seat-holder">{say(`table-seat-${seat.sitter}`)}</span>;
}

function State({ seat }: { seat: SeatState }) {
  if (seat.stuck) return <span class="seat-state">{say("table-seat-stuck")}</span>;
  if (seat.thinking) return <span class="seat-state seat-thinking">{say("table-seat-thinking")}</span>;
  if (seat.draw) return <span class="seat-state">{say("table-seat-draw")}</span>;
  if (seat.asked) return <span class="seat-state">{say("table-seat-asked")}</span>;
  if (seat.sitter !== "person" || seat.mine || seat.online) return null;
  return <span class="seat-state">{say("table-seat-away")}</span>;
}

const HURRY = 60;

function Clock({ table, seat, now }: { table: TableCard; seat: SeatState; now: number }) {
  const left = secondsLeft(table, seat, now);
  if (left === null) return null;
  const { unit, count, text } = span(left);
  return (
    <span class={left < HURRY ? "seat-clock seat-hurry" : "seat-clock"} role="timer">
      <Icon name={left < HURRY ? "hourglass" : "clock"} />
      <span class="unseen">{say("table-clock")}</span>
      <span class="figure">{unit === "clock" ? text : say(`table-clock-${unit}`, { count })}</span>
    </span>
  );
}

function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const beat = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(beat);
  }, [running]);
  return now;
}
