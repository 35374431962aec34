/** How a finished match went: a curve, the choices that cost most, and all of it as a table. */

import { nationOf } from "../board";
import { percent, points } from "../counsel/chances";
import { nameOf } from "../house/lexicon";
import { me } from "../house/me";
import { plain, Sentence } from "../house/Sentence";
import { Button, Notice } from "../house/ui";
import { say } from "../house/words";
import type { Analysis, Board, CostlyChoice, Lexicon, TableCard } from "../house/wire";
import { useAnalysis } from "./analysing";
import { rowsOf, ticksOf, type Tick } from "./curve";
import { CurveView, type Side } from "./CurveView";
import type { Mark } from "./moments";
import "./analysis.css";

interface Props {
  table: TableCard;
  board: Board;
  lexicon: Lexicon;
  marks: readonly Mark[];
  number: number;
  go: (number: number) => void;
}

export function AnalysisLeaf(props: Props) {
  const { mended } = props.table;
  if (!mended) return <Inquiry {...props} />;
  return (
    <div class="analysis">
      <p>{say("mended-throughout", { number: mended.number })}</p>
    </div>
  );
}

function Inquiry(props: Props) {
  const { analysis, failed, begin } = useAnalysis(props.table);
  if (!analysis) return null;
  if (analysis.state === "done") return <Found {...props} analysis={analysis} />;
  const share = analysis.share ?? 0;
  return (
    <div class="analysis">
      <p>{say("analysis-why")}</p>
      {analysis.state === "running" && (
        <label class="analysis-progress">
          {say("analysis-running", { percent: percent(share) })}
          <progress value={share} max={1} />
        </label>
      )}
      {failed && (
        <Notice tone="refusal" live>
          {say("analysis-failed")}
        </Notice>
      )}
      {analysis.state === "none" &&
        (me.value ? (
          <Button kind="main" icon="odds" onClick={begin}>
            {say("analysis-ask")}
          </Button>
        ) : (
          <p>{say("analysis-asked")}</p>
        ))}
    </div>
  );
}

function Found({ analysis, board, lexicon, marks, number, go }: Props & { analysis: Analysis }) {
  const { curve = [], costly = [] } = analysis;
  const sides = (analysis.sides ?? []).map((id) => ({ id, name: nameOf(lexicon, id), nation: nationOf(board, id) }));
  const ticks = ticksOf(marks, curve.length - 1);
  const turns = marks.some((mark) => mark.sort === "turn");
  return (
    <div class="analysis">
      <CurveView {...{ sides, curve, costly, ticks, turns, number, go }} />
      <h3>{say("analysis-costly")}</h3>
      {costly.length === 0 && <p>{say("analysis-costly-none")}</p>}
      <ol class="costly">
        {costly.map((each, place) => (
          <Costly key={place} costly={each} rank={place + 1} sides={sides} here={each.number === number} go={go} />
        ))}
      </ol>
      <p class="analysis-supposing">{say("analysis-supposing")}</p>
      <Figures {...{ sides, curve, costly, ticks }} />
    </div>
  );
}

interface CostlyProps {
  costly: CostlyChoice;
  rank: number;
  sides: readonly Side[];
  here: boolean;
  go: (number: number) => void;
}

function Costly({ costly, rank, sides, here, go }: CostlyProps) {
  const { number, chosen, better, chance, best } = costly;
  const side = sides.find((each) => each.id === costly.side);
  const spoken = { number, side: side?.name ?? "", chosen: plain(chosen), better: plain(better) };
  return (
    <li>
      <button
        type="button"
        class="costly-choice"
        style={{ "--band": `var(--nation-${side?.nation ?? "other"})` }}
        aria-label={`${say("analysis-go", spoken)} ${say("analysis-cost", { points: points(best - chance) })}`}
        {...(here ? { "aria-current": "step" as const } : {})}
        onClick={() => go(number)}
      >
        <span class="costly-head">
          <b class="costly-rank">{rank}</b> {say("analysis-head", spoken)}{" "}
          <strong>{say("analysis-cost", { points: points(best - chance) })}</strong>
        </span>
        <span class="costly-answer">
          <span class="costly-what">{say("analysis-chosen")}</span> <Sentence parts={chosen} />{" "}
          <span class="costly-chance">{percent(chance)}</span>
        </span>
        <span class="costly-answer">
          <span class="costly-what">{say("analysis-better")}</span> <Sentence parts={better} />{" "}
          <span class="costly-chance">{percent(best)}</span>
        </span>
      </button>
    </li>
  );
}

interface FiguresProps {
  sides: readonly Side[];
  curve: readonly (readonly number[])[];
  costly: readonly CostlyChoice[];
  ticks: readonly Tick[];
}

/** For whoever would rather read than look: the ends, the turns and the costly choices. */
function Figures({ sides, curve, costly, ticks }: FiguresProps) {
  return (
    <details class="analysis-figures">
      <summary>{say("analysis-table")}</summary>
      <table>
        <caption class="unseen">{say("analysis-curve")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("analysis-table-choice")}</th>
            {sides.map((side) => (
              <th key={side.id} scope="col">
                {side.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(curve.length - 1, ticks, costly).map((number) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {sides.map((side, place) => (
                <td key={side.id}>{percent(curve[number]?.[place] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
