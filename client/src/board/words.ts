/** The map in words, for lists, titles and whoever listens instead of looking. */

import { nameOf, wordOf } from "../house/lexicon";
import type { Figure, Lexicon, Marker, Piece, Space } from "../house/wire";
import { say } from "../house/words";

/** A space whose name stands on the picture: for who draws, not to be said. */
export const LETTERED = "lettered";

const said = new WeakMap<Lexicon, Map<string, string>>();

/** A piece in one line; what was said of its like before is said again. */
export function pieceInWords(piece: Piece, lexicon: Lexicon): string {
  const known = said.get(lexicon) ?? new Map<string, string>();
  said.set(lexicon, known);
  const key = faceKey(piece);
  let words = known.get(key);
  if (words === undefined) {
    words = [titleOf(piece, lexicon), ...particularsOf(piece, lexicon)].join(say("board-comma"));
    known.set(key, words);
  }
  return words;
}

/** All that is seen of a piece: two with the same key look the same. */
export function faceKey({ name, side, kind, figures = [], marks = [] }: Piece): string {
  const numbers = figures.map(({ key, value, most }) => `${key} ${value} ${most}`);
  return [name, side, kind, ...numbers, ...marks].join("|");
}

/** The name of a piece, or what it looks like from outside. */
export function titleOf(piece: Piece, lexicon: Lexicon): string {
  return piece.name
    ? nameOf(lexicon, piece.name)
    : say("board-hidden-piece", { kind: kindOf(piece, lexicon) });
}

/** Side, kind, figures and marks, each in a few words. */
export function particularsOf(piece: Piece, lexicon: Lexicon): string[] {
  return [
    nameOf(lexicon, piece.side),
    ...(piece.name ? [kindOf(piece, lexicon)] : []),
    ...(piece.figures ?? []).map((figure) => figureInWords(figure, lexicon)),
    ...(piece.marks ?? []).map((mark) => wordOf(lexicon, "mark", mark)),
  ];
}

function kindOf(piece: Piece, lexicon: Lexicon): string {
  return wordOf(lexicon, "kind", piece.kind);
}

export function figureInWords({ key, value, most }: Figure, lexicon: Lexicon): string {
  const name = lexicon.words[key.replaceAll(".", "-")] ?? wordOf(lexicon, "figure", key);
  return most
    ? say("board-figure-of", { name, value, most })
    : say("board-figure", { name, value });
}

export function markerInWords(marker: Marker, lexicon: Lexicon): string {
  const name = wordOf(lexicon, "marker", marker.kind);
  return marker.side ? say("board-marker", { name, side: nameOf(lexicon, marker.side) }) : name;
}

/** The name of a space, after that of the place in it if it does not say it itself. */
export function spaceTitle(space: Space, lexicon: Lexicon): string {
  const name = nameOf(lexicon, space.id);
  const place = space.label?.name ? nameOf(lexicon, space.label.name) : "";
  return name.includes(place) ? name : say("board-place", { place, name });
}

/** What is printed on a space besides its name. */
export function groundInWords(space: Space, lexicon: Lexicon): string[] {
  const marks = (space.marks ?? []).filter((mark) => mark !== LETTERED);
  return [
    wordOf(lexicon, "kind", space.kind),
    ...marks.map((mark) => wordOf(lexicon, "mark", mark)),
    ...(space.value ? [say("board-value", { value: space.value })] : []),
  ];
}
