/** The house's words for the ground: a kind made of these gets the drawing, another a plain one. */

export type Token =
  | "fortress"
  | "town"
  | "farm"
  | "wood"
  | "hill"
  | "mountain"
  | "marsh"
  | "water"
  | "road"
  | "bridge"
  | "broken"
  | "arrow"
  | "cut"
  | "flag"
  | "works"
  | "open"
  | Hold;

/** How a side holds a space. */
export type Hold = (typeof HOLDS)[number];

export const HOLDS = [
  "own",
  "ally",
  "dominion",
  "member",
  "insurgent",
  "occupied",
  "neutral",
] as const;

const WORDS: Record<string, Token> = {
  fortified: "fortress",
  fortress: "fortress",
  fort: "fortress",
  capital: "fortress",
  town: "town",
  village: "town",
  city: "town",
  farm: "farm",
  chateau: "farm",
  wood: "wood",
  woods: "wood",
  wooded: "wood",
  forest: "wood",
  hill: "hill",
  hills: "hill",
  height: "hill",
  heights: "hill",
  ridge: "hill",
  mountain: "mountain",
  mountains: "mountain",
  pass: "mountain",
  marsh: "marsh",
  swamp: "marsh",
  sea: "water",
  lake: "water",
  river: "water",
  stream: "water",
  strait: "water",
  road: "road",
  track: "road",
  bridge: "bridge",
  ford: "bridge",
  destroyed: "broken",
  broken: "broken",
  blown: "broken",
  axis: "arrow",
  arrow: "arrow",
  advance: "arrow",
  cut: "cut",
  blocked: "cut",
  flag: "flag",
  control: "flag",
  own: "own",
  ally: "ally",
  allied: "ally",
  dominion: "dominion",
  vassal: "dominion",
  member: "member",
  insurgent: "insurgent",
  rebel: "insurgent",
  occupied: "occupied",
  neutral: "neutral",
  position: "works",
  entrenchment: "works",
  works: "works",
  open: "open",
  plain: "open",
  clear: "open",
};

const known = new Map<string, ReadonlySet<Token>>();

export function tokensOf(kind: string): ReadonlySet<Token> {
  let found = known.get(kind);
  if (!found) {
    const tokens = kind.split("-").flatMap((word) => WORDS[word] ?? []);
    known.set(kind, (found = new Set(tokens)));
  }
  return found;
}

/** How the one who laid such a marker holds the space; nothing if it says no such thing. */
export function holdOf(kind: string): Hold | undefined {
  const tokens = tokensOf(kind);
  return HOLDS.find((hold) => tokens.has(hold));
}
