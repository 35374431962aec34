/** The leaves of the panel: the log, the orders of battle, the papers, the talk. */

import type { IconName } from "../house/icons";
import { Tabs } from "../house/ui";
import { say } from "../house/words";
import type { Board, Lexicon, Sight } from "../house/wire";
import { Talk, unreadOf } from "../talk";
import { Log } from "./Log";
import { Orders } from "./Orders";
import type { Session } from "./session";
import { Sheets } from "./Sheets";

export type Leaf = "cards" | "log" | "orders" | "sheets" | "talk";

export const LEAVES: readonly Leaf[] = ["log", "orders", "sheets", "talk"];

export const SIGNS: Record<Leaf, IconName> = {
  cards: "cards",
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
  mark: number | undefined;
  leaf: Leaf | "";
}

interface Props extends LeafProps {
  leaves: readonly Leaf[];
  onLeaf: (leaf: Leaf) => void;
}

export function Leaves({ leaves, onLeaf, ...props }: Props) {
  const unread = unreadOf(props.session).value;
  return (
    <Tabs
      class="leaves"
      label={say("table-leaves")}
      current={props.leaf}
      onChange={(leaf) => onLeaf(leaf as Leaf)}
      tabs={leaves.map((leaf) => ({
        id: leaf,
        title: say(`table-leaf-${leaf}`),
        badge: leaf === "talk" && props.leaf !== "talk" ? unread : 0,
      }))}
    >
      <LeafBody {...props} />
    </Tabs>
  );
}

export function LeafBody({ session, board, sight, lexicon, mark, leaf }: LeafProps) {
  const look = (id: string) => (session.looked.value = id);
  const part = { sight, board, lexicon, onLook: look, onPoint: look };
  switch (leaf) {
    case "log":
      return <Log {...part} lines={session.lines.value} mark={mark} />;
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
