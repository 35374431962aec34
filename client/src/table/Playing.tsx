/** A table that is played: the map, the question, the cards, and what lies around them. */

import { useState } from "preact/hooks";

import { BoardPane, nationOf } from "../board";
import { useHint, type Hinting } from "../counsel";
import { Guide } from "../guide";
import { moving, night, symbols } from "../house/settings";
import { Button } from "../house/ui";
import { say } from "../house/words";
import type { Board, Lexicon, Sight } from "../house/wire";
import { useOdds, type Weighing } from "../odds";
import { Gathering, Offers, Rematch } from "../talk";
import { Decision } from "./Decision";
import { Ending } from "./Ending";
import { Hand } from "./Hand";
import { KeyList } from "./KeyList";
import { useStrokes } from "./strokes";
import { Leaves, type Leaf } from "./Leaves";
import { useMark } from "./mark";
import { Mended } from "./Mended";
import { useLeafWhenWanted } from "./opening";
import { usePassing, type Passing } from "./passing";
import { Phone } from "./Phone";
import { isSheet } from "./plan";
import { PlanEnd, planHands } from "./PlanView";
import { usePointing, type Pointing } from "./pointing";
import { Refusal } from "./Refusal";
import { ableRows } from "./roster";
import { Seats, Waiting } from "./Seats";
import { bandSide, momentOf, seatOf } from "./sitting";
import type { Session } from "./session";
import { Tracks } from "./Tracks";
import { useNarrow } from "./narrow";
import "./table.css";

export interface PlayingProps {
  session: Session;
  board: Board;
  sight: Sight;
  lexicon: Lexicon;
  /** The rules are opened at a clause. */
  onClause: (clause: string) => void;
}

export function Playing(props: PlayingProps) {
  const { session, sight, onClause } = props;
  const pointing = usePointing(session);
  const weighing = useOdds(session.id, sight.ask ?? null);
  const hinting = useHint(session.id, sight.ask ?? null, Boolean(sight.table.hints && !session.plan.value));
  const passing = usePassing(session, sight);
  const mark = useMark(session.id, sight);
  const [leaf, setLeaf] = useState<Leaf | "">("log");
  const [keys, setKeys] = useState(false);
  const [wide, setWide] = useState(false);
  const narrow = useNarrow();
  useLeafWhenWanted(sight, pointing, narrow, setLeaf);
  useStrokes({
    session,
    pointing,
    weighing,
    hinting,
    onHelp: () => setKeys(true),
    onRules: () => onClause(sight.ask?.rule ?? ""),
    onLog: () => showLog(setLeaf),
  });

  const pane = { ...props, pointing, weighing, mark, leaf, onLeaf: setLeaf };
  const map = <Map {...props} pointing={pointing} wide={wide} onWide={narrow ? undefined : setWide} />;
  const rostered = leaf === "rosters" && !wide && ableRows(sight.ask).size > 0;
  const sheeted = leaf === "rosters" && !wide && isSheet(sight);
  const laid = rostered || sheeted;
  const asked = <Asked {...{ ...props, pointing, weighing, hinting, passing, rostered, sheeted }} />;
  return (
    <>
      {narrow ? (
        <Phone {...pane} map={map} asked={asked} standing={<Standing {...props} />} />
      ) : (
        <main class={wide ? "table table-wide" : "table"} data-moment={momentOf(sight)}>
          {map}
          <Under {...props} pointing={pointing} />
          <aside class={laid ? "table-panel table-rostered" : "table-panel"} aria-label={say("table-panel")}>
            <div class="table-asked">
              {asked}
              <Standing {...props} />
            </div>
            {!wide && <Leaves {...pane} leaf={leaf || "log"} />}
          </aside>
        </main>
      )}
      {keys && <KeyList onClose={() => setKeys(false)} />}
    </>
  );
}

function showLog(open: (leaf: Leaf) => void): void {
  open("log");
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".log-lines")?.focus());
}

export interface Pointed extends PlayingProps {
  pointing: Pointing;
}

interface MapProps extends Pointed {
  wide: boolean;
  onWide: ((wide: boolean) => void) | undefined;
}

