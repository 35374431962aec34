/** The leaves of the panel: the rosters, the log, the orders of battle, the papers, the talk. */

import type { IconName } from "../house/icons";
import { Tabs } from "../house/ui";
import { say } from "../house/words";
import type { Board, Lexicon, Sight } from "../house/wire";
import type { Weighing } from "../odds";
import { Talk, unreadOf } from "../talk";
import { Log } from "./Log";
import { Orders } from "./Orders";
import { planHands } from "./PlanView";
import type { Pointing } from "./pointing";
import { ableRows } from "./roster";
import { Rosters } from "./Rosters";
import type { Session } from "./session";
import { Sheets } from "./Sheets";

export type Leaf = "cards" | "rosters" | "log" | "orders" | "sheets" | "talk";

/** A game without rosters has no leaf for them. */
export function leavesOf({ view }: Sight): Leaf[] {
  return [...(view.rosters?.length ? (["rosters"] as const) : []), "log", "orders", "sheets", "talk"];
}

export const SIGNS: Record<Leaf, IconName> = {
  cards: "cards",
  rosters: "drum",
  log: "list",
  orders: "flag",
  sheets: "notes",
  talk: "talk",
};

export interface LeafProps {
  session: Session;
  board: Board;
  sight: Sight;
  lexicon: Lexicon;
  pointing: Pointing;
  weighing: Weighing;
  mark: number | undefined;
  leaf: Leaf | "";
  onClause: (clause: string) => void;
}

interface Props extends LeafProps {
  onLeaf: (leaf: Leaf) => void;
}

export function Leaves({ onLeaf, ...props }: Props) {
  const unread = unreadOf(props.session).value;
  const badges: Partial<Record<Leaf, number>> = {
    rosters: ableRows(props.sight.ask).size,
    talk: props.leaf === "talk" ? 0 : unread,
  };
  return (
    <Tabs
      class="leaves"
      label={say("table-leaves")}
      current={props.leaf}
      onChange={(leaf) => onLeaf(leaf as Leaf)}
      tabs={leavesOf(props.sight).map((leaf) => ({
        id: leaf,
        title: say(`table-leaf-${leaf}`),
        badge: badges[leaf] ?? 0,
      }))}
    >
      <LeafBody {...props} />
    </Tabs>
  );
}

export function LeafBody(props: LeafProps) {
  const { session, board, sight, lexicon, pointing, weighing, mark, leaf, onClause } = props;
  const look = (id: string) => (session.looked.value = id);
  const part = { sight, board, lexicon, onLook: look, onPoint: look };
  switch (leaf) {
    case "rosters":
      return (
        <Rosters
          {...part}
          hands={{
            pointing,
            weighing,
            lines: session.lines.value,
            planning: planHands(session),
            onRefused: (reasons) => (session.refusal.value = reasons),
          }}
        />
      );
    case "log":
      return <Log {...part} lines={session.lines.value} mark={mark} onClause={onClause} />;
    case "orders":
      return <Orders {...part} />;
    case "sheets":
      return <Sheets {...part} />;
    case "talk":
      return <Talk session={session} />;
    default:
      return null;
  }
}
