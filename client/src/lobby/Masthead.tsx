/** The title-piece: an engraved name over a country at dusk, and a courier who rides through it. */

import { say } from "../house/words";
import { frontAt, HEIGHT, middleAt, RIDGES, sky, WIDTH } from "./engraving";

const DISC = { x: 935, y: 84, radius: 34 };
const SKY = sky(DISC);
const STARS = [[90, 30], [210, 62], [330, 24], [470, 70], [600, 34], [730, 58], [1010, 26], [1100, 74]] as const;
const POPLARS = [120, 138, 157, 640, 655, 1040, 1056, 1073, 1091] as const;

export function Masthead() {
  return (
    <div class="lobby-masthead">
      <h1 class="lobby-name">
        <span>Estafette</span>
      </h1>
      <p class="lobby-motto">{say("lobby-motto")}</p>
      <svg
        class="lobby-vignette"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path class="vignette-sky" d={SKY} />
        <circle class="vignette-disc" cx={DISC.x} cy={DISC.y} r={DISC.radius - 4} />
        <g class="vignette-stars">
          {STARS.map(([x, y]) => (
            <path key={x} d={`M${x - 3} ${y}h6M${x} ${y - 3}v6`} />
          ))}
        </g>
        {RIDGES.map((ridge, index) => (
          <g key={index} class={`vignette-ridge vignette-ridge-${index}`}>
            <path class="vignette-ground" d={ridge.ground} />
            <path class="vignette-hachures" d={ridge.hachures} />
            {index === 1 && <Village />}
          </g>
        ))}
        {POPLARS.map((x, index) => (
          <Poplar key={x} x={x} tall={24 + ((index * 7) % 13)} />
        ))}
        <Mill x={300} />
        <Courier x={520} />
      </svg>
    </div>
  );
}

function Village() {
  const y = middleAt(800) + 4;
  return (
    <g class="vignette-village" transform={`translate(755 ${y})`}>
      <path class="vignette-wall" d="M0 0v-9h16V0zM20 0v-12h14V0zM40 0v-26h10V0zM50 0v-13h20V0zM76 0v-8h14V0z" />
      <path class="vignette-roof" d="M-2-9l10-8 10 8zM18-12l9-7 9 7zM39-26l6-24 6 24zM48-13l4-7h17l4 7zM74-8l9-7 9 7z" />
      <path class="vignette-window" d="M5-6h3v3H5zM25-8h3v3h-3zM44-20h2.5v4H44zM56-9h3v4h-3zM63-9h3v4h-3zM81-5h3v3h-3z" />
    </g>
  );
}

function Poplar({ x, tall }: { x: number; tall: number }) {
  const foot = frontAt(x) + 2;
  return (
    <g class="vignette-tree" transform={`translate(${x} ${foot})`}>
      <path class="vignette-crown" d={`M0 0C-7-${tall * 0.3}-5-${tall * 0.8} 0-${tall}C5-${tall * 0.8} 7-${tall * 0.3} 0 0z`} />
      <path class="vignette-hachures" d={`M1-3V-${tall * 0.75}M3-5l.5-${tall * 0.4}`} />
    </g>
  );
}

function Mill({ x }: { x: number }) {
  return (
    <g class="vignette-mill" transform={`translate(${x} ${frontAt(x) + 3})`}>
      <path class="vignette-roof" d="M-8 0l3-24h10l3 24z M-6-24q6-9 12 0z" />
      <path class="vignette-sails" d="M-15-43L15-9M15-41L-15-11M-15-43l5-2M-11-38.5l5-2M15-41l2 5M10.5-37l2 5M15-9l-5 2M11-13.5l-5 2M-15-11l-2-5M-10.5-16l-2-5" />
      <path class="vignette-window" d="M-1.5-14h3v4h-3z" />
    </g>
  );
}

/** A horse at full gallop, a cloak, a bicorne: seen against the light. */
function Courier({ x }: { x: number }) {
  return (
    <g class="vignette-courier" transform={`translate(${x} ${frontAt(x + 30) + 1}) scale(1.15)`}>
      <path d="M2-27C-6-26-12-21-15-14C-9-19-4-21 3-21C1-16-4-12-10-10C-14-8-17-4-20 0L-17 1C-13-3-9-6-5-7C-4-3-8 0-12 2L-10 4C-4 2 1-2 4-8C10-6 18-6 24-9C28-4 33-3 38-4L43 0L45-2L40-7C36-6 33-7 31-10C36-9 41-8 44-11L50-12L50-15L43-14C40-13 36-14 33-16C36-20 39-25 42-28L49-25L53-27L51-31L44-36L43-39L41-36C36-35 31-31 27-26C19-24 11-28 2-27z" />
      <path d="M14-27C12-33 13-39 17-43C15-43 13-45 14-47L11-48C15-54 21-55 28-49L24-48C25-45 23-43 21-42C24-39 25-36 28-34L34-33L34-31L27-30C25-31 24-33 23-34C22-30 22-27 23-25L28-19L25-11L22-12L23-18L17-23z" />
      <path d="M17-42C9-42 0-39-8-43C-5-36 1-32 6-31C3-30 0-30-3-31C1-26 8-24 14-27z" />
    </g>
  );
}
