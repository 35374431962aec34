/** The orders of battle: every piece in sight, folded by side, with where it stands. */

import { nationOf, PieceFace } from "../board";
import { nameOf, wordOf } from "../house/lexicon";
import { symbols } from "../house/settings";
import { Shield } from "../house/ui";
import { say } from "../house/words";
import type { Board, Lexicon, Piece } from "../house/wire";
import { armiesOf } from "./armies";
import type { PartProps } from "./parts";
import "./orders.css";

export function Orders({ sight, lexicon, board, onLook, onPoint }: PartProps) {
  const armies = armiesOf(sight.view.pieces ?? []);
  if (!armies.length) return <p class="log-none">{say("table-orders-empty")}</p>;
  return (
    <div class="orders">
      {armies.map(({ side, pieces }) => (
        <details key={side} open={armies.length < 4}>
          <summary>
            <Shield nation={nationOf(board, side)} letter={lexicon.letters[side] ?? ""} size={1.4} />
            <span>{nameOf(lexicon, side)}</span>
            <span class="orders-count">{say("table-orders-count", { count: pieces.length })}</span>
          </summary>
          <ul>
            {pieces.map((piece) => (
              <Entry key={piece.id} {...{ piece, lexicon, board, onLook, onPoint }} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface EntryProps extends Pick<PartProps, "onLook" | "onPoint"> {
  piece: Piece;
  lexicon: Lexicon;
  board: Board;
}

function Entry({ piece, lexicon, board, onLook, onPoint }: EntryProps) {
  const kind = wordOf(lexicon, "kind", piece.kind);
  const name = piece.name ? nameOf(lexicon, piece.name) : kind;
  const marks = (piece.marks ?? []).map((mark) => wordOf(lexicon, "mark", mark));
  const figures = (piece.figures ?? []).map((figure) => figureOf(lexicon, figure));
  const place = piece.space ? nameOf(lexicon, piece.space) : say("table-off-map");
  return (
    <li class="orders-piece">
      <PieceFace
        piece={piece}
        lexicon={lexicon}
        nation={nationOf(board, piece.side)}
        symbols={symbols.value}
        size={44}
      />
      <div class="orders-words">
        <p>
          <b>{name}</b>
          {piece.name && <span class="orders-kind">{kind}</span>}
        </p>
        {(figures.length > 0 || marks.length > 0) && (
          <p class="orders-figures">{[...figures, ...marks].join(" · ")}</p>
        )}
      </div>
      {onPoint && piece.space ? (
        <button
          type="button"
          class="orders-place"
          aria-label={say("table-look-at", { name: place })}
          onClick={() => onPoint(piece.id)}
          onMouseEnter={() => onLook?.(piece.id)}
          onMouseLeave={() => onLook?.("")}
        >
          {place}
        </button>
      ) : (
        <span class="orders-place">{place}</span>
      )}
    </li>
  );
}

function figureOf(lexicon: Lexicon, figure: NonNullable<Piece["figures"]>[number]): string {
  const word = nameOf(lexicon, figure.key);
  return figure.most ? `${word} ${figure.value}/${figure.most}` : `${word} ${figure.value}`;
}
