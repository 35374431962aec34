/** A sentence of the server: names can be pointed at, dice are drawn. */

import { Fragment } from "preact";

import { glued, unbroken } from "./glue";
import type { Part } from "./wire";

interface Props {
  parts: readonly Part[];
  /** Somebody looks at a name ("" when he looks away). */
  onLook?: (id: string) => void;
  /** Somebody chooses a name. */
  onName?: (id: string) => void;
}

export function Sentence({ parts, ...hands }: Props) {
  return (
    <>
      {glued(parts).map(({ before, part, after }, index) => {
        const thing = <Thing key={index} part={part} {...hands} />;
        if (!before && !after) return thing;
        return (
          <span key={index} class="glued">
            {before}
            {thing}
            {after}
          </span>
        );
      })}
    </>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Fragment>
      {unbroken(text).map((piece, index) => (index % 2 ? <span key={index} class="glued">{piece}</span> : piece))}
    </Fragment>
  );
}

/** A name is a span: a button would not break across lines like the words around it. */
function Thing({ part, onLook, onName }: Omit<Props, "parts"> & { part: Part }) {
  if (part.die) return <Die face={part.die} />;
  const { id } = part;
  if (!id || !onName) return <Words text={part.text} />;
  return (
    <span
      role="button"
      tabIndex={0}
      class="name"
      onClick={() => onName(id)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        onName(id);
      }}
      onMouseEnter={() => onLook?.(id)}
      onMouseLeave={() => onLook?.("")}
      onFocus={() => onLook?.(id)}
      onBlur={() => onLook?.("")}
    >
      {part.text}
    </span>
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[8, 8]],
  2: [[4.5, 4.5], [11.5, 11.5]],
  3: [[4.5, 4.5], [8, 8], [11.5, 11.5]],
  4: [[4.5, 4.5], [11.5, 4.5], [4.5, 11.5], [11.5, 11.5]],
  5: [[4.5, 4.5], [11.5, 4.5], [8, 8], [4.5, 11.5], [11.5, 11.5]],
  6: [[4.5, 4], [11.5, 4], [4.5, 8], [11.5, 8], [4.5, 12], [11.5, 12]],
};

export function Die({ face }: { face: number }) {
  const pips = PIPS[face];
  if (!pips) return <span class="figure">{face}</span>;
  return (
    <svg class="die" viewBox="0 0 16 16" role="img" aria-label={String(face)}>
      <rect x="0.7" y="0.7" width="14.6" height="14.6" rx="3" />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />
      ))}
    </svg>
  );
}

/** The words of a sentence, for a label or a screen reader. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}
