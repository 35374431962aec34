/** A roster put in order: rows under their groups, columns, and what can be done from each row. */

import type { Ask, Deed, Figure, Option, Row, View } from "../house/wire";

export interface Gathered {
  /** The id under which the rows stand; "" for rows that stand by themselves. */
  readonly id: string;
  /** The row of that id, if the roster has one. */
  head: Row | null;
  readonly rows: Row[];
}

/** Rows under their groups, in the order in which either first appears. */
export function gathered(rows: readonly Row[]): Gathered[] {
  const heads = new Set(rows.map((row) => row.group ?? ""));
  const groups = new Map<string, Gathered>();
  const under = (id: string) => {
    const found = groups.get(id) ?? { id, head: null, rows: [] };
    groups.set(id, found);
    return found;
  };
  for (const row of rows) {
    if (heads.has(row.id)) under(row.id).head = row;
    else under(row.group ?? "").rows.push(row);
  }
  return [...groups.values()];
}

/** What can be done now stands first: rows in their groups, and groups among themselves. */
export function ableFirst(groups: readonly Gathered[], able: ReadonlySet<string>): Gathered[] {
  const acts = ({ id }: Row | Gathered) => able.has(id);
  const within = groups.map((group) => ({ ...group, rows: parted(group.rows, acts) }));
  return parted(within, (group) => acts(group) || group.rows.some(acts));
}

/** Those of which something is true, then the rest, each in the order in which they stood. */
function parted<T>(all: readonly T[], holds: (one: T) => boolean): T[] {
  return [...all.filter(holds), ...all.filter((one) => !holds(one))];
}

/**
 * The figures that get a column: those of the rows; a heading says its own beside its name. They stand in the order
 * of the row that has the most of them, whichever row comes first.
 */
export function columnsOf(groups: readonly Gathered[]): string[] {
  const figures = groups.flatMap((group) => group.rows).map((row) => row.figures ?? []);
  figures.sort((one, other) => other.length - one.length);
  return [...new Set(figures.flat().map((figure) => figure.key))];
}

export function deedsByRow(asked: Ask | null): ReadonlyMap<string, readonly Deed[]> {
  const found = new Map<string, Deed[]>();
  for (const deed of asked?.deeds ?? []) found.set(deed.row, [...(found.get(deed.row) ?? []), deed]);
  return found;
}

const FEW_COLUMNS = 2; // leave room for several buttons, one more for one

/** Do the buttons of every row stand beside its figures? Where there is no room they go below. */
export function hasRoomBeside(columns: readonly string[], deeds: ReadonlyMap<string, readonly Deed[]>): boolean {
  const many = [...deeds.values()].some((row) => row.length > 1);
  return columns.length <= FEW_COLUMNS + (many ? 0 : 1);
}

/** The rows from which something can be done. */
export function ableRows(asked: Ask | null | undefined): ReadonlySet<string> {
  return new Set((asked?.deeds ?? []).filter(isAble).map((deed) => deed.row));
}

export function isAble(deed: Deed): boolean {
  return (deed.options ?? []).length > 0;
}

/** The answers that can be given from a row. */
export function namedInRows(asked: Ask): ReadonlySet<Option> {
  const places = new Set((asked.deeds ?? []).flatMap((deed) => deed.options ?? []));
  return new Set(asked.options.filter((_, place) => places.has(place)));
}

/** The answers that stop or do nothing and name no row: they stand at the foot. */
export function footOf(asked: Ask): Option[] {
  const inRows = namedInRows(asked);
  return asked.options.filter((option) => option.aside && !inRows.has(option));
}

export interface Change {
  readonly row: Row;
  readonly figures: readonly Figure[];
}

/** The rows whose figures are others than before, each with those that changed. */
export function changesBetween(before: View, now: View): Change[] {
  const rowsOf = (view: View) => (view.rosters ?? []).flatMap((roster) => roster.rows);
  const known = new Map(rowsOf(before).map((row) => [row.id, row]));
  return rowsOf(now).flatMap((row) => {
    const old = known.get(row.id);
    if (!old) return [];
    const was = new Map((old.figures ?? []).map((figure) => [figure.key, figure.value]));
    const figures = (row.figures ?? []).filter((figure) => was.get(figure.key) !== figure.value);
    return figures.length ? [{ row, figures }] : [];
  });
}
