/** The chances of the sides along a match, drawn; where the replay stands, and what was costly. */

import { percent } from "../counsel/chances";
import { say } from "../house/words";
import { across, dashOf, FIELD, HEIGHT, lineOf, numberAt, placedOn, upward, WIDTH, type Curve, type Tick } from "./curve";
import type { CostlyChoice } from "../house/wire";

export interface Side {
  id: string;
  name: string;
  nation: string;
}

interface Props {
  sides: readonly Side[];
  curve: Curve;
  costly: readonly CostlyChoice[];
  ticks: readonly Tick[];
  /** Do the ticks count turns? */
  turns: boolean;
  number: number;
  go: (number: number) => void;
}

export function CurveView(props: Props) {
  const { sides, curve, number, go } = props;
  const last = curve.length - 1;
  return (
    <figure class="curve">
      <Legend {...props} />
      <svg
        class="curve-field"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={inWords(sides, curve)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          go(numberAt(event.clientX - box.left, box.width, last));
        }}
      >
        <Frame {...props} />
        {sides.map((side, place) => (
          <Line key={side.id} nation={side.nation} dash={dashOf(place)} path={lineOf(curve, place)} />
        ))}
        <path class="curve-now" d={`M${across(number, last)} ${FIELD.top}V${FIELD.bottom}`} />
        {placedOn(curve, sides.map((side) => side.id), props.costly).map(({ costly, rank, x, y }) => (
          <g
            key={rank}
            class={costly.number === number ? "curve-costly curve-costly-here" : "curve-costly"}
            onClick={(event) => {
              event.stopPropagation();
              go(costly.number);
            }}
          >
            <circle cx={x} cy={y} r={8.5} />
            <text x={x} y={y + 4}>
              {rank}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Whose line is whose, with the chances at this moment. */
function Legend({ sides, curve, number }: Props) {
  return (
    <figcaption class="curve-legend">
      {sides.map((side, place) => (
        <span key={side.id}>
          <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
            <Line nation={side.nation} dash={dashOf(place)} path="M1 5H33" />
          </svg>
          {side.name} <b>{percent(curve[number]?.[place] ?? 0)}</b>
        </span>
      ))}
    </figcaption>
  );
}

/** In ink below and in its colour above, so that it stands out on any paper. */
function Line({ nation, dash, path }: { nation: string; dash: string; path: string }) {
  return (
    <g class="curve-line" stroke-dasharray={dash} style={{ "--band": `var(--nation-${nation})` }}>
      <path class="curve-edge" d={path} />
      <path class="curve-colour" d={path} />
    </g>
  );
}

const LEVELS = [0, 0.5, 1] as const;

function Frame({ curve, ticks, turns }: Props) {
  const last = curve.length - 1;
  return (
    <g class="curve-frame">
      {LEVELS.map((level) => (
        <g key={level}>
          <path d={`M${FIELD.left} ${upward(level)}H${FIELD.right}`} class={level === 0.5 ? "curve-even" : ""} />
          <text class="curve-level" x={FIELD.left - 5} y={upward(level) + 4}>
            {percent(level)}
          </text>
        </g>
      ))}
      <text class="curve-level" x={FIELD.left - 5} y={FIELD.bottom + 18}>
        {say(turns ? "analysis-turn" : "analysis-choice")}
      </text>
      {ticks.map((tick) => (
        <g key={tick.number}>
          <path d={`M${across(tick.number, last)} ${FIELD.bottom}v5`} />
          <text class="curve-tick" x={across(tick.number, last)} y={FIELD.bottom + 18}>
            {tick.label}
          </text>
        </g>
      ))}
    </g>
  );
}

function inWords(sides: readonly Side[], curve: Curve): string {
  const told = sides.map((side, place) => {
    const chances = curve.map((each) => each[place] ?? 0);
    return say("analysis-curve-words", {
      side: side.name,
      first: percent(chances[0] ?? 0),
      last: percent(chances[chances.length - 1] ?? 0),
      least: percent(Math.min(...chances)),
      most: percent(Math.max(...chances)),
    });
  });
  return [say("analysis-curve"), ...told].join(" ");
}
