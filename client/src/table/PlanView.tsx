/** The sheet on which answers are drawn up: its lines, each to be struck out, and the way to hand it in. */

import { Icon } from "../house/icons";
import { nameOf, wordOf } from "../house/lexicon";
import { plain, Sentence } from "../house/Sentence";
import { language } from "../house/settings";
import { Button } from "../house/ui";
import { say } from "../house/words";
import type { Change, Lexicon, Option, Plan, PlanLine } from "../house/wire";
import { isLast } from "./plan";
import type { Session } from "./session";
import "./plan.css";

/** What can be done with a plan. */
export interface PlanHands {
  readonly plan: Plan | null;
  readonly pending: boolean;
  strike(place: number): void;
  handIn(last?: Option): void;
}

export function planHands(session: Session): PlanHands {
  return {
    plan: session.plan.value,
    pending: session.pending.value,
    strike: (place) => session.strike(place),
    handIn: (last) => (last ? session.choose(last) : session.handIn()),
  };
}

interface Props {
  hands: PlanHands;
  /** The answers that end the sheet. */
  foot: readonly Option[];
  lexicon: Lexicon;
}

export function PlanView({ hands, foot, lexicon }: Props) {
  const { plan, pending } = hands;
  const lines = plan?.lines ?? [];
  return (
    <section class="plan" aria-label={say("table-plan")}>
      <h3>{say("table-plan")}</h3>
      <p class="plan-how">{say(plan?.closed ? "table-plan-closed" : lines.length ? "table-plan-how" : "table-plan-empty")}</p>
      <ol class="plan-lines">
        {lines.map((line, place) => (
          <Line
            key={JSON.stringify(line.actions)}
            line={line}
            lexicon={lexicon}
            isOpen={Boolean(plan?.open) && place === lines.length - 1}
            pending={pending}
            onStrike={() => hands.strike(place)}
          />
        ))}
      </ol>
      <p class="unseen" aria-live="polite">
        {say("table-plan-count", { count: lines.length })}
      </p>
      {!plan?.open && <HandIn hands={hands} foot={foot} />}
    </section>
  );
}

interface LineProps {
  line: PlanLine;
  lexicon: Lexicon;
  isOpen: boolean;
  pending: boolean;
  onStrike: () => void;
}

function Line({ line, lexicon, isOpen, pending, onStrike }: LineProps) {
  const words = line.sentences.map((sentence) => plain(sentence)).join(" ");
  return (
    <li class={isOpen ? "plan-line plan-open" : "plan-line"}>
      <span class="plan-words">
        {line.sentences.map((sentence, index) => (
          <span key={index}>
            <Sentence parts={sentence} />{" "}
          </span>
        ))}
        {isOpen && "…"}
        {(line.changes ?? []).map((change) => (
          <Changed key={`${change.row} ${change.key}`} change={change} lexicon={lexicon} />
        ))}
      </span>
      <Button
        kind="quiet"
        icon="close"
        label={say("table-plan-strike", { line: words })}
        disabled={pending}
        onClick={onStrike}
      />
    </li>
  );
}

/** What a line makes of a heading: 4 → 3.5. */
function Changed({ change: { row, key, before, after }, lexicon }: { change: Change; lexicon: Lexicon }) {
  const number = new Intl.NumberFormat(language.value);
  return (
    <small class="plan-change">
      {nameOf(lexicon, row)}, {wordOf(lexicon, "figure", key)}{" "}
      <span class="figure">
        {number.format(before)} → <b>{number.format(after)}</b>
      </span>
    </small>
  );
}

interface EndProps {
  hands: PlanHands;
  nation: string;
  onUndo: () => void;
}

/** In place of a question: nothing can be planned beyond the last line. */
export function PlanEnd({ hands, nation, onUndo }: EndProps) {
  return (
    <section class={`decision band band-${nation}`} aria-label={say("table-decision")}>
      <div class="decision-ask" aria-live="polite">
        <h2 tabIndex={-1}>{say("table-plan-closed")}</h2>
      </div>
      <HandIn hands={hands} foot={[]} />
      <Button class="decision-undo" kind="quiet" icon="undo" disabled={hands.pending} onClick={onUndo}>
        {say("table-undo")} <kbd>{say("table-key-undo")}</kbd>
      </Button>
    </section>
  );
}

/** The one act by which a plan becomes choices. */
function HandIn({ hands, foot }: Pick<Props, "hands" | "foot">) {
  const { plan, pending } = hands;
  const count = plan?.lines?.length ?? 0;
  const last = plan?.closed ? [undefined] : foot.filter((option) => isLast(option, plan));
  return (
    <>
      {last.map((option) => (
        <button
          key={option ? JSON.stringify(option.action) : ""}
          type="button"
          class="plan-hand-in"
          disabled={pending}
          onClick={() => hands.handIn(option)}
        >
          <Icon name="check" />
          <span>
            {option ? <Sentence parts={option.sentence} /> : say("table-plan-hand-in")}
            <small>{say("table-plan-with", { count })}</small>
          </span>
        </button>
      ))}
    </>
  );
}
