/** A plan: answers drawn up on a sheet, line by line, before they are handed in together. */

import type { Option, Plan, Sight } from "../house/wire";
import { kindOf } from "./narrowing";

type Answer = Option["action"];
export type Lines = readonly (readonly Answer[])[];

const PASS = "Pass"; // the house's own answer: it says that the sheet is done

/** Is what is asked drawn up on a sheet? */
export function isSheet(sight: Pick<Sight, "view"> | null): boolean {
  return sight?.view.rosters?.some((roster) => roster.plan) ?? false;
}

/** The table as it would be, if the plan is still one for the table as it is. */
export function shown(truth: Sight | null, plan: Plan | null): Sight | null {
  return truth && plan && holds(plan, truth) ? { ...plan.sight, table: truth.table } : truth;
}

export function holds(plan: Pick<Plan, "seat" | "number" | "undone">, truth: Sight | null): boolean {
  return plan.seat === truth?.seat && plan.number === truth.number && plan.undone === truth.undone;
}

/** Does this answer say that all is planned? Within a line, to pass is an answer like others. */
export function isLast(option: Option, plan: Plan | null): boolean {
  return kindOf(option) === PASS && !plan?.open;
}

export function linesOf(plan: Plan | null): Lines {
  return (plan?.lines ?? []).map((line) => line.actions);
}

export function added(plan: Plan | null, answer: Answer): Lines {
  const lines = linesOf(plan);
  if (!plan?.open) return [...lines, [answer]];
  return [...lines.slice(0, -1), [...(lines.at(-1) ?? []), answer]];
}

/** Without the last answer: a line that was finished goes as a whole. */
export function shortened(plan: Plan): Lines {
  const lines = linesOf(plan);
  const begun = plan.open ? lines.at(-1)!.slice(0, -1) : [];
  return begun.length ? [...lines.slice(0, -1), begun] : lines.slice(0, -1);
}

export function struck(plan: Plan, place: number): Lines {
  return linesOf(plan).filter((_, other) => other !== place);
}

const KEY = "estafette.plan.";

interface Kept extends Pick<Plan, "seat" | "number" | "undone"> {
  readonly lines: Lines;
}

/** A plan outlives the page: whoever loads it anew finds it again. */
export function keepPlan(table: string, plan: Plan | null): void {
  try {
    if (!plan) return sessionStorage.removeItem(KEY + table);
    const { seat, number, undone } = plan;
    const kept: Kept = { seat, number, undone, lines: linesOf(plan) };
    sessionStorage.setItem(KEY + table, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing begins the sheet again
  }
}

/** The lines kept for the table as it stands. */
export function keptLines(table: string, truth: Sight): Lines {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY + table) ?? "null") as Kept | null;
    return kept && holds(kept, truth) ? kept.lines : [];
  } catch {
    return [];
  }
}
