/** The sequence of play, cut down to the line that a phase bar can show. */

import { wordOf } from "../house/lexicon";
import type { Lexicon, StepCard } from "../house/wire";

export interface Phase {
  clause: string;
  title: string;
  current: boolean;
}

export interface Phases {
  line: Phase[];
  /** Where one is within the current phase, from the outside in. */
  within: Phase[];
}

/** The phases beside the one in force: within the turn if the path leads so deep. */
export function phasesAt(
  steps: readonly StepCard[],
  path: readonly string[],
  lexicon: Lexicon,
): Phases {
  const depth = siblings(steps, path, 1).length > 1 && path.length > 1 ? 1 : 0;
  const known = siblings(steps, path, depth);
  const clauses = known.length || !path[depth] ? known : [path[depth]];
  const titled = (level: number, clause: string): Phase => ({
    clause,
    title: titleOf(steps, [...path.slice(0, level), clause], lexicon),
    current: clause === path[level],
  });
  const deeper = path.slice(depth + 1).map((clause, index) => titled(depth + 1 + index, clause));
  return { line: clauses.map((clause) => titled(depth, clause)), within: deeper };
}

/** The clauses at a depth of the sequence, under the same parents as the path. */
function siblings(steps: readonly StepCard[], path: readonly string[], depth: number): string[] {
  const under = steps.filter(
    (step) => step.path.length > depth && path.slice(0, depth).every((id, i) => step.path[i] === id),
  );
  return [...new Set(under.map((step) => step.path[depth]!))];
}

function titleOf(steps: readonly StepCard[], path: readonly string[], lexicon: Lexicon): string {
  const own = steps.find(
    (step) => step.path.length === path.length && step.path.every((id, i) => id === path[i]),
  );
  return own?.title ?? wordOf(lexicon, "step", path.at(-1) ?? "");
}
