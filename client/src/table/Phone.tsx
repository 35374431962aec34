/** The table on a phone: the map above, the question always at hand below, the rest in drawers. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Icon } from "../house/icons";
import { questionOf } from "../house/question";
import { Button } from "../house/ui";
import { say } from "../house/words";
import type { Sight } from "../house/wire";
import type { Weighing } from "../odds";
import { unreadOf } from "../talk";
import { Hand } from "./Hand";
import { heldBy } from "./heaps";
import { LeafBody, leavesOf, SIGNS, type Leaf } from "./Leaves";
import type { Pointed } from "./Playing";
import { ableRows } from "./roster";
import { Seats } from "./Seats";
import { momentOf } from "./sitting";
import { TracksBrief } from "./Tracks";

interface Props extends Pointed {
  weighing: Weighing;
  map: ComponentChildren;
  asked: ComponentChildren;
  /** Seats and tracks: in the drawer of the papers, and in sight where a clock runs. */
  standing: ComponentChildren;
  mark: number | undefined;
  leaf: Leaf | "";
  onLeaf: (leaf: Leaf | "") => void;
}

export function Phone({ map, asked, standing, leaf, onLeaf, ...props }: Props) {
  const { session, sight, lexicon, board, pointing } = props;
  const top = useQuestionOnTop(props);
  return (
    <main class="table-phone" data-moment={momentOf(sight)}>
      {map}
      {leaf && (
        <section class={`drawer drawer-${leaf}`} aria-label={say(`table-leaf-${leaf}`)}>
          <header class="drawer-head">
            <h2>{say(`table-leaf-${leaf}`)}</h2>
            <Button kind="quiet" icon="close" label={say("house-close")} onClick={() => onLeaf("")} />
          </header>
          <div class="drawer-body">
            {leaf === "sheets" && <div class="drawer-standing">{standing}</div>}
            {leaf === "cards" ? (
              <Hand
                sight={sight}
                lexicon={lexicon}
                board={board}
                lit={pointing.lit}
                chosen={new Set(pointing.chosen)}
                onPoint={pointing.point}
              />
            ) : (
              <LeafBody {...props} leaf={leaf} />
            )}
          </div>
        </section>
      )}
      <div class="sheet">
        <div ref={top} class="table-asked">
          <TracksBrief sight={sight} lexicon={lexicon} />
          {asked}
          {(sight.table.pace.kind ?? "none") !== "none" && <Seats table={sight.table} />}
        </div>
        <Drawers {...{ sight, leaf, onLeaf }} unread={unreadOf(session).value} cards={cardsOf(props)} />
      </div>
    </main>
  );
}

interface DrawersProps {
  sight: Sight;
  leaf: Leaf | "";
  onLeaf: (leaf: Leaf | "") => void;
  unread: number;
  cards: number | null;
}

function Drawers({ sight, leaf, onLeaf, unread, cards }: DrawersProps) {
  const leaves: Leaf[] = cards === null ? leavesOf(sight) : ["cards", ...leavesOf(sight)];
  const badges: Partial<Record<Leaf, number>> = {
    cards: cards ?? 0,
    rosters: ableRows(sight.ask).size,
    talk: unread,
  };
  return (
    <nav class="drawers" aria-label={say("table-leaves")}>
      {leaves.map((each) => {
        const badge = badges[each] ?? 0;
        return (
          <button
            key={each}
            type="button"
            aria-expanded={each === leaf}
            onClick={() => onLeaf(each === leaf ? "" : each)}
          >
            <Icon name={SIGNS[each]} />
            <span>{say(`table-leaf-${each}`)}</span>
            {badge ? <span class="ui-badge">{badge}</span> : null}
          </button>
        );
      })}
    </nav>
  );
}

/** How many cards one holds; null in a game or to a watcher who has none to look at. */
function cardsOf({ sight }: Pointed): number | null {
  if (!sight.view.cards?.length) return null;
  return heldBy(sight.view, new Set()).hand.reduce((sum, heap) => sum + heap.count, 0);
}

/** A new question is read from its beginning, however far the last one was scrolled. */
function useQuestionOnTop({ sight }: Pointed) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [sight.seat, questionOf(sight.ask)]);
  return box;
}
