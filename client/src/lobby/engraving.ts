/** The lines of the engraving over the lobby: hills and sky drawn by rule, the same every time. */

export const WIDTH = 1200;
export const HEIGHT = 240;

export interface Ridge {
  /** The ground, closed at the foot. */
  ground: string;
  /** The strokes that give it relief. */
  hachures: string;
}

interface Form {
  height: number;
  waves: readonly (readonly [length: number, depth: number, phase: number])[];
  spacing: number;
  reach: number;
}

const FORMS: readonly Form[] = [
  { height: 128, waves: [[520, 20, 0.4], [190, 8, 2.1], [70, 2, 1]], spacing: 7, reach: 24 },
  { height: 160, waves: [[640, 16, 3.5], [260, 9, 0.7], [90, 2, 2]], spacing: 6, reach: 30 },
  { height: 198, waves: [[760, 12, 5.2], [330, 6, 1.9]], spacing: 5, reach: 36 },
];

export const RIDGES: readonly Ridge[] = FORMS.map(ridge);

export function skyLine(x: number, form: Form): number {
  return form.waves.reduce(
    (y, [length, depth, phase]) => y + depth * Math.sin((x / length) * 2 * Math.PI + phase),
    form.height,
  );
}

/** Where the front ridge lies: things stand on it. */
export function frontAt(x: number): number {
  return skyLine(x, FORMS[2]!);
}

export function middleAt(x: number): number {
  return skyLine(x, FORMS[1]!);
}

function ridge(form: Form): Ridge {
  const chance = chances(form.height);
  let ground = `M0 ${HEIGHT}`;
  for (let x = 0; x <= WIDTH; x += 8) ground += `L${x} ${round(skyLine(x, form))}`;
  ground += `L${WIDTH} ${HEIGHT}Z`;
  let hachures = "";
  for (let x = -20; x <= WIDTH + 20; x += form.spacing) {
    const top = skyLine(x, form) + 2;
    const slope = skyLine(x + 6, form) - skyLine(x - 6, form);
    const reach = form.reach * (0.35 + 0.65 * chance()) * (slope > 0 ? 1 : 0.55);
    const lean = slope * 1.4 + 4;
    hachures += `M${round(x)} ${round(top)}q${round(lean * 0.3)} ${round(reach * 0.5)} ${round(lean)} ${round(reach)}`;
    if (chance() > 0.45) {
      const low = top + reach + 4 + chance() * 10;
      hachures += `M${round(x + lean)} ${round(low)}l${round(lean * 0.4)} ${round(reach * 0.35)}`;
    }
  }
  return { ground, hachures };
}

/** The ruled sky: lines that thin out upwards and break around the disc of sun or moon. */
export function sky(disc: { x: number; y: number; radius: number }): string {
  const chance = chances(7);
  let lines = "";
  for (let y = 36; y < 190; y += 5.5) {
    const open = Math.abs(y - disc.y) < disc.radius ? Math.sqrt(disc.radius ** 2 - (y - disc.y) ** 2) : 0;
    for (let x = chance() * 60; x < WIDTH; ) {
      const length = 30 + chance() * (60 + y * 1.2);
      lines += stretch(x, Math.min(x + length, WIDTH), y, disc.x - open, disc.x + open);
      x += length + 6 + chance() * Math.max(10, 120 - y * 0.6);
    }
  }
  return lines;
}

/** A level line that leaves the disc free. */
function stretch(from: number, to: number, y: number, left: number, right: number): string {
  if (right <= left || to < left || from > right) return `M${round(from)} ${y}H${round(to)}`;
  const before = from < left ? `M${round(from)} ${y}H${round(left)}` : "";
  const after = to > right ? `M${round(right)} ${y}H${round(to)}` : "";
  return before + after;
}

/** A small generator of our own: the drawing must not change from visit to visit. */
function chances(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 4294967296;
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
