/** Spaces by where they lie: whoever is near a point is found without asking all of them. */

export interface Placed {
  x: number;
  y: number;
}

export interface Finder<T extends Placed> {
  /** Everything at most so far from a point. */
  within(at: Placed, far: number): T[];
  /** How far from a thing the next one lies; Infinity if it is alone. */
  apart(from: T): number;
}

/** Sorts things into square fields, on average one to a field. */
export function finderOf<T extends Placed>(things: readonly T[]): Finder<T> {
  const [left, top, right, bottom] = boundsOf(things);
  const field = Math.sqrt(((right - left) * (bottom - top)) / Math.max(things.length, 1)) || 1;
  const columns = Math.floor((right - left) / field) + 1;
  const rows = Math.floor((bottom - top) / field) + 1;
  const fields = new Map<number, T[]>();
  for (const thing of things) {
    const key = Math.floor((thing.x - left) / field) + Math.floor((thing.y - top) / field) * columns;
    const there = fields.get(key);
    if (there) there.push(thing);
    else fields.set(key, [thing]);
  }

  function within(at: Placed, far: number): T[] {
    const found: T[] = [];
    const [west, east] = span(at.x - left, far, field, columns);
    const [north, south] = span(at.y - top, far, field, rows);
    for (let row = north; row <= south; row++)
      for (let column = west; column <= east; column++)
        for (const thing of fields.get(column + row * columns) ?? [])
          if (Math.hypot(thing.x - at.x, thing.y - at.y) <= far) found.push(thing);
    return found;
  }

  function apart(from: T): number {
    const widest = Math.hypot(right - left, bottom - top);
    for (let far = field * 1.5; ; far *= 2) {
      const others = within(from, far).filter((thing) => thing !== from);
      if (others.length)
        return Math.min(...others.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));
      if (far > widest) return Infinity;
    }
  }

  return { within, apart };
}

function span(at: number, far: number, field: number, count: number): [number, number] {
  return [
    Math.max(0, Math.floor((at - far) / field)),
    Math.min(count - 1, Math.floor((at + far) / field)),
  ];
}

function boundsOf(things: readonly Placed[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of things) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return things.length ? [left, top, right, bottom] : [0, 0, 0, 0];
}
