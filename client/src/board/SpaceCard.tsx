/** What stands on a space, as a list beside it: every piece in words, each to be pointed at. */

import { useEffect, useRef } from "preact/hooks";

import type { Piece, Space } from "../house/wire";
import { say } from "../house/words";
import { nationOf } from "./nation";
import type { Layout } from "./pane";
import { PieceFace } from "./PieceFace";
import { litAs } from "./stacks";
import { groundInWords, markerInWords, particularsOf, spaceTitle, titleOf } from "./words";

interface Props {
  layout: Layout;
  space: Space;
  /** Where the card stands, on the pane; nowhere in particular on a small one. */
  at: { left: number; top: number } | null;
  /** Opened from the keyboard: the first button takes the focus. */
  focused: boolean;
  onPoint(id: string, sort: "space" | "piece"): void;
  onLook(id: string): void;
  onClose(): void;
}

export function SpaceCard({ layout, space, at, focused, onPoint, onLook, onClose }: Props) {
  const { lexicon, lit, standing, view } = layout;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = (selector: string) => card.current?.querySelector<HTMLElement>(selector);
    if (focused) (first(".board-card-choose, .board-line-lit") ?? first(".board-line"))?.focus();
  }, [space.id, focused]);
  const name = spaceTitle(space, lexicon);
  const markers = (view.markers ?? []).filter((marker) => marker.space === space.id);
  const pieces = standing.get(space.id) ?? [];
  return (
    <section
      ref={card}
      class={`board-card${at ? "" : " board-card-low"}`}
      style={at ? { left: `${at.left}px`, top: `${at.top}px` } : {}}
      aria-label={name}
      onKeyDown={(event) => event.key === "Escape" && (event.stopPropagation(), onClose())}
    >
      <header>
        <h3>{name}</h3>
        <button
          type="button"
          class="board-card-close"
          aria-label={say("board-close")}
          onClick={onClose}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
        <p>
          {[
            ...groundInWords(space, lexicon),
            ...markers.map((marker) => markerInWords(marker, lexicon)),
          ].join(say("board-dot"))}
        </p>
      </header>
      {lit.has(space.id) && (
        <button type="button" class="board-card-choose" onClick={() => onPoint(space.id, "space")}>
          {say("board-choose", { name })}
        </button>
      )}
      <ul>
        {pieces.map((piece) => (
          <PieceLine
            key={piece.id}
            piece={piece}
            layout={layout}
            onPoint={onPoint}
            onLook={onLook}
          />
        ))}
      </ul>
    </section>
  );
}

function PieceLine({
  piece,
  layout,
  onPoint,
  onLook,
}: Pick<Props, "layout" | "onPoint" | "onLook"> & { piece: Piece }) {
  const { board, lexicon, lit, chosen, symbols } = layout;
  const may = litAs(piece, lit);
  const is = litAs(piece, chosen);
  return (
    <li>
      <button
        type="button"
        class={may ? "board-line board-line-lit" : "board-line"}
        onClick={() => onPoint(may || piece.id, "piece")}
        onMouseEnter={() => onLook(piece.id)}
        onMouseLeave={() => onLook("")}
      >
        <span aria-hidden="true">
          <PieceFace
            piece={piece}
            lexicon={lexicon}
            nation={nationOf(board, piece.side)}
            symbols={symbols}
            size={44}
          />
        </span>
        <span>
          <b>{titleOf(piece, lexicon)}</b>
          <small>{particularsOf(piece, lexicon).join(say("board-dot"))}</small>
          {(may || is) && (
            <small class="board-line-word">{say(is ? "board-chosen" : "board-may-choose")}</small>
          )}
        </span>
      </button>
    </li>
  );
}
