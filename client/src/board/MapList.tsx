/** The map as a list: for whoever listens to it, and for the keyboard, which walks it by the compass. */

import { useRef } from "preact/hooks";

import type { Space } from "../house/wire";
import { say } from "../house/words";
import { toward, type Point } from "./measure";
import type { Layout } from "./pane";
import { litAs } from "./stacks";
import { groundInWords, markerInWords, pieceInWords, spaceTitle } from "./words";

interface Props {
  layout: Layout;
  /** The space that the keyboard stands on. */
  current: string;
  onFocus(space: string): void;
  onBlur(): void;
  onEnter(space: string): void;
  onPoint(id: string, sort: "space" | "piece"): void;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function MapList({ layout, current, onFocus, onBlur, onEnter, onPoint }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const spaces = spacesIn(layout);
  const ids = spaces.map((space) => space.id);
  const stop = ids.includes(current) ? current : ids[0];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === " ") event.stopPropagation(); // here it presses the button that has the focus
    const direction = ARROWS[event.key];
    if (!direction || !stop) return;
    event.preventDefault();
    event.stopPropagation();
    const next = toward(layout.measure, stop, direction, ids);
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-space]") ?? [];
    [...buttons].find((button) => button.dataset["space"] === next)?.focus();
  }

  return (
    <ul ref={list} class="unseen" aria-label={say("board-spaces")} onKeyDown={onKeyDown}>
      {spaces.map((space) => (
        <li key={space.id}>
          <button
            type="button"
            data-space={space.id}
            tabIndex={space.id === stop ? 0 : -1}
            onFocus={() => onFocus(space.id)}
            onBlur={onBlur}
            onClick={() => onEnter(space.id)}
          >
            {spaceInWords(space, layout)}
          </button>
          <PiecesOn space={space} layout={layout} onPoint={onPoint} />
        </li>
      ))}
    </ul>
  );
}

function PiecesOn({
  space,
  layout,
  onPoint,
}: Pick<Props, "layout" | "onPoint"> & { space: Space }) {
  const { standing, lit, lexicon } = layout;
  const pieces = standing.get(space.id);
  if (!pieces) return null;
  return (
    <ul>
      {pieces.map((piece) => {
        const may = litAs(piece, lit);
        const words = pieceInWords(piece, lexicon);
        return (
          <li key={piece.id}>
            {may ? (
              <button type="button" tabIndex={-1} onClick={() => onPoint(may, "piece")}>
                {[words, say("board-may-choose")].join(say("board-comma"))}
              </button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** In reading order: from north to south, in bands, then from west to east. */
export function spacesIn({ board, standing, lit, chosen, measure }: Layout): Space[] {
  const band = measure.spacing;
  return board.spaces
    .filter((space) => standing.has(space.id) || lit.has(space.id) || chosen.has(space.id))
    .sort((a, b) => Math.floor(a.y / band) - Math.floor(b.y / band) || a.x - b.x);
}

function spaceInWords(space: Space, { lexicon, lit, chosen, standing, view }: Layout): string {
  const markers = (view.markers ?? []).filter((marker) => marker.space === space.id);
  const count = standing.get(space.id)?.length ?? 0;
  return [
    spaceTitle(space, lexicon),
    ...groundInWords(space, lexicon),
    ...markers.map((marker) => markerInWords(marker, lexicon)),
    count ? say("board-pieces", { count }) : say("board-empty"),
    ...(lit.has(space.id) ? [say("board-may-choose")] : []),
    ...(chosen.has(space.id) ? [say("board-chosen")] : []),
  ].join(say("board-comma"));
}
