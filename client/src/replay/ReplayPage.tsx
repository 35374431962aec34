/** A match seen again: the map as it was after each choice, and what was told. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { BoardPane } from "../board";
import { useAsked } from "../house/asked";
import { lexiconOf } from "../house/lexicon";
import { Sentence } from "../house/Sentence";
import { language, moving, night, symbols } from "../house/settings";
import { useHeader, useTitle } from "../house/slots";
import { LinkButton, Notice, reasonOf, Tabs, Waiting } from "../house/ui";
import { say } from "../house/words";
import type { Board, Lexicon, Line, RulesBook, Sight, TableCard } from "../house/wire";
import { Rulebook } from "../table/Clause";
import { Hand } from "../table/Hand";
import { isTaken } from "../table/keys";
import { Log } from "../table/Log";
import { Orders } from "../table/Orders";
import { PhaseBar } from "../table/PhaseBar";
import { Rosters } from "../table/Rosters";
import { Sheets } from "../table/Sheets";
import { Tracks } from "../table/Tracks";
import { AnalysisLeaf } from "./AnalysisLeaf";
import { firstEyes } from "./eyes";
import { heardBy, marksOf, momentOf, strokeOf, type Mark } from "./moments";
import { useLines, useReplaying, type Replaying } from "./replaying";
import { bareSight, isSealed, Sealed } from "./Sealed";
import { Tools } from "./Tools";
import { Transport } from "./Transport";
import "./replay.css";

const NOTHING: ReadonlySet<string> = new Set();

export function ReplayPage({ id }: { id: string }) {
  const table = useAsked<TableCard>(`/tables/${id}`);
  const board = useAsked<Board>(`/tables/${id}/board`);
  const lexicon = useLexicon(table.answer?.game);
  const error = table.error ?? board.error;
  if (error && !table.answer) {
    return (
      <main class="replay-trouble">
        <Notice tone="refusal" live>
          {reasonOf(error)}
        </Notice>
      </main>
    );
  }
  if (table.answer?.frozen) return <Frozen table={table.answer} />;
  if (!table.answer || !board.answer || !lexicon) return <Waiting />;
  return <Again table={table.answer} board={board.answer} lexicon={lexicon} />;
}

/** A match that cannot be told again: its lines are read at the table. */
function Frozen({ table }: { table: TableCard }) {
  useTitle(say("replay-title", { scenario: table.scenario_title }));
  return (
    <main class="replay-trouble">
      <h1>{say("replay-title", { scenario: table.scenario_title })}</h1>
      <Notice icon="lock" live>
        {table.frozen}
      </Notice>
      <LinkButton icon="left" href={`/table/${table.id}`}>
        {say("frozen-to-table")}
      </LinkButton>
    </main>
  );
}

interface AgainProps {
  table: TableCard;
  board: Board;
  lexicon: Lexicon;
}

function Again({ table, board, lexicon }: AgainProps) {
  const [eyes, setEyes] = useState(() => firstEyes(table));
  const [looked, setLooked] = useState("");
  const lines = useLines(table.id, eyes);
  const marks = useMemo(() => marksOf(lines), [lines]);
  const replaying = useReplaying(table, eyes, lines, marks);
  const { number } = replaying;
  const sealed = isSealed(table, replaying);
  const sight = sealed ? bareSight(table, eyes, number) : replaying.sight;
  const rules = useAsked<RulesBook>(`/games/${table.game}/rules`).answer ?? null;
  const parts = sight && { sight, lexicon, board, onLook: setLooked, onPoint: setLooked };
  useKeys(replaying);
  useTitle(say("replay-title", { scenario: table.scenario_title }));
  useHeader(
    {
      title: say("replay-title", { scenario: table.scenario_title }),
      middle: parts && !sealed && <PhaseBar {...parts} rules={rules} />,
      compact: true,
    },
    [sealed ? number : sight, lexicon, rules, language.value],
  );
  return (
    <Rulebook.Provider value={rules}>
      <main class="replay">
        <h1 class="unseen">{say("replay-title", { scenario: table.scenario_title })}</h1>
        <div class="replay-map">
          {sealed && <Sealed table={table} go={replaying.go} />}
          {sight && !sealed && (
            <BoardPane
              board={board}
              view={sight.view}
              lexicon={lexicon}
              lit={NOTHING}
              chosen={NOTHING}
              looked={looked}
              symbols={symbols.value}
              night={night.value}
              moving={moving.value}
              onPoint={setLooked}
              onLook={setLooked}
              pictureBase={`/api/games/${table.game}/drawing/`}
            />
          )}
        </div>
        <Transport replaying={replaying} marks={marks} />
        <aside class="replay-panel">
          <Tools table={table} eyes={eyes} onEyes={setEyes} number={number} go={replaying.go} />
          {replaying.error !== null && !sealed && (
            <Notice tone="refusal" live>
              {reasonOf(replaying.error)}
            </Notice>
          )}
          <Moment lines={lines} number={number} table={table} onLook={setLooked} />
          {parts && <Tracks {...parts} />}
          {parts && <Leaves {...{ parts, lines, marks, number, table }} go={replaying.go} />}
        </aside>
      </main>
    </Rulebook.Provider>
  );
}

