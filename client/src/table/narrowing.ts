/** Answering by pointing: every thing chosen leaves the answers that name it. */

import { plain } from "../house/Sentence";
import type { Board, Cards, Option, View } from "../house/wire";

/** What lies on the table for a seat to point at, under the one name that the answers use. */
export interface Things {
  readonly all: ReadonlySet<string>;
  /** The name on a block's face stands for its handle. */
  meant(id: string): string;
  /** Both a block's name and its handle. */
  both(ids: Iterable<string>): Set<string>;
  spaceOf(id: string): string | undefined;
  /** The first card with the face of this one: whichever of them is played, the same happens. */
  faceOf(id: string): string;
  standing(space: string): string[];
  /** These, and for the name of a land the spaces that bear it. */
  shown(ids: Iterable<string>): string[];
}

export function thingsOn(board: Board, view: View): Things {
  const pieces = view.pieces ?? [];
  const names = new Map(pieces.filter((piece) => piece.name).map((piece) => [piece.id, piece.name!]));
  const meant = (id: string) => names.get(id) ?? id;
  const spaces = new Map(pieces.map((piece) => [meant(piece.id), piece.space]));
  const cards = (view.cards ?? []).flatMap((heap) => heap.open ?? []);
  const faces = facesOf(view.cards ?? []);
  const rows = (view.rosters ?? []).flatMap((roster) => roster.rows);
  const landOf = (id: string) => board.spaces.filter((space) => space.marks?.includes(id)).map((space) => space.id);
  const lying = new Set([...board.spaces.map((space) => space.id), ...spaces.keys(), ...cards.map((card) => card.id)]);
  return {
    all: new Set([...lying, ...rows.map((row) => meant(row.id))]),
    meant,
    both: (ids) => {
      const wanted = new Set(ids);
      for (const [handle, name] of names) if (wanted.has(name)) wanted.add(handle);
      return wanted;
    },
    spaceOf: (id) => spaces.get(meant(id)),
    faceOf: (id) => faces.get(id) ?? id,
    standing: (space) =>
      pieces.filter((piece) => piece.space === space).map((piece) => meant(piece.id)),
    shown: (ids) => [...ids].flatMap((id) => (lying.has(meant(id)) ? id : [id, ...landOf(id)])),
  };
}

/** For each card the first of its heap that shows the same: copies differ in nothing but their ids. */
function facesOf(heaps: readonly Cards[]): Map<string, string> {
  const faces = new Map<string, string>();
  for (const heap of heaps) {
    const first = new Map<string, string>();
    for (const { id, ...face } of heap.open ?? []) {
      const shown = JSON.stringify(face);
      if (!first.has(shown)) first.set(shown, id);
      faces.set(id, first.get(shown)!);
    }
  }
  return faces;
}

/** Where a decision stands after some things have been pointed at. */
export interface Narrowed {
  /** The answers that name all that is chosen. */
  readonly left: readonly Option[];
  /** The answers that stop or do nothing: always to be had. */
  readonly asides: readonly Option[];
  /** What may be pointed at next. */
  readonly lit: ReadonlySet<string>;
  /** The only answer left, when all that it names has been pointed at. */
  readonly settled: Option | null;
  /** What the main button sends. */
  readonly main: Option | null;
}

/** With `kind`, only the answers of that kind are left besides those that stop. */
export function narrowed(
  options: readonly Option[],
  chosen: readonly string[],
  things: Things,
  kind = "",
): Narrowed {
  const asides = options.filter((option) => option.aside);
  const deeds = options.filter((option) => !option.aside && (!kind || kindOf(option) === kind));
  const left = deeds.filter((option) => {
    const named = reach(option, things);
    return chosen.every((id) => named.includes(id));
  });
  const lit = new Set(left.flatMap((option) => reach(option, things)));
  for (const id of chosen) lit.delete(id);
  const only = left.length === 1 ? left[0]! : null;
  const settled = only && chosen.length && reach(only, things).length === chosen.length ? only : null;
  const told = distinct(left, things);
  return { left: told, asides, lit, settled, main: mainOf(options, told, asides, chosen) };
}

/** The answers without those that do the same with another card of the same face. */
export function distinct(options: readonly Option[], { faceOf }: Pick<Things, "faceOf">): Option[] {
  const deed = ({ action }: Option) =>
    JSON.stringify(action, (_, value: unknown) => (typeof value === "string" ? faceOf(value) : value));
  return [...grouped(options, deed).values()].map(([first]) => first!);
}

/** What sort of answer it is: March, PlayCard. */
export function kindOf({ action }: Option): string {
  return "type" in action ? String(action.type) : "";
}

/** The ids of an answer that can be pointed at. */
export function reach(option: Option, things: Things): string[] {
  return [...new Set((option.points ?? []).map(things.meant))].filter((id) => things.all.has(id));
}

/** The answers that could not be told from another by their words. */
export function soundingAlike(options: readonly Option[]): Set<Option> {
  const groups = grouped(options, ({ sentence }) => plain(sentence));
  return new Set([...groups.values()].filter((group) => group.length > 1).flat());
}

/** The ground under the pieces that an answer names. */
export function placesOf(option: Option, things: Things | null): string[] {
  return [...new Set((option.points ?? []).flatMap((id) => things?.spaceOf(id) ?? []))];
}

/** What was pointed at, if it is lit: itself, the ground under it, or the only lit piece upon it. */
export function aimed(id: string, lit: ReadonlySet<string>, things: Things): string | null {
  const meant = things.meant(id);
  if (lit.has(meant)) return meant;
  const ground = things.spaceOf(id);
  if (ground !== undefined && lit.has(ground)) return ground;
  const upon = things.standing(id).filter((piece) => lit.has(piece));
  return upon.length === 1 ? upon[0]! : null;
}

/** Space presses the one answer left, or the one that stops. */
function mainOf(
  options: readonly Option[],
  left: readonly Option[],
  asides: readonly Option[],
  chosen: readonly string[],
): Option | null {
  if (chosen.length && left.length === 1) return left[0]!;
  if (asides.length === 1) return asides[0]!;
  return options.length === 1 ? options[0]! : null;
}

/** A long list under its headings, in the order in which they first appear. */
export function headed(options: readonly Option[]): { heading: string; options: Option[] }[] {
  const groups = grouped(options, (option) => option.heading ?? "");
  const bare = grouped(options, ({ heading = "" }) => (saysNothing(heading, groups) ? "" : heading));
  return [...bare].map(([heading, held]) => ({ heading, options: held }));
}

const FEW = 2;

/** A heading over a few answers that all name it again. */
function saysNothing(heading: string, groups: ReadonlyMap<string, readonly Option[]>): boolean {
  const under = groups.get(heading) ?? [];
  const named = ({ sentence }: Option) => folded(plain(sentence)).includes(folded(heading));
  return under.length <= FEW && under.every(named);
}

function grouped(options: readonly Option[], key: (option: Option) => string): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(key(option), [...(groups.get(key(option)) ?? []), option]);
  return groups;
}

/** Words as a filter compares them: without accents, without capitals. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
