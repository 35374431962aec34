/** A table as the lobby lists it: what is played, who sits, whom it waits for. */

import { Icon, type IconName } from "../house/icons";
import { computer } from "../house/computer";
import { Sentence } from "../house/Sentence";
import { LinkButton, Button, Shield } from "../house/ui";
import type { SeatState, TableCard } from "../house/wire";
import { say } from "../house/words";
import { addressOf } from "./sitting";
import { fromNow, paceInWords } from "./times";

interface Props {
  table: TableCard;
  now: number;
  /** An open seat is taken. */
  onSit?: (seat: string) => void;
}

export function TableView({ table, now, onSit }: Props) {
  const wanted = waitsForMe(table);
  const where = addressOf(table);
  return (
    <article class={`lobby-table ${wanted ? "lobby-table-mine" : ""}`}>
      {wanted && (
        <p class="lobby-wanted">
          <Icon name="envelope" /> {say("lobby-your-turn")}
        </p>
      )}
      <p class="lobby-game">{table.game_title}</p>
      <h3>
        <a href={where}>{table.scenario_title}</a>
      </h3>
      <Mark table={table} />
      {table.settings.length > 0 && <p class="lobby-settings">{table.settings.join(" · ")}</p>}
      <ul class="lobby-seats">
        {table.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} table={table} {...(onSit ? { onSit } : {})} />
        ))}
      </ul>
      <State table={table} now={now} />
      <Foot table={table} where={where} wanted={wanted} joins={onSit !== undefined} />
    </article>
  );
}

function Seat({ seat, table, onSit }: { seat: SeatState; table: TableCard; onSit?: (seat: string) => void }) {
  const free = seat.sitter === "open" && !seat.holder;
  const won = table.result?.winner !== undefined && table.result.winner === seat.side;
  return (
    <li class={seat.asked && isAsking(table) ? "lobby-asked" : ""}>
      <Shield nation={seat.nation ?? ""} letter={seat.letter} />
      <span class="lobby-seat-name">
        {seat.name}
        <small>{holderOf(seat)}</small>
      </span>
      {seat.asked && isAsking(table) && (
        <Sign icon={seat.thinking ? "drum" : "hourglass"} text={say("lobby-asked")} />
      )}
      {won && <Sign icon="flag" text={say("lobby-won")} />}
      {free && onSit && (
        <Button class="lobby-above" icon="user" onClick={() => onSit(seat.seat)}>
          {say("lobby-take")}
        </Button>
      )}
    </li>
  );
}

function Sign({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span class="lobby-sign">
      <Icon name={icon} /> {text}
    </span>
  );
}

/** What is out of the ordinary: rules that were mended under way, a match that cannot go on. */
function Mark({ table }: { table: TableCard }) {
  if (table.stage === "playing" && table.frozen) return <Sign icon="lock" text={say("frozen-sign")} />;
  if (table.stage !== "playing" || !table.mended) return null;
  return <Sign icon="book" text={say("mended-sign", { number: table.mended.number })} />;
}

/** Who sits here, in words. */
export function holderOf(seat: SeatState): string {
  if (seat.mine) return say("lobby-me");
  if (seat.holder) return seat.holder;
  if (seat.sitter === "player") return computer(seat.level ?? "");
  return say(seat.sitter === "invited" ? "lobby-invited" : "lobby-free");
}

/** Does it wait for anybody's choice? */
function isAsking({ stage, frozen }: TableCard): boolean {
  return stage === "playing" && !frozen;
}

/** Does it wait for a choice of mine? */
export function waitsForMe(table: TableCard): boolean {
  return isAsking(table) && table.seats.some((seat) => seat.mine && seat.asked);
}

function State({ table, now }: { table: TableCard; now: number }) {
  if (table.result) {
    return (
      <p class="lobby-state">
        <Sentence parts={table.result.sentence} />
      </p>
    );
  }
  if (table.frozen) return <p class="lobby-state">{table.frozen}</p>;
  return (
    <>
      {table.turn && table.turn.length > 0 && (
        <p class="lobby-state">
          <Sentence parts={table.turn} />
        </p>
      )}
      {table.stage === "gathering" && <p class="lobby-state">{say("lobby-gathering")}</p>}
      {table.deadline && (
        <p class="lobby-deadline">
          <Icon name="clock" /> {say("lobby-deadline", { when: fromNow(table.deadline, now) })}
        </p>
      )}
    </>
  );
}

interface FootProps {
  table: TableCard;
  where: string;
  wanted: boolean;
  joins: boolean;
}

function Foot({ table, where, wanted, joins }: FootProps) {
  return (
    <div class="lobby-foot">
      <span class="lobby-pace">{table.stage === "over" ? "" : paceInWords(table.pace)}</span>
      {table.stage === "over" && !table.frozen ? (
        <>
          <LinkButton class="lobby-above" kind="quiet" icon="die" href={`/proof/${table.id}`}>
            {say("lobby-proof")}
          </LinkButton>
          <LinkButton class="lobby-above" icon="play" href={`/replay/${table.id}`}>
            {say("lobby-replay")}
          </LinkButton>
        </>
      ) : (
        !joins && (
          <LinkButton class="lobby-above" kind={wanted ? "main" : "plain"} href={where}>
            {say(verbOf(table, wanted))}
          </LinkButton>
        )
      )}
    </div>
  );
}

function verbOf(table: TableCard, wanted: boolean): string {
  if (wanted) return "lobby-play";
  return table.seats.some((seat) => seat.mine) ? "lobby-look" : "lobby-watch-do";
}
