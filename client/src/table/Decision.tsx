/** What is asked: one sentence, its clause, and every answer as a button with its key. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { HintButton, HintPanel, type Hinting } from "../counsel";
import { Icon } from "../house/icons";
import { nameOf } from "../house/lexicon";
import { questionOf } from "../house/question";
import { plain, Sentence } from "../house/Sentence";
import { Button } from "../house/ui";
import { say } from "../house/words";
import type { Ask, Lexicon, Option, Plan } from "../house/wire";
import { OddsButton, OddsPanel, type Weighing } from "../odds";
import { ClauseLink } from "./Clause";
import { useNarrow } from "./narrow";
import { folded, headed, placesOf, soundingAlike } from "./narrowing";
import type { Pointing } from "./pointing";
import type { Passing } from "./passing";
import { isLast } from "./plan";
import { namedInRows } from "./roster";
import "./decision.css";

const MANY = 12;

interface Props {
  asked: Ask;
  nation: string;
  game: string;
  lexicon: Lexicon;
  pointing: Pointing;
  weighing: Weighing;
  hinting: Hinting;
  passing: Passing;
  pending: boolean;
  /** A roster lies open: what its rows offer is folded away here. */
  rostered: boolean;
  /** A sheet lies open: it is handed in there and not here. */
  sheeted: boolean;
  /** What was drawn up on a sheet before this was asked. */
  plan: Plan | null;
  mayUndo: boolean;
  onUndo: () => void;
  onLook: (id: string) => void;
  onClause: (clause: string) => void;
}

export function Decision(props: Props) {
  const { asked, nation, lexicon, pointing, weighing, hinting, pending, mayUndo } = props;
  const focus = useKeptFocus(questionOf(asked));
  const narrow = useNarrow();
  return (
    <section ref={focus} class={`decision band band-${nation}`} aria-label={say("table-decision")}>
      <div class="decision-ask" aria-live="polite">
        <p class="decision-whom">{nameOf(lexicon, asked.seat)}</p>
        <h2 tabIndex={-1}>
          <Sentence parts={asked.sentence} onName={props.onLook} />
        </h2>
      </div>
      {asked.rule && <ClauseLink clause={asked.rule} game={props.game} onClause={props.onClause} />}
      {asked.paper && <OnPaper count={asked.drafted ?? 0} />}
      {pointing.chosen.length > 0 && <Chips lexicon={lexicon} pointing={pointing} />}
      <Answers {...props} />
      <OddsPanel
        weighing={weighing}
        narrow={narrow}
        pending={pending}
        onAnswer={(option) => pointing.answer(option)}
      />
      <div class="decision-deeds">
        <HintButton hinting={hinting} />
        {mayUndo && (
          <Button class="decision-undo" kind="quiet" icon="undo" disabled={pending} onClick={props.onUndo}>
            {say("table-undo")} <kbd>{say("table-key-undo")}</kbd>
          </Button>
        )}
      </div>
      <HintPanel
        hinting={hinting}
        pending={pending}
        onLight={pointing.hint}
        onAnswer={pointing.answer}
      />
    </section>
  );
}

/** Nobody else knows of what is answered here, until it is handed in. */
function OnPaper({ count }: { count: number }) {
  return (
    <p class="decision-paper">
      <Icon name="notes" /> <span>{say("table-paper", { count })}</span>
    </p>
  );
}

/** When the button that was pressed is gone, the keyboard goes to the new question. */
function useKeptFocus(question: string) {
  const box = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const section = box.current;
    if (!section) return;
    const entered = () => (inside.current = true);
    const left = (event: FocusEvent) => (inside.current = event.relatedTarget === null);
    section.addEventListener("focusin", entered);
    section.addEventListener("focusout", left);
    return () => {
      section.removeEventListener("focusin", entered);
      section.removeEventListener("focusout", left);
    };
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    }
  }, [question]);
  return box;
}

