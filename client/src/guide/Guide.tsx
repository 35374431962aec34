/** A first match, explained while it is played: a quiet card that never stands in the way. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { ask } from "../house/api";
import { useAsked } from "../house/asked";
import { Icon } from "../house/icons";
import { standOf } from "../house/question";
import { Sentence } from "../house/Sentence";
import { Button } from "../house/ui";
import { say } from "../house/words";
import { language } from "../house/settings";
import type { GameCard, Guide as GuideBook, GuideStep, Sight } from "../house/wire";
import type { Session } from "../table/session";
import { remember, remembered, type Memory } from "./memory";
import { advanced, BEGINNING, nextStep, read, reread, suggested, type Moment } from "./steps";
import "./guide.css";

/** The hash of a table's address with which the guide begins by itself. */
const WANTED = "#guide";

export function Guide({ session }: { session: Session }) {
  const sight = session.sight.value;
  const book = useBook(sight);
  const told = useMemo(
    () => new Set(session.lines.value.flatMap((line) => line.key ?? [])),
    [session.lines.value],
  );
  if (!sight || !book || sight.seat !== book.seat || sight.table.stage !== "playing") return null;
  const moment: Moment = { ...standOf(sight), ask: sight.ask ?? null, view: sight.view, told };
  return <Walk key={session.id} session={session} book={book} moment={moment} />;
}

interface WalkProps {
  session: Session;
  book: GuideBook;
  moment: Moment;
}

function Walk({ session, book, moment }: WalkProps) {
  const [memory, setMemory] = useState<Memory>(() => begun(session.id));
  const progress = memory.open ? advanced(memory.progress, book.steps, moment) : memory.progress;
  useEffect(() => {
    if (progress !== memory.progress) setMemory({ ...memory, progress });
  });
  useEffect(() => remember(session.id, memory), [memory]);

  if (!memory.open) {
    return (
      <Button
        class="guide-reopen"
        kind="quiet"
        icon="help"
        onClick={() => setMemory({ ...memory, open: true })}
      >
        {say("guide-reopen")}
      </Button>
    );
  }
  const step = book.steps.find((each) => each.id === progress.shown) ?? null;
  const more = step && nextStep(book.steps, moment, [...progress.done, step.id]);
  return (
    <section class="guide-card" aria-label={say("guide-label")}>
      <header class="guide-head">
        <Ticks steps={book.steps} done={progress.done} />
        <Button
          kind="quiet"
          icon="close"
          label={say("guide-close")}
          onClick={() => setMemory({ ...memory, open: false })}
        />
      </header>
      <div aria-live="polite">
        {step ? (
          <Remark session={session} step={step} />
        ) : (
          <p class="guide-text">{say(progress.done.length < book.steps.length ? "guide-later" : "guide-done")}</p>
        )}
      </div>
      <footer class="guide-foot">
        {progress.done.length > 0 && (
          <Button
            kind="quiet"
            icon="left"
            onClick={() => setMemory({ ...memory, progress: reread(progress, moment) })}
          >
            {say("guide-back")}
          </Button>
        )}
        {more && (
          <Button
            class="guide-next"
            icon="right"
            onClick={() => setMemory({ ...memory, progress: read(progress, book.steps, moment) })}
          >
            {say("guide-next")}
          </Button>
        )}
      </footer>
    </section>
  );
}

/** What is said, and the answer that one might try: a real one, given by a real button. */
function Remark({ session, step }: { session: Session; step: GuideStep }) {
  const options = session.sight.value?.ask?.options ?? [];
  const option = suggested(step, options);
  const look = (id: string) => (session.looked.value = id);
  return (
    <>
      <h3 class="guide-title">{step.title}</h3>
      <p class="guide-text">
        <Sentence parts={step.sentence} onLook={look} onName={look} />
      </p>
      {option && (
        <p class="guide-try">
          <span>{say("guide-try")}</span>
          <Button disabled={session.pending.value} onClick={() => session.choose(option)}>
            <Sentence parts={option.sentence} />
          </Button>
        </p>
      )}
    </>
  );
}

function Ticks({ steps, done }: { steps: readonly GuideStep[]; done: readonly string[] }) {
  const made = done.length;
  return (
    <p class="guide-ticks" aria-label={say("guide-progress", { made, all: steps.length })}>
      <Icon name="book" />
      <span class="guide-name">{say("guide-label")}</span>
      <span class="figure" aria-hidden="true">
        {made}/{steps.length}
      </span>
    </p>
  );
}

/** The guide of the scenario that is played, if the game has written one. */
function useBook(sight: Sight | null): GuideBook | null {
  const [book, setBook] = useState<GuideBook | null>(null);
  const games = useAsked<GameCard[]>(sight?.seat ? "/games" : null).answer;
  const game = sight?.table.game;
  const scenario = sight?.table.scenario ?? "";
  const written = games?.some((card) => card.id === game && card.guide === scenario) ?? false;
  useEffect(() => {
    let wanted = true;
    if (!written) return;
    ask<GuideBook>(`/games/${game}/guide`, { scenario }).then(
      (found) => wanted && setBook(found),
      () => undefined, // a match can be played without its guide
    );
    return () => void (wanted = false);
  }, [written, game, scenario, language.value]);
  return written ? book : null;
}

function begun(table: string): Memory {
  const wanted = location.hash === WANTED;
  return remembered(table) ?? { open: wanted, progress: BEGINNING };
}
