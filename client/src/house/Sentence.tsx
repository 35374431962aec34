/** A sentence of the server: names can be pointed at, dice are drawn. */

import type { Part } from "./wire";

interface Props {
  parts: readonly Part[];
  /** Somebody looks at a name ("" when he looks away). */
  onLook?: (id: string) => void;
  /** Somebody chooses a name. */
  onName?: (id: string) => void;
}

export function Sentence({ parts, onLook, onName }: Props) {
  return (
    <>
      {parts.map((part, index) => {
        if (part.die) return <Die key={index} face={part.die} />;
        if (!part.id || !onName) return part.text;
        const { id } = part;
        return (
          <button
            key={index}
            type="button"
            class="name"
            onClick={() => onName(id)}
            onMouseEnter={() => onLook?.(id)}
            onMouseLeave={() => onLook?.("")}
            onFocus={() => onLook?.(id)}
            onBlur={() => onLook?.("")}
          >
            {part.text}
          </button>
        );
      })}
    </>
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