function Map({ session, board, sight, lexicon, pointing, wide, onWide }: MapProps) {
  const { things, lit, chosen, hinted } = pointing;
  const both = (ids: Iterable<string>) => things?.both(ids) ?? new Set(ids);
  return (
    <div class="table-map">
      <h1 class="unseen">
        {sight.table.game_title}: {sight.table.scenario_title}
      </h1>
      <BoardPane
        board={board}
        view={sight.view}
        lexicon={lexicon}
        lit={both(lit)}
        chosen={both([...chosen, ...(things?.shown(hinted) ?? [])])}
        named={new Set(sight.ask?.sentence.flatMap((part) => part.id ?? []))}
        looked={session.looked.value}
        symbols={symbols.value}
        night={night.value}
        moving={moving.value}
        pictureBase={`/api/games/${sight.table.game}/drawing/`}
        onPoint={pointing.point}
        onLook={() => undefined}
      />
      {onWide && (
        <Button
          class="table-widen"
          icon={wide ? "shrink" : "expand"}
          label={say(wide ? "table-shrink" : "table-widen")}
          aria-pressed={wide}
          onClick={() => onWide(!wide)}
        />
      )}
    </div>
  );
}

interface AskedProps extends Pointed {
  rostered: boolean;
  sheeted: boolean;
  weighing: Weighing;
  hinting: Hinting;
  passing: Passing;
}

/** What is wanted of whoever looks, and why something could not be done. */
function Asked(props: AskedProps) {
  const { session, board, sight, lexicon, pointing, weighing, hinting, rostered, sheeted, onClause } = props;
  const { table } = sight;
  const look = (id: string) => (session.looked.value = id);
  const nation = nationOf(board, bandSide(table, sight.seat));
  return (
    <>
      <Mended session={session} onClause={onClause} />
      {table.stage === "gathering" && <Gathering session={session} />}
      {table.stage === "over" && table.result && (
        <Ending
          table={table}
          result={table.result}
          nation={nationOf(board, seatOf(table, table.result.winner)?.side ?? table.result.winner ?? "")}
          onClause={onClause}
        >
          <Rematch table={table} />
        </Ending>
      )}
      {table.stage === "playing" && sight.ask && (
        <Decision
          asked={sight.ask}
          nation={nation}
          game={table.game}
          lexicon={lexicon}
          pointing={pointing}
          weighing={weighing}
          hinting={hinting}
          passing={props.passing}
          pending={session.pending.value}
          rostered={rostered}
          sheeted={sheeted}
          plan={session.plan.value}
          mayUndo={sight.may_undo ?? false}
          onUndo={() => session.undo()}
          onLook={look}
          onClause={onClause}
        />
      )}
      {session.plan.value?.closed && (
        <PlanEnd hands={planHands(session)} nation={nation} onUndo={() => session.undo()} />
      )}
      {table.stage === "playing" && !sight.ask && !session.plan.value && (
        <Waiting
          table={table}
          nation={nation}
          {...(sight.may_undo ? { onUndo: () => session.undo() } : {})}
          pending={session.pending.value}
        />
      )}
      <Refusal
        refusal={session.refusal.value}
        lexicon={lexicon}
        game={table.game}
        onClause={onClause}
        onClose={() => (session.refusal.value = null)}
      />
      <Offers session={session} />
      <Guide session={session} />
    </>
  );
}

/** Who sits, and where the pawns of the tracks stand. */
function Standing({ sight, lexicon, board }: PlayingProps) {
  return (
    <>
      {sight.table.stage !== "gathering" && <Seats table={sight.table} />}
      <Tracks sight={sight} lexicon={lexicon} board={board} />
    </>
  );
}

function Under({ sight, lexicon, board, pointing }: Pointed) {
  return (
    <div class="table-hand">
      <Hand
        strip
        sight={sight}
        lexicon={lexicon}
        board={board}
        lit={pointing.lit}
        chosen={new Set([...pointing.chosen, ...pointing.hinted])}
        onPoint={pointing.point}
      />
    </div>
  );
}
