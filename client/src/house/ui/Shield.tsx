/** The arms of a seat: its nation by colour and by pattern, its letter in the middle. */

import { useId } from "preact/hooks";

import "./ui.css";

const OUTLINE = "M3 2.5h18v10.5c0 5.5-4.5 8.5-9 10.5-4.5-2-9-5-9-10.5z";

/** What is laid over the field, so that nobody needs to tell the colours apart. */
const CHARGES: Record<string, string> = {
  france: "M9 1v24 M15 1v24",
  britain: "M2 2l20 22 M22 2L2 24",
  prussia: "M2 7h20",
  austria: "M2 9h20 M2 16h20",
  russia: "M2 20L20 1 M6 25L24 6",
  spain: "M2 5h20 M2 20h20",
  turkey: "M16.5 6.5a7 7 0 1 0 0 12 5.5 5.5 0 1 1 0-12z",
  sweden: "M9 1v24 M2 11h20",
};

interface Props {
  nation: string;
  letter: string;
  /** In rem. */
  size?: number;
  /** Spoken; without it the shield stands beside words that say the same. */
  label?: string;
}

export function Shield({ nation, letter, size = 1.75, label }: Props) {
  const clip = useId();
  const known = nation in CHARGES ? nation : "other";
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      class={`ui-shield ui-shield-${known}`}
      viewBox="0 0 24 26"
      width={`${size}rem`}
      height={`${(size * 26) / 24}rem`}
      {...spoken}
    >
      <clipPath id={clip}>
        <path d={OUTLINE} />
      </clipPath>
      <path class="ui-shield-field" d={OUTLINE} />
      <path class="ui-shield-charge" d={CHARGES[known] ?? ""} clip-path={`url(#${clip})`} />
      <path class="ui-shield-edge" d={OUTLINE} />
      <text x="12" y="16.8" text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}
