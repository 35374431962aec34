/** The lobby: my tables, those that wait for me first; tables to join, to watch, to replay. */

import { useEffect, useState } from "preact/hooks";

import { useAsked } from "../house/asked";
import { me } from "../house/me";
import { go } from "../house/route";
import { useTitle } from "../house/slots";
import { Button, lament, LinkButton, Notice, reasonOf, Waiting } from "../house/ui";
import type { GameCard, Lobby, PlayerCard, TableCard } from "../house/wire";
import { say } from "../house/words";
import { SignIn } from "../pages/SignIn";
import { useArrival, type Arrival } from "./Arrival";
import { useNews } from "./feed";
import { DropGround, ImportButton } from "./Import";
import { Masthead } from "./Masthead";
import { guidedOf } from "./order";
import { layGuided, sit } from "./sitting";
import { TableView, waitsForMe } from "./TableView";
import "./lobby.css";

const MINUTE = 60_000;

export function LobbyPage() {
  const { answer: lobby, error, again } = useAsked<Lobby>("/tables");
  const arrival = useArrival();
  const now = useNow();
  const who = me.value?.id;
  useNews(again);
  useEffect(() => {
    if (who !== undefined) again();
  }, [who, again]);
  const waiting = lobby?.mine.filter(waitsForMe).length ?? 0;
  useTitle(waiting ? `(${waiting}) ${say("house-lobby")}` : "");

  function take(table: TableCard, seat: string): void {
    arrival.named(() => {
      sit(table.id, seat).then(
        () => go(`/table/${table.id}`),
        (reason: unknown) => {
          lament(reason);
          again();
        },
      );
    });
  }

  return (
    <DropGround named={arrival.named}>
      <Masthead />
      <div class="lobby-body">
        <Welcome arrival={arrival} newcomer={!lobby?.mine.length} />
        {error !== undefined && !lobby && <Notice tone="refusal">{reasonOf(error)}</Notice>}
        {!lobby && error === undefined && <Waiting />}
        {lobby && (
          <>
            {lobby.mine.length > 0 && (
              <Part name="mine" tables={lobby.mine} now={now} wide />
            )}
            <div class="lobby-others">
              <Part name="open" tables={lobby.open} now={now} onSit={take} />
              <Part name="watch" tables={lobby.watch} now={now} />
              <Part name="finished" tables={lobby.finished} now={now} />
            </div>
          </>
        )}
        <p class="lobby-import">
          <ImportButton named={arrival.named} />
        </p>
      </div>
      {arrival.dialog}
    </DropGround>
  );
}

/** Who one is, and the one thing to do: begin a match. */
function Welcome({ arrival, newcomer }: { arrival: Arrival; newcomer: boolean }) {
  const known = me.value;
  if (known === null) {
    return (
      <section class="lobby-welcome lobby-stranger">
        <div>
          <h2>{say("lobby-stranger")}</h2>
          <p>{say("lobby-stranger-more")}</p>
        </div>
        <SignIn verb={say("lobby-come-in")} />
        <Learn arrival={arrival} />
      </section>
    );
  }
  return (
    <section class="lobby-welcome">
      <div>
        <h2>{known ? say("lobby-welcome", { name: known.name }) : "\u00a0"}</h2>
        {newcomer && <p>{say("lobby-empty")}</p>}
      </div>
      <div class="lobby-begin">
        <LinkButton kind="main" large icon="swords" href="/new">
          {say("house-new")}
        </LinkButton>
      </div>
      {newcomer && <Learn arrival={arrival} />}
    </section>
  );
}

/** The first match, with the guide at one's side. */
function Learn({ arrival }: { arrival: Arrival }) {
  const { answer: games } = useAsked<GameCard[]>("/games");
  const { answer: levels } = useAsked<PlayerCard[]>("/players");
  const [busy, setBusy] = useState(false);
  const guided = games?.filter((game) => game.guide) ?? [];

  function begin(game: GameCard): void {
    setBusy(true);
    layGuided(game, levels ?? []).then(
      (table) => go(`/table/${table.id}#guide`),
      (reason: unknown) => {
        setBusy(false);
        lament(reason);
      },
    );
  }

  return (
    <section class="lobby-lessons" aria-labelledby="lobby-learn">
      <h3 id="lobby-learn">{say("lobby-learn")}</h3>
      <p>{say("lobby-learn-more")}</p>
      <div class="lobby-shelf">
        {guided.map((game) => (
          <Button
            key={game.id}
            icon="book"
            busy={busy}
            class="lobby-learn"
            onClick={() => arrival.named(() => begin(game))}
          >
            {game.title}
            <small>{guidedOf(game).title}</small>
          </Button>
        ))}
      </div>
    </section>
  );
}

interface PartProps {
  name: "mine" | "open" | "watch" | "finished";
  tables: readonly TableCard[];
  now: number;
  wide?: boolean;
  onSit?: (table: TableCard, seat: string) => void;
}

const AT_FIRST = 6;

function Part({ name, tables, now, wide = false, onSit }: PartProps) {
  const [all, setAll] = useState(false);
  const shown = all || wide ? tables : tables.slice(0, AT_FIRST);
  return (
    <section class={`lobby-part ${wide ? "lobby-part-wide" : ""}`} aria-labelledby={`lobby-${name}`}>
      <h2 id={`lobby-${name}`}>
        {say(`lobby-${name}`)} {tables.length > 0 && <span class="figure">{tables.length}</span>}
      </h2>
      {tables.length === 0 && <p class="lobby-none">{say(`lobby-${name}-none`)}</p>}
      <div class="lobby-tables">
        {shown.map((table) => (
          <TableView
            key={table.id}
            table={table}
            now={now}
            {...(onSit ? { onSit: (seat: string) => onSit(table, seat) } : {})}
          />
        ))}
      </div>
      {shown.length < tables.length && (
        <Button kind="quiet" icon="down" onClick={() => setAll(true)}>
          {say("lobby-more", { count: tables.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
