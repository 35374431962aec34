/** A match that cannot go on: why, what was told, what is said, and how it is kept or left. */

import { useState } from "preact/hooks";

import { nationOf } from "../board";
import { Button, LinkButton, Notice, Tabs } from "../house/ui";
import { say } from "../house/words";
import type { Board, Lexicon, Sight, TableCard } from "../house/wire";
import { deedsAt, GRAVE, Offers, Rematch, SIGNS, Talk, unreadOf, useDeeds, type Deed } from "../talk";
import { Ending } from "./Ending";
import { Log } from "./Log";
import { Seats } from "./Seats";
import type { Session } from "./session";
import { momentOf, seatOf } from "./sitting";
import "./mended.css";

interface Props {
  session: Session;
  board: Board;
  sight: Sight;
  lexicon: Lexicon;
  onClause: (clause: string) => void;
}

const LEAVES = ["log", "talk"] as const;

export function Frozen(props: Props) {
  const { session, board, sight, onClause } = props;
  const { table } = sight;
  return (
    <main class="frozen" data-moment={momentOf(sight)}>
      <div class="frozen-words">
        <h1>
          {table.game_title}, {table.scenario_title}
        </h1>
        {table.result && (
          <Ending
            table={table}
            result={table.result}
            nation={nationOf(board, seatOf(table, table.result.winner)?.side ?? table.result.winner ?? "")}
            onClause={onClause}
          >
            <Rematch table={table} />
          </Ending>
        )}
        <Notice icon="lock" live>
          {table.frozen}
        </Notice>
        <Deeds session={session} table={table} />
        <Offers session={session} />
        <Seats table={table} />
      </div>
      <Leaves {...props} />
    </main>
  );
}

/** What is left to do, each as a button. */
function Deeds({ session, table }: { session: Session; table: TableCard }) {
  const { begin, dialog } = useDeeds(session);
  const deeds = deedsAt(table, Date.now()).filter((deed) => deed !== "rematch" && deed !== "to-rematch");
  return (
    <>
      <div class="frozen-deeds">
        {deeds.map((deed) =>
          deed === "file" ? (
            <LinkButton key={deed} icon={SIGNS[deed]} href={`/api/tables/${table.id}/file`} download>
              {say("talk-file")}
            </LinkButton>
          ) : (
            <Button key={deed} kind={kindOf(deed)} icon={SIGNS[deed]} onClick={() => begin(deed)}>
              {say(`talk-${deed}`)}
            </Button>
          ),
        )}
      </div>
      {dialog}
    </>
  );
}

function kindOf(deed: Deed) {
  return GRAVE.includes(deed) ? "danger" : "plain";
}

function Leaves({ session, sight, lexicon, board, onClause }: Props) {
  const [leaf, setLeaf] = useState<string>("log");
  return (
    <Tabs
      class="leaves"
      label={say("table-leaves")}
      current={leaf}
      onChange={setLeaf}
      tabs={LEAVES.map((id) => ({
        id,
        title: say(`table-leaf-${id}`),
        badge: id === "talk" && leaf !== "talk" ? unreadOf(session).value : 0,
      }))}
    >
      {leaf === "log" ? (
        <Log {...{ sight, lexicon, board, onClause }} lines={session.lines.value} />
      ) : (
        <Talk session={session} />
      )}
    </Tabs>
  );
}
