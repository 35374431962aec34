/** The tracks of the board: where each pawn stands, drawn and in words. */

import { Fragment } from "preact";

import { nationOf } from "../board";
import { hasWord, nameOf, shortOf, wordOf } from "../house/lexicon";
import { Shield } from "../house/ui";
import { say } from "../house/words";
import type { Board, Lexicon, Track } from "../house/wire";
import type { PartProps } from "./parts";
import { cellsOf, shapeOf, share, ticksOf } from "./pawn";
import "./tracks.css";

export function Tracks({ sight, lexicon, board }: PartProps) {
  const tracks = sight.view.tracks ?? [];
  if (!tracks.length) return null;
  return (
    <section class="tracks" aria-label={say("table-tracks")}>
      {tracks.map((track) =>
        shapeOf(track) === "cells" ? (
          <Cells key={track.key} track={track} lexicon={lexicon} />
        ) : (
          <Rope key={track.key} track={track} lexicon={lexicon} board={board} />
        ),
      )}
    </section>
  );
}

/** The same in one line, for a phone: the turn by its name, a score by its figure. */
export function TracksBrief({ sight, lexicon }: Pick<PartProps, "sight" | "lexicon">) {
  const words = briefOf(sight.view.tracks ?? [], lexicon);
  if (!words.length) return null;
  return (
    <p class="tracks-brief" aria-label={say("table-tracks")}>
      {words.map((word) => (
        <Fragment key={word}>
          <span>{word}</span>{" "}
        </Fragment>
      ))}
    </p>
  );
}

const A_YEAR = 1000; // needs no word before it

/** What another of them says as well is left out: the year in the name of a month.
 *
 * Labels that several cells share, such as the weather, do not say which of them it is.
 */
export function briefOf(tracks: readonly Track[], lexicon: Lexicon): string[] {
  const words = tracks.map((track) => {
    if (shapeOf(track) !== "cells") return `${shortOf(lexicon, track.key)} ${figure(track.value)}`;
    const cells = cellsOf(track);
    const label = cells.find((cell) => cell.here)?.label ?? "";
    const word = label && labelOf(lexicon, label);
    if (word && new Set(cells.map((cell) => cell.label)).size === cells.length) return word;
    const value = Math.min(track.value, track.most);
    const turn = value < A_YEAR ? `${shortOf(lexicon, track.key)} ${value}` : String(value);
    return word ? `${turn}, ${word}` : turn;
  });
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

function Cells({ track, lexicon }: { track: Track; lexicon: Lexicon }) {
  const cells = cellsOf(track);
  const here = cells.find((cell) => cell.here);
  const label = here?.label ? labelOf(lexicon, here.label) : "";
  return (
    <div class="track">
      <p class="track-words">
        <span>{nameOf(lexicon, track.key)}</span>
        <b class="figure">{say("table-track-of", { value: Math.min(track.value, track.most), most: track.most })}</b>
        {label && <span class="track-label">{label}</span>}
      </p>
      <ol class="track-cells" aria-hidden="true">
        {cells.map((cell) => (
          <li
            key={cell.value}
            class={cell.here ? "track-here" : cell.past ? "track-past" : ""}
            title={cell.label ? labelOf(lexicon, cell.label) : String(cell.value)}
          >
            {cell.here ? cell.value : ""}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A number with a true minus, as wide as its plus. */
function figure(value: number | string): string {
  return String(value).replace("-", "−");
}

/** A label is a message, or the name of an id. */
function labelOf(lexicon: Lexicon, label: string): string {
  return nameOf(lexicon, label.replace(/^name\./, ""));
}

/** A long scale with its pawn; two sides that pull at it stand at its ends, in their colours. */
function Rope({ track, lexicon, board }: { track: Track; lexicon: Lexicon; board: Board }) {
  const part = `${share(track) * 100}%`;
  const [left, right] = track.sides ?? [];
  const colour = (side: string) => `var(--nation-${nationOf(board, side)})`;
  const pulled =
    left && right
      ? {
          background: `linear-gradient(to right, ${colour(left)}, var(--paper-sunk) 38% 62%, ${colour(right)})`,
        }
      : {};
  const end = (which: "least" | "most", side?: string) => {
    if (side) {
      return (
        <>
          <Shield nation={nationOf(board, side)} letter={lexicon.letters[side] ?? ""} />{" "}
          {nameOf(lexicon, side)}
        </>
      );
    }
    return hasWord(lexicon, track.key, which) ? wordOf(lexicon, track.key, which) : "";
  };
  return (
    <div class={left && right ? "track" : "track track-plain"}>
      <p class="track-words">
        <span>{nameOf(lexicon, track.key)}</span>
        <b class={left && right ? "figure" : "unseen"}>{figure(say("table-track-at", { value: track.value }))}</b>
      </p>
      <div class="track-rope" aria-hidden="true">
        <span class="track-end">
          {end("least", left)} <b class="figure">{figure(track.least)}</b>
        </span>
        <span class="track-bar" style={pulled}>
          <span class="track-run">
            {ticksOf(track).map((tick) => (
              <i key={tick} style={{ insetInlineStart: `${tick * 100}%` }} />
            ))}
            <b class="track-pawn figure" style={{ insetInlineStart: part }}>
              {figure(track.value)}
            </b>
          </span>
        </span>
        <span class="track-end">
          <b class="figure">{figure(track.most)}</b> {end("most", right)}
        </span>
      </div>
    </div>
  );
}