interface MomentProps {
  lines: readonly Line[];
  number: number;
  table: TableCard;
  onLook: (id: string) => void;
}

/** What the last choice brought, in sentences; at the end, how it ended. */
function Moment({ lines, number, table, onLook }: MomentProps) {
  const told = lines.filter((line) => momentOf(line) === number);
  const ended = number === table.number ? table.result?.sentence : undefined;
  return (
    <div class="replay-moment" aria-live="polite">
      {told.length === 0 && !ended && <p class="replay-silence">{say("replay-silence")}</p>}
      {told.map((line, index) => (
        <p key={index}>
          <Sentence parts={line.sentence} onLook={onLook} onName={onLook} />
        </p>
      ))}
      {ended && (
        <p class="replay-end">
          <Sentence parts={ended} onLook={onLook} onName={onLook} />
        </p>
      )}
    </div>
  );
}

interface LeavesProps {
  parts: {
    sight: Sight;
    lexicon: Lexicon;
    board: Board;
    onLook: (id: string) => void;
    onPoint: (id: string) => void;
  };
  lines: readonly Line[];
  marks: readonly Mark[];
  number: number;
  table: TableCard;
  go: (number: number) => void;
}

function Leaves({ parts, lines, marks, number, table, go }: LeavesProps) {
  const [leaf, setLeaf] = useState("log");
  const heard = useMemo(() => heardBy(lines, number), [lines, number]);
  return (
    <Tabs
      class="replay-leaves"
      label={say("replay-leaves")}
      current={leaf}
      onChange={setLeaf}
      tabs={[
        { id: "log", title: say("replay-log") },
        ...(table.stage === "over" ? [{ id: "analysis", title: say("replay-analysis") }] : []),
        { id: "cards", title: say("replay-cards") },
        { id: "orders", title: say("replay-orders") },
        { id: "sheets", title: say("replay-sheets") },
        ...(parts.sight.view.rosters?.length ? [{ id: "rosters", title: say("table-leaf-rosters") }] : []),
      ]}
    >
      {leaf === "log" && <Log {...parts} lines={heard} />}
      {leaf === "analysis" && <AnalysisLeaf {...parts} {...{ table, marks, number, go }} />}
      {leaf === "cards" && <Hand {...parts} />}
      {leaf === "orders" && <Orders {...parts} />}
      {leaf === "sheets" && <Sheets {...parts} />}
      {leaf === "rosters" && <Rosters {...parts} />}
    </Tabs>
  );
}

function useKeys({ stroke }: Replaying): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const meant = strokeOf(event);
      if (!meant || event.defaultPrevented || isElsewhere(event)) return;
      event.preventDefault();
      stroke(meant);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Fields, menus and the map have a use for these keys themselves; the slider has the same. */
function isElsewhere(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  if (at?.closest(".replay-slider")) return false;
  if (at?.closest(".replay-map, [role=tablist], [role=group] .card, [role=region]")) {
    return event.key !== " ";
  }
  return isTaken(at, event.key);
}

function useLexicon(game: string | undefined): Lexicon | null {
  const [lexicon, setLexicon] = useState<Lexicon | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game) lexiconOf(game).then((found) => wanted && setLexicon(found), () => undefined);
    return () => void (wanted = false);
  }, [game, language.value]);
  return lexicon;
}
