/** The sequence of play, with the step in force lit; each step leads to its clause. */

import { say } from "../house/words";
import type { PhaseBarProps } from "./parts";
import { phasesAt, type Phases } from "./phases";
import { useRoom } from "./room";
import "./phases.css";

export function PhaseBar(props: PhaseBarProps) {
  const { sight, lexicon, rules } = props;
  const phases = phasesAt(rules?.steps ?? [], sight.view.path, lexicon);
  return phases.line.length ? <Bar {...props} {...phases} /> : null;
}

function Bar({ sight, line, within, onClause }: PhaseBarProps & Phases) {
  const bar = useRoom();
  const inner = within.at(-1);
  return (
    <nav ref={bar} class="phases" aria-label={say("table-phases")}>
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
