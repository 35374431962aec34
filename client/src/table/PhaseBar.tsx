/** The sequence of play, with the step in force lit; each step leads to its clause. */

import { say } from "../house/words";
import type { PhaseBarProps } from "./parts";
import { phasesAt } from "./phases";
import "./phases.css";

export function PhaseBar({ sight, lexicon, rules, onClause }: PhaseBarProps) {
  const { line, within } = phasesAt(rules?.steps ?? [], sight.view.path, lexicon);
  if (!line.length) return null;
  const inner = within.at(-1);
  return (
    <nav class="phases" aria-label={say("table-phases")}>
      <ol>
        {line.map((phase) => (
          <li key={phase.clause}>
            <a
              class={phase.current ? "phase phase-current" : "phase"}
              href={`/rules/${sight.table.game}#${phase.clause}`}
              {...(phase.current ? { "aria-current": "step" as const } : {})}
              onClick={(event) => {
                if (!onClause) return;
                event.preventDefault();
                onClause(phase.clause);
              }}
            >
              {phase.title}
              {phase.current && inner && <span class="phase-within">{inner.title}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
