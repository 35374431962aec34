/** Odds as tables of results, each with its bar; the bounds are drawn over it as a thin line. */

import { Sentence } from "../house/Sentence";
import { say } from "../house/words";
import type { OddsChart, OddsLine, OddsSheet } from "../house/wire";
import { bounds, percent } from "./percent";

/** The main chart in full; what else is at stake can be unfolded. */
export function Charts({ sheet }: { sheet: OddsSheet }) {
  const [main, ...others] = sheet.charts;
  if (!main) return <p class="odds-none">{say("odds-nothing")}</p>;
  return (
    <>
      <Chart chart={main} exact={sheet.exact} />
      {others.length > 0 && (
        <details class="odds-more">
          <summary>{say("odds-more", { count: others.length })}</summary>
          {others.map((chart, index) => (
            <Chart key={index} chart={chart} exact={sheet.exact} />
          ))}
        </details>
      )}
    </>
  );
}

function Chart({ chart, exact }: { chart: OddsChart; exact: boolean }) {
  return (
    <table class="odds-chart">
      <caption>
        <Sentence parts={chart.sentence} />
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{say("odds-result")}</th>
          <th scope="col">{say("odds-chance")}</th>
          {!exact && <th scope="col">{say("odds-bounds")}</th>}
        </tr>
      </thead>
      <tbody>
        {chart.lines.map((line, index) => (
          <Result key={index} line={line} exact={exact} />
        ))}
      </tbody>
    </table>
  );
}

function Result({ line, exact }: { line: OddsLine; exact: boolean }) {
  const part = (share: number) => `${(share * 100).toFixed(1)}%`;
  return (
    <tr>
      <th scope="row">
        <Sentence parts={line.sentence} />
        <span class="odds-track" aria-hidden="true">
          <span class="odds-bar" style={{ width: part(line.chance) }} />
          {!exact && (
            <span class="odds-whisker" style={{ left: part(line.low), width: part(line.high - line.low) }} />
          )}
        </span>
      </th>
      <td class="odds-chance">{percent(line.chance, exact)}</td>
      {!exact && <td class="odds-bounds">{bounds(line.low, line.high)}</td>}
    </tr>
  );
}
