/** The rosters beside the map: many small decisions, taken row by row on one page. */

import { useEffect, useRef, useState } from "preact/hooks";

import { figureInWords } from "../board";
import { Icon } from "../house/icons";
import { Sentence } from "../house/Sentence";
import { say } from "../house/words";
import type { Ask, Deed, Line, Option, Reasons } from "../house/wire";
import type { Weighing } from "../odds";
import { Announced } from "./Log";
import type { PartProps } from "./parts";
import { isLast, isSheet } from "./plan";
import { PlanView, type PlanHands } from "./PlanView";
import type { Pointing } from "./pointing";
import { ableRows, changesBetween, deedsByRow, footOf, isAble } from "./roster";
import { calledIn, RosterTable, type RowHands } from "./RosterTable";
import { useRowFocus } from "./rowfocus";
import { momentOf } from "./sitting";
import "./roster.css";

/** What the leaf can do at a table that is played. */
export interface RosterHands {
  pointing: Pointing;
  weighing: Weighing;
  lines: readonly Line[];
  planning: PlanHands;
  onRefused: (reasons: Reasons) => void;
}

interface Props extends PartProps {
  hands?: RosterHands | undefined;
}

export function Rosters({ hands, ...part }: Props) {
  const { sight } = part;
  const asked = (hands && sight.ask) ?? null;
  const chosen = hands?.pointing.chosen ?? [];
  const focus = useRowFocus(momentOf(sight), chosen.length > 0);
  const front = useFront(asked);
  const foot = asked ? footOf(asked) : [];
  const plan = hands?.planning.plan ?? null;
  const sheet = isSheet(sight) && Boolean(asked ?? plan);
  const rows = { ...rowHands(asked, hands, focus.lend), front };
  return (
    <div ref={focus.box} class="rosters" onKeyDown={focus.walk}>
      {sheet && hands && <PlanView hands={hands.planning} foot={foot} lexicon={part.lexicon} />}
      {(sight.view.rosters ?? []).map((roster, place) => (
        <RosterTable
          key={roster.key}
          roster={roster}
          title={sight.rosters?.[place] ?? []}
          hands={rows}
          {...part}
        />
      ))}
      {hands && <Foot options={foot.filter((option) => !sheet || !isLast(option, plan))} pointing={hands.pointing} />}
      {hands && <Changed {...part} />}
      {hands && <Announced lines={hands.lines} />}
    </div>
  );
}

/** Who could act since a rule began to ask stays in front: no row slides away under the pointer. */
function useFront(asked: Ask | null): ReadonlySet<string> {
  const kept = useRef<{ rule: string; rows: ReadonlySet<string> }>({ rule: "", rows: new Set() });
  const rule = asked ? `${asked.seat} ${asked.rule}` : kept.current.rule;
  const before = rule === kept.current.rule ? kept.current.rows : [];
  kept.current = { rule, rows: new Set([...before, ...ableRows(asked)]) };
  return kept.current.rows;
}

function rowHands(asked: Ask | null, hands: RosterHands | undefined, lend: () => void): Omit<RowHands, "front"> {
  const pointing = hands?.pointing;
  const things = pointing?.things;
  return {
    deeds: deedsByRow(asked),
    options: asked?.options ?? [],
    chosen: things?.both(pointing?.chosen ?? []) ?? new Set(),
    weighing: hands?.weighing ?? null,
    hint: (option) => pointing?.hint(option),
    press(deed: Deed) {
      if (!isAble(deed)) return hands?.onRefused({ point: deed.row, reasons: deed.reasons ?? [] });
      if (pointing?.narrow(deed)) lend();
    },
  };
}

/** Done, Pass: what no row offers. */
function Foot({ options, pointing }: { options: readonly Option[]; pointing: Pointing }) {
  if (!options.length) return null;
  return (
    <div class="roster-foot">
      {options.map((option) => (
        <button
          key={JSON.stringify(option.action)}
          type="button"
          class={option === pointing.closing ? "plan-hand-in" : "roster-stop"}
          onClick={() => pointing.answer(option)}
        >
          {option === pointing.closing && <Icon name="check" />}
          <Sentence parts={option.sentence} />
        </button>
      ))}
    </div>
  );
}

/** The figures that have changed are read aloud, each with its row. */
function Changed(part: PartProps) {
  const { sight, lexicon } = part;
  const before = useRef(sight);
  const [news, setNews] = useState("");
  useEffect(() => {
    const same = before.current.seat === sight.seat;
    const changes = same ? changesBetween(before.current.view, sight.view) : [];
    before.current = sight;
    if (changes.length) {
      setNews(
        changes
          .map(({ row, figures }) =>
            say("table-roster-changed", {
              name: calledIn(row, part).name,
              figures: figures.map((figure) => figureInWords(figure, lexicon)).join(say("board-comma")),
            }),
          )
          .join(" "),
      );
    }
  }, [sight]);
  return (
    <p class="unseen" aria-live="polite">
      {news}
    </p>
  );
}
