/** An invitation: a seat is kept for whoever brings this link. */

import { useState } from "preact/hooks";

import { useAsked } from "../house/asked";
import { me } from "../house/me";
import { go } from "../house/route";
import { useTitle } from "../house/slots";
import { Button, LinkButton, Notice, reasonOf, Shield, Waiting } from "../house/ui";
import type { TableCard } from "../house/wire";
import { say } from "../house/words";
import { SignIn } from "../pages/SignIn";
import { sit } from "./sitting";
import { holderOf } from "./TableView";
import { paceInWords } from "./times";
import "./lobby.css";
import "../pages/pages.css";

interface Props {
  table: string;
  seat: string;
  invitation: string;
}

export function JoinPage({ table: id, seat, invitation }: Props) {
  const { answer: table } = useAsked<TableCard>(`/tables/${id}`);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  useTitle(say("lobby-invitation"));

  async function accept(): Promise<void> {
    setBusy(true);
    try {
      await sit(id, seat, invitation);
      go(`/table/${id}`, true);
    } catch (error) {
      setTrouble(reasonOf(error));
      setBusy(false);
    }
  }

  return (
    <main class="page lobby-letter">
      <p class="lobby-game">{say("lobby-invitation")}</p>
      {table ? <Letter table={table} seat={seat} /> : <h1>{say("lobby-invited-you")}</h1>}
      {trouble && (
        <Notice tone="refusal" live>
          {trouble}
        </Notice>
      )}
      {me.value === undefined && <Waiting />}
      {me.value === null && <SignIn verb={say("lobby-sit-down")} onIn={() => void accept()} />}
      {me.value && (
        <p class="page-actions">
          <Button kind="main" large icon="check" busy={busy} onClick={() => void accept()}>
            {say("lobby-sit-down")}
          </Button>
          {table && <LinkButton href={`/table/${id}`}>{say("lobby-only-watch")}</LinkButton>}
        </p>
      )}
    </main>
  );
}

function Letter({ table, seat }: { table: TableCard; seat: string }) {
  const mine = table.seats.find((each) => each.seat === seat);
  return (
    <>
      <h1>{say("lobby-invited-as", { seat: mine?.name ?? seat })}</h1>
      <p class="page-lead">
        {table.game_title}, {table.scenario_title}
      </p>
      <ul class="lobby-seats">
        {table.seats.map((each) => (
          <li key={each.seat}>
            <Shield nation={each.nation ?? ""} letter={each.letter} />
            <span class="lobby-seat-name">
              {each.name}
              <small>{each.seat === seat && !each.holder ? say("lobby-for-you") : holderOf(each)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>{[...table.settings, paceInWords(table.pace)].join(" · ")}</p>
    </>
  );
}
