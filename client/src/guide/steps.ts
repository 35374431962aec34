/** Which remark of a guide fits now, and how a guide goes on: a game's data, read without the game. */

import { isBefore, type Stand } from "../house/question";
import type { Ask, GuideStep, Option, View } from "../house/wire";

/** What a guide looks at: the question, the table, and every key that was told so far. */
export interface Moment extends Stand {
  ask: Pick<Ask, "rule" | "options"> | null;
  view: Pick<View, "path" | "sheets">;
  told: ReadonlySet<string>;
}

/** How far a reader has come: what was remarked, what is shown, and since which answer. */
export interface Progress extends Stand {
  done: readonly string[];
  shown: string;
  asked: boolean;
}

export const BEGINNING: Progress = { done: [], shown: "", number: -1, drafted: 0, asked: false };

export function fits(step: GuideStep, moment: Moment, done: readonly string[]): boolean {
  const { rules = [], kinds = [], path = [], sheets = [], lines = [], after = [] } = step.when;
  const { ask, view, told } = moment;
  const offered = new Set(ask?.options.map((option) => kindOf(option)));
  return (
    oneOf(rules, (rule) => rule === ask?.rule) &&
    oneOf(kinds, (kind) => offered.has(kind)) &&
    oneOf(path, (clause) => view.path.includes(clause)) &&
    oneOf(sheets, (key) => (view.sheets ?? []).some((sheet) => sheet.key === key)) &&
    oneOf(lines, (key) => told.has(key)) &&
    after.every((id) => done.includes(id))
  );
}

/** The first remark that fits and has not been made. */
export function nextStep(
  steps: readonly GuideStep[],
  moment: Moment,
  done: readonly string[],
): GuideStep | null {
  return steps.find((step) => !done.includes(step.id) && fits(step, moment, done)) ?? null;
}

/** After something happened: an answered remark is ticked off, and the next one that fits comes. */
export function advanced(
  progress: Progress,
  steps: readonly GuideStep[],
  moment: Moment,
): Progress {
  const step = steps.find((each) => each.id === progress.shown);
  if (!step) {
    const next = shown(progress.done, steps, moment);
    return next.shown || !isAt(progress, moment) ? next : progress;
  }
  const answered = progress.asked && isBefore(progress, moment);
  if (answered) return shown([...progress.done, step.id], steps, moment);
  const asked = moment.ask !== null;
  if (asked === progress.asked && isAt(progress, moment)) return progress;
  return { ...progress, number: moment.number, drafted: moment.drafted, asked };
}

/** The reader has understood and asks for what comes next. */
export function read(
  progress: Progress,
  steps: readonly GuideStep[],
  moment: Moment,
): Progress {
  const done = progress.shown ? [...progress.done, progress.shown] : progress.done;
  return shown(done, steps, moment);
}

/** One remark back, to read it again. */
export function reread(progress: Progress, moment: Moment): Progress {
  const last = progress.done.at(-1);
  if (last === undefined) return progress;
  const { number, drafted } = moment;
  return { done: progress.done.slice(0, -1), shown: last, number, drafted, asked: moment.ask !== null };
}

/** The answer that a remark suggests, if it is open to the reader. */
export function suggested(step: GuideStep, options: readonly Option[]): Option | null {
  const hint = Object.entries(step.hint ?? {});
  if (!hint.length) return null;
  return options.find((option) => hint.every(([field, value]) => particular(option, field) === value)) ?? null;
}

function shown(done: readonly string[], steps: readonly GuideStep[], moment: Moment): Progress {
  const step = nextStep(steps, moment, done);
  const { number, drafted } = moment;
  return { done, shown: step?.id ?? "", number, drafted, asked: moment.ask !== null };
}

function isAt(one: Stand, other: Stand): boolean {
  return one.number === other.number && one.drafted === other.drafted;
}

/** A list that is not given asks for nothing. */
function oneOf(wanted: readonly string[], holds: (each: string) => boolean): boolean {
  return wanted.length === 0 || wanted.some(holds);
}

function kindOf(option: Option): unknown {
  return particular(option, "type");
}

function particular(option: Option, field: string): unknown {
  return (option.action as Record<string, unknown>)[field];
}
