/** The page of a table: the session, the curtain, what is asked, and everything around the map. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { useAsked } from "../house/asked";
import { later } from "../house/later";
import { useHeader, useTitle } from "../house/slots";
import { plain } from "../house/Sentence";
import { language } from "../house/settings";
import { LinkButton, Notice, Waiting as Fetching } from "../house/ui";
import { say } from "../house/words";
import type { RulesBook } from "../house/wire";
import { TableMenu } from "../talk";
import { Rulebook } from "./Clause";
import { Curtain } from "./Curtain";
import { Frozen } from "./Frozen";
import { PhaseBar } from "./PhaseBar";
import { Playing } from "./Playing";
import { openSession, type Session } from "./session";
import { Line } from "./Line";
import "./table.css";

const RulesSheet = later(() => import("../pages/RulesSheet").then((found) => found.RulesSheet));

export function TablePage({ id }: { id: string }) {
  const session = useMemo(() => openSession(id), [id]);
  useEffect(() => () => session.close(), [session]);
  const [clause, setClause] = useState<string | null>(null);
  const game = session.table.value?.game;
  const rules = useAsked<RulesBook>(game ? `/games/${game}/rules` : null).answer ?? null;
  useTableHeader(session, rules, setClause);

  const barred = session.barred.value;
  if (barred) {
    return (
      <main class="page page-word">
        <h1>{say("table-barred")}</h1>
        <Notice tone="refusal" live>
          {barred.sentence}
        </Notice>
        <LinkButton kind="main" href="/">
          {say("house-to-lobby")}
        </LinkButton>
      </main>
    );
  }
  const next = session.handover.value;
  if (next) {
    const take = (alone: boolean) => {
      if (alone) session.playAlone();
      session.sit(next.seat);
    };
    return <Curtain seat={next} onTake={take} />;
  }
  const { value: board } = session.board;
  const { value: sight } = session.sight;
  const { value: lexicon } = session.lexicon;
  if (!board || !sight || !lexicon) return <Opening session={session} />;
  const Page = sight.table.frozen ? Frozen : Playing;
  return (
    <Rulebook.Provider value={rules}>
      <Page session={session} board={board} sight={sight} lexicon={lexicon} onClause={setClause} />
      {clause !== null && (
        <RulesSheet game={sight.table.game} clause={clause} onClose={() => setClause(null)} />
      )}
    </Rulebook.Provider>
  );
}

/** The match in the band at the top: its name, the sequence of play, the turn, the menu. */
function useTableHeader(
  session: Session,
  rules: RulesBook | null,
  onClause: (clause: string) => void,
): void {
  const table = session.table.value;
  const { value: board } = session.board;
  const { value: sight } = session.sight;
  const { value: lexicon } = session.lexicon;
  const curtain = session.handover.value !== null;
  const mine = sight?.ask && !curtain ? say("table-your-turn") : "";
  useTitle([mine, table?.scenario_title].filter(Boolean).join(" · "));
  useHeader(
    {
      compact: true,
      title: table && (
        <>
          {table.game_title} <span class="table-scenario" title={table.scenario_title}>{table.scenario_title}</span>
        </>
      ),
      middle: sight && lexicon && board && !curtain && !table?.frozen && table?.stage !== "gathering" && (
        <PhaseBar sight={sight} lexicon={lexicon} board={board} rules={rules} onClause={onClause} />
      ),
      end: table && (
        <>
          {!curtain && !table.frozen && table.turn?.length ? <span class="table-turn">{plain(table.turn)}</span> : null}
          <Line status={session.status.value} />
          {!curtain && <TableMenu session={session} />}
        </>
      ),
    },
    [sight, table, lexicon, board, rules, curtain, session.status.value, language.value],
  );
}

function Opening({ session }: { session: Session }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="table-opening">
      <Fetching what={say("table-opening")} />
      {slow && session.status.value !== "live" && <p>{say("table-opening-slow")}</p>}
    </main>
  );
}