function Chips({ lexicon, pointing }: { lexicon: Lexicon; pointing: Pointing }) {
  return (
    <ul class="chips" aria-label={say("table-chosen")}>
      {pointing.chosen.map((id) => (
        <li key={id}>
          <button
            type="button"
            class="chip"
            aria-label={say("table-chip-remove", { name: nameOf(lexicon, id) })}
            onClick={() => pointing.remove(id)}
          >
            {nameOf(lexicon, id)} <Icon name="close" size={0.9} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type AnswersProps = Pick<
  Props,
  "asked" | "lexicon" | "pointing" | "weighing" | "passing" | "pending" | "rostered" | "sheeted" | "plan"
>;

/** The answers still possible: short as a field of buttons, long as a list to be filtered. */
export function Answers(props: AnswersProps) {
  const { asked, lexicon, pointing, weighing, passing, pending, rostered, sheeted, plan } = props;
  const question = questionOf(asked);
  const [filter, setFilter] = useState({ question, text: "" });
  const sought = filter.question === question ? filter.text : "";
  const wanted = folded(sought);
  const { asides, main, lit } = pointing;
  const inRows = rostered && !pointing.chosen.length ? namedInRows(asked) : null;
  const left = pointing.left.filter((option) => !inRows?.has(option));
  const found = wanted ? left.filter((option) => folded(plain(option.sentence)).includes(wanted)) : left;
  const keys = buttonsOf(pointing);
  const alike = useMemo(() => soundingAlike(asked.options), [asked]);
  const where = (option: Option) => {
    if (plan && isLast(option, plan)) return say("table-plan-with", { count: plan.lines?.length ?? 0 });
    if (!alike.has(option)) return "";
    return placesOf(option, pointing.things).map((id) => nameOf(lexicon, id)).join(", ");
  };
  const each = (option: Option) => (
    <Answer
      key={JSON.stringify(option.action)}
      option={option}
      main={option === main}
      digit={keys.indexOf(option) + 1}
      where={where(option)}
      pending={pending}
      pointing={pointing}
      weighing={weighing}
    />
  );
  const last = asides.filter((option) => !sheeted || option !== pointing.closing).map(each);
  if (left.length <= MANY) {
    return (
      <>
        <div class="answers" aria-busy={pending}>
          {left.map(each)}
          {last}
        </div>
        {inRows ? (
          <Folded>{pointing.left.filter((option) => inRows.has(option)).map(each)}</Folded>
        ) : asked.options.length === 1 ? (
          <OnlyAnswer passing={passing} />
        ) : (
          <Steadily passing={passing} />
        )}
      </>
    );
  }
  return (
    <>
      <div class="answers">{last}</div>
      {lit.size > 0 && <p class="decision-hint">{say("table-point", { count: left.length })}</p>}
      <label class="answers-filter">
        <Icon name="search" />
        <span class="unseen">{say("table-filter")}</span>
        <input
          type="search"
          placeholder={say("table-filter")}
          value={sought}
          onInput={(event) => setFilter({ question, text: event.currentTarget.value })}
        />
      </label>
      <div class="answers-list" aria-busy={pending}>
        {headed(found).map((group) => (
          <section key={group.heading} aria-label={group.heading}>
            {group.heading && <h3>{group.heading}</h3>}
            <div class="answers">{group.options.map(each)}</div>
          </section>
        ))}
        {found.length === 0 && <p class="decision-hint">{say("table-filter-none")}</p>}
      </div>
      {inRows && <Folded>{pointing.left.filter((option) => inRows.has(option)).map(each)}</Folded>}
    </>
  );
}

/** The answers that a roster offers as well, folded away. */
function Folded({ children }: { children: ComponentChildren[] }) {
  return (
    <details class="answers-all">
      <summary>{say("table-in-roster", { count: children.length })}</summary>
      <div class="answers">{children}</div>
    </details>
  );
}

/** What is asked again and again can be passed by until something else is asked. */
function Steadily({ passing }: { passing: Passing }) {
  if (passing.option) {
    return (
      <p class="decision-hint decision-passing">
        {say("table-passing-on")} <StopPassing passing={passing} />
      </p>
    );
  }
  if (!passing.mayGoOn) return null;
  return (
    <Button class="decision-go-on" kind="quiet" icon="last" onClick={() => passing.goOn()}>
      {say("table-pass-on")}
    </Button>
  );
}

function StopPassing({ passing }: { passing: Passing }) {
  return (
    <Button kind="quiet" icon="pause" onClick={() => passing.stop()}>
      {say("table-passing-wait")}
    </Button>
  );
}

/** Nothing else can be answered; if the page is about to do it, one may still look around first. */
function OnlyAnswer({ passing }: { passing: Passing }) {
  if (!passing.option) return <p class="decision-hint">{say("table-only-answer")}</p>;
  return (
    <p class="decision-hint decision-passing">
      {say("table-passing")} <StopPassing passing={passing} />
    </p>
  );
}

/** The answers that have a digit, in the order in which they stand; the main button has Space. */
export function buttonsOf(pointing: Pick<Pointing, "left" | "asides" | "main" | "closing">): Option[] {
  const { left, asides, main, closing } = pointing;
  const standing = left.length > MANY ? headed(left).flatMap((group) => group.options) : left;
  return [...standing, ...asides].filter((option) => option !== main && option !== closing);
}

interface AnswerProps {
  option: Option;
  main: boolean;
  digit: number;
  /** Where its pieces stand, if another answer has the same words; what is handed in with it. */
  where: string;
  pending: boolean;
  pointing: Pointing;
  weighing: Weighing;
}

/** An answer; one that leaves something to chance has its odds beside it. */
function Answer(props: AnswerProps) {
  const { option, weighing } = props;
  if (!option.at_stake) return <AnswerButton {...props} />;
  return (
    <div class="answer-pair">
      <AnswerButton {...props} />
      <OddsButton option={option} weighing={weighing} />
    </div>
  );
}

function AnswerButton({ option, main, digit, where, pending, pointing }: AnswerProps) {
  const key = main ? say("table-key-main") : digit > 0 && digit < 10 ? String(digit) : "";
  const closing = option === pointing.closing;
  const sort = main ? " answer-main" : closing ? " answer-closing" : option.aside ? " answer-aside" : "";
  return (
    <button
      type="button"
      class={`answer${sort}`}
      disabled={pending}
      {...(key ? { "aria-keyshortcuts": main ? "Space" : key } : {})}
      onClick={() => pointing.answer(option)}
      onMouseEnter={() => pointing.hint(option)}
      onMouseLeave={() => pointing.hint(null)}
      onFocus={() => pointing.hint(option)}
      onBlur={() => pointing.hint(null)}
    >
      <span>
        {closing && <Icon name="check" />}
        <Sentence parts={option.sentence} />
      </span>
      {where && <small class="answer-where">{where}</small>}
      {key && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
}
