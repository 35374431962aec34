/** The buttons on the map: nearer, further, all of it, the magnifier, the counters away. */

import { say } from "../house/words";
import { STEP, type Camera } from "./camera";

interface Props {
  camera: { current: Camera | null };
  bare: boolean;
  onBare(): void;
  lens: boolean;
  onLens(): void;
}

export function Instruments({ camera, bare, onBare, lens, onLens }: Props) {
  return (
    <div class="board-instruments" role="toolbar" aria-label={say("board-instruments")}>
      <Tool
        label={say("board-zoom-in")}
        sign="M10 4v12M4 10h12"
        onUse={() => camera.current?.zoomBy(STEP)}
      />
      <Tool
        label={say("board-zoom-out")}
        sign="M4 10h12"
        onUse={() => camera.current?.zoomBy(1 / STEP)}
      />
      <Tool
        label={say("board-fit")}
        sign="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"
        onUse={() => camera.current?.whole()}
      />
      <Tool
        label={say("board-lens")}
        sign="M8.5 3a5.5 5.5 0 1 0 .01 0zM12.6 12.6L17 17"
        fine
        held={lens}
        onUse={onLens}
      />
      <Tool
        label={say("board-hide")}
        sign={bare ? "M3 3l14 14M4 8h5M13 8h3v8H8" : "M4 4h9v9H4zM7 13v3h9V7h-3"}
        held={bare}
        onUse={onBare}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  sign: string;
  /** Of use only with a pointer that can hover. */
  fine?: boolean;
  held?: boolean;
  onUse(): void;
}

function Tool({ label, sign, fine = false, held, onUse }: ToolProps) {
  return (
    <button
      type="button"
      class={fine ? "board-fine" : ""}
      aria-label={label}
      title={label}
      aria-pressed={held}
      onClick={onUse}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
