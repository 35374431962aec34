/** Our own drawings of the arms: small enough for a counter, each in a box of 24 by 24. */

const HORSE =
  "M7 22.5c-.3-3.5.8-6 3-8.2-1.7.6-3 .6-4.2 1.7-1 .9-2.4.6-3-.4-.5-.9-.2-1.8.6-2.6L8 8c.6-1.6 " +
  "1.6-2.7 3-3.4L11.4 1l2.6 2.8c5 .8 8 5.6 8 11.2v7.5zM11.2 8.1a1 1 0 1 0 .02 0z";
const FLAG =
  "M5 1h1.6v22H5zM7.4 2.5c3-1.6 5.4 1.2 8.4.2 1.5-.5 2.6-.9 4.2-.6v9.6c-3-.6-4.2 1-7 .9-2.4-.1" +
  "-3.6-1.2-5.6-.5z";

const DRAWINGS: Record<string, string> = {
  infantry:
    "M11.2 0h1.6v2.3h-1.6zM7.8 2.5h8.4l-.8 6H8.6zM8.2 9.1h8.6l1.2 1.5H7.8zM9 11.2h6v2c0 2-1.3 " +
    "3.3-3 3.3s-3-1.3-3-3.3zM3.6 23.5c.3-4 2.8-6 5.8-6.6l2.6 2.3 2.6-2.3c1.4.3 2.6.9 3.6 1.7V3h" +
    "1.7v17.5c.3.9.5 1.9.5 3z",
  cavalry: HORSE,
  artillery:
    "M1 8.6l.9-2.4 13.6 3.5 1.7-.3 1.2 1.7-1.3 1.9-2 .1 8 6.6v2.3h-2.6l-5.6-4.2a5.6 5.6 0 1 1" +
    "-7.6-6.3zM11.6 14a2.9 2.9 0 1 0 .02 0z",
  commander:
    "M1.2 9.8C2.7 5 7.3 1.8 12 1.8s9.3 3.2 10.8 8c-3-1.4-6.8-2.1-10.8-2.1S4.2 8.4 1.2 9.8zM8.4 " +
    "9.7c2.3-.5 4.9-.5 7.2 0v3.4c0 2.2-1.6 3.9-3.6 3.9s-3.6-1.7-3.6-3.9zM2.8 23.5c.2-3.9 2.8-5.9 " +
    "6.4-6.5l2.8 2.2 2.8-2.2c3.6.6 6.2 2.6 6.4 6.5z",
  vedette:
    "M18.9 0h1.4v23.5h-1.4zM18.2 1l-7 2.2 7 2.4zM4.6 23.5c-.2-2.8.6-4.8 2.4-6.5-1.4.5-2.4.5-3.4 " +
    "1.3-.8.7-1.9.5-2.4-.3-.4-.7-.2-1.4.5-2.1l3.7-4c.5-1.3 1.3-2.1 2.4-2.7L8.1 6.3l2.1 2.3c4 .6 " +
    "6.4 4.4 6.4 8.9v6z",
  fleet:
    "M1.8 15.6h20.4l-2.6 5.6H4.8zM11.2 1.5v12.6H4.4C7.8 10.6 9.6 6.6 11.2 1.5zM12.8 3c3.9 2.6 6.6 " +
    "6.4 7.2 11.1h-7.2z",
  corps: FLAG,
  army:
    "M3 1h1.5v22H3zM5.2 2.5c3-1.6 5.2 1 8 .2v4.6l-1.4.9v3.9c-2.6 0-4.4-1.2-6.6-.5zM12.6 8H14v15h" +
    "-1.4zM14.8 9c2.4-1.2 4.4.8 7.2 0v7.4c-2.6.8-4.8-1-7.2-.2z",
  block: "M12 1.5c3 1.6 6 2.2 9 2.2 0 9-1.6 15-9 19-7.4-4-9-10-9-19 3 0 6-.6 9-2.2z",
};
const SAME: Record<string, string> = { leader: "commander", squadron: "fleet" };

/** A drawing for a kind of piece or figure; a kind that the house does not know has a flag. */
export function Silhouette({
  kind,
  x,
  y,
  size,
}: {
  kind: string;
  x: number;
  y: number;
  size: number;
}) {
  const path = DRAWINGS[SAME[kind] ?? kind] ?? FLAG;
  return (
    <path
      class="board-silhouette"
      d={path}
      fill-rule="evenodd"
      transform={`translate(${x} ${y}) scale(${size / 24})`}
    />
  );
}

export function isDrawn(kind: string): boolean {
  return kind in DRAWINGS || kind in SAME;
}

/** What the symbols of our own day put into their box of 24 by 16. */
const SYMBOLS: Record<string, string> = {
  infantry: "M0 0L24 16M24 0L0 16",
  cavalry: "M0 16L24 0",
  vedette: "M0 16L24 0M4 4h4",
  artillery: "M12 8m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0",
  fleet: "M12 3v10M8 6h8M6 9c0 3 3 4.6 6 4.6s6-1.6 6-4.6",
  commander: "M0 16v7",
  corps: "M0 0L24 16M24 0L0 16",
  army: "M0 0L24 16M24 0L0 16",
};
const ECHELON: Record<string, string> = { corps: "XXX", army: "XXXX" };

/** The same kind as a symbol of the modern manual. */
export function Symbol({
  kind,
  x,
  y,
  width,
}: {
  kind: string;
  x: number;
  y: number;
  width: number;
}) {
  const drawn = SAME[kind] ?? kind;
  const echelon = ECHELON[drawn];
  return (
    <g class="board-symbol" transform={`translate(${x} ${y}) scale(${width / 24})`}>
      <rect width="24" height="16" />
      {SYMBOLS[drawn] && <path d={SYMBOLS[drawn]} />}
      {echelon && (
        <text x="12" y="-1.6" text-anchor="middle" font-size="5.6">
          {echelon}
        </text>
      )}
    </g>
  );
}
