/** A counter drawn from its description: a block of wood in its nation's colours. */

import { shortOf, wordOf } from "../house/lexicon";
import type { Symbols } from "../house/settings";
import type { Figure, Lexicon, Piece } from "../house/wire";
import { letterOf, PATTERNS, type Nation } from "./nation";
import { isDrawn, Silhouette, Symbol } from "./silhouettes";
import { COUNTER } from "./stacks";
import { widthOf } from "./type";
import { pieceInWords } from "./words";

export interface FaceProps {
  piece: Piece;
  lexicon: Lexicon;
  nation: Nation;
  symbols: Symbols;
}

/** A counter on its own, for a list or an order of battle. */
export function PieceFace({ size = COUNTER, ...face }: FaceProps & { size?: number }) {
  return (
    <svg
      class="board-face"
      width={size}
      height={size}
      viewBox="-2 -3 48 51"
      role="img"
      aria-label={pieceInWords(face.piece, face.lexicon)}
    >
      <Face {...face} />
    </svg>
  );
}

const MIDDLE = 26.5; // the band on the left moves the middle of the face

/** What is on the counter, in a square of 44. */
export function Face({ piece, lexicon, nation, symbols }: FaceProps) {
  const marks = piece.marks ?? [];
  const spent = marks.includes("activated") || marks.includes("exhausted");
  return (
    <g class={`board-counter board-nation-${nation}${spent ? " board-spent" : ""}`}>
      <rect class="board-wood" x="0.6" y="2.6" width="43.4" height="43.4" rx="4" />
      <rect class="board-livery" width="44" height="44" rx="4" />
      {piece.name ? (
        <Known piece={piece} lexicon={lexicon} nation={nation} symbols={symbols} />
      ) : (
        <Hidden letter={letterOf(lexicon, piece.side)} />
      )}
      <rect class="board-edge" x="0.5" y="0.5" width="43" height="43" rx="3.6" />
      {marks.map((mark, place) => (
        <Mark key={mark} mark={mark} word={wordOf(lexicon, "mark", mark)} place={place} />
      ))}
    </g>
  );
}

function Hidden({ letter }: { letter: string }) {
  return (
    <>
      <path class="board-shield" transform="translate(9 6.5) scale(1.083)" d={SHIELD} />
      <text class="board-shield-letter" x="22" y="25.6" text-anchor="middle" font-size="14">
        {letter}
      </text>
    </>
  );
}

const SHIELD = "M12 1.5c3 1.6 6 2.2 9 2.2 0 9-1.6 15-9 21-7.4-6-9-12-9-21 3 0 6-.6 9-2.2z";

function Known({ piece, lexicon, nation, symbols }: FaceProps) {
  const figures = piece.figures ?? [];
  const large = figures.filter((figure) => !figure.most).slice(0, 3);
  const counted = figures.filter((figure) => figure.most);
  const name = shortOf(lexicon, piece.name ?? "");
  const size = Math.min(9.4, 32.5 / widthOf(name, 600));
  return (
    <>
      <path class="board-band" d="M4 0h5v44H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" />
      <path class="board-pattern" d={PATTERNS[nation]} />
      <rect class="board-plate" x="0.5" y="0.5" width="9" height="10.5" rx="3" />
      <text class="board-letter" x="5" y="8.7" text-anchor="middle" font-size="8.6">
        {letterOf(lexicon, piece.side)}
      </text>
      <text class="board-piece-name" x={MIDDLE} y="9.4" text-anchor="middle" font-size={size}>
        {name}
      </text>
      {large.length > 0 ? (
        <Large figures={large} kind={piece.kind} symbols={symbols} high={counted.length > 0} />
      ) : (
        <Arm kind={piece.kind} symbols={symbols} high={counted.length > 0} />
      )}
      {counted.slice(0, 2).map((figure, row) => (
        <Counted key={figure.key} figure={figure} y={39 - 5 * row} />
      ))}
    </>
  );
}

/** A piece without large figures shows what it is instead. */
function Arm({ kind, symbols, high }: { kind: string; symbols: Symbols; high: boolean }) {
  const size = high ? 20 : 25;
  if (symbols === "nato") return <Symbol kind={kind} x={13} y={high ? 15.5 : 17.5} width={27} />;
  return <Silhouette kind={kind} x={MIDDLE - size / 2} y={high ? 12.5 : 14} size={size} />;
}

/** Two or three large figures, each under or beside the arm it counts. */
function Large({
  figures,
  kind,
  symbols,
  high,
}: {
  figures: readonly Figure[];
  kind: string;
  symbols: Symbols;
  high: boolean;
}) {
  const width = 33.5 / figures.length;
  const nato = symbols === "nato";
  const size = figures.length > 2 ? 12 : 17;
  return (
    <>
      {nato && <Symbol kind={kind} x={MIDDLE - 8.5} y={14} width={17} />}
      {figures.map((figure, place) => {
        const middle = 9.7 + width * (place + 0.5);
        const arm = lastWord(figure.key);
        const drawn = !nato && isDrawn(arm);
        return (
          <g key={figure.key}>
            {drawn && <Silhouette kind={arm} x={middle - 7.9} y={high ? 18.5 : 20} size={8.4} />}
            <text
              class="board-figure"
              x={drawn ? middle + 4.2 : middle}
              y={nato ? 35 : high ? 29.5 : 31.5}
              text-anchor="middle"
              font-size={nato ? 11 : size}
            >
              {figure.value}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A figure that has an end: pips that fill, or a bar when there would be too many. */
function Counted({ figure, y }: { figure: Figure; y: number }) {
  const most = figure.most ?? 0;
  if (most > 10) {
    return (
      <g class="board-bar">
        <rect x="12" y={y - 1.7} width="29" height="3.4" rx="1" />
        <rect
          class="board-full"
          x="12"
          y={y - 1.7}
          width={(29 * figure.value) / most}
          height="3.4"
          rx="1"
        />
      </g>
    );
  }
  const step = Math.min(5, 30 / most);
  return (
    <g class="board-pips">
      {Array.from({ length: most }, (_, pip) => (
        <circle
          key={pip}
          class={pip < figure.value ? "board-full" : ""}
          cx={MIDDLE + (pip - (most - 1) / 2) * step}
          cy={y}
          r={Math.min(1.9, step * 0.4)}
        />
      ))}
    </g>
  );
}

const SIGNS: Record<string, string> = {
  activated: "M-2.9.4a3 3 0 1 0 1-2.6M-2.4-3.9l.2 2.2 2.2-.3",
  exhausted: "M-2.4-3.2h4.8L-2.4 3.2h4.8z",
  flat: "M-3.6 2.6h7.2M-3.2.6h6.4v-1.8h-6.4z",
};

/** A mark on the lower edge of a counter, off its figures: it says itself when it is pointed at. */
function Mark({ mark, word, place }: { mark: string; word: string; place: number }) {
  const sign = SIGNS[mark];
  return (
    <g class="board-mark" transform={`translate(${41.8 - place * 11.5} 40.6)`}>
      <title>{word}</title>
      <circle r="5.4" />
      {sign ? (
        <path d={sign} />
      ) : (
        <text y="2.9" text-anchor="middle" font-size="8.4">
          {word.slice(0, 1).toUpperCase()}
        </text>
      )}
    </g>
  );
}

export function lastWord(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}
