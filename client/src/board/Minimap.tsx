/** The whole map in a corner, with the part that is on the screen: drag to go elsewhere. */

import { say } from "../house/words";
import type { Camera } from "./camera";
import { heldIn } from "./Holdings";
import { nationOf } from "./nation";
import type { Layout } from "./pane";

interface Props {
  layout: Layout;
  camera: Camera;
  /** A small print of the drawn map; without a drawing, the spaces are dots. */
  picture: string;
}

export function Minimap({ layout, camera, picture }: Props) {
  const { board, measure, standing, view } = layout;
  const { transform, pane } = camera;
  const { frame } = measure;
  const dot = Math.min(Math.max(frame.width, frame.height) / 70, measure.spacing * 0.75);
  const [left, top] = transform.invert([0, 0]);

  function go(event: PointerEvent) {
    if (!event.buttons && event.type === "pointermove") return;
    const box = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
    camera.centre({
      x: frame.x + ((event.clientX - box.left) / box.width) * frame.width,
      y: frame.y + ((event.clientY - box.top) / box.height) * frame.height,
    });
  }

  return (
    <svg
      class="board-minimap"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={say("board-minimap")}
      onPointerDown={(event) => {
        (event.currentTarget as SVGSVGElement).setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <rect class="board-paper" x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
      {picture ? (
        <image href={picture} width={board.width} height={board.height} />
      ) : (
        !board.pictures && (
          <path
            class="board-mini-space"
            d={board.spaces.map(({ x, y }) => `M${x} ${y}h0`).join("")}
            stroke-width={dot * 1.2}
          />
        )
      )}
      {heldIn(board, view).map(({ space, nation }) => (
        <path key={space.id} class={`board-mini-held board-nation-${nation}`} d={space.outline} />
      ))}
      {[...standing].map(([id, pieces]) => {
        const at = measure.spaces.get(id);
        const first = pieces[0];
        return at && first ? (
          <rect
            key={id}
            class={`board-livery board-nation-${nationOf(board, first.side)}`}
            x={at.x - dot}
            y={at.y - dot}
            width={2 * dot}
            height={2 * dot}
          />
        ) : null;
      })}
      <rect
        class="board-mini-view"
        x={left}
        y={top}
        width={pane.width / transform.k}
        height={pane.height / transform.k}
      />
    </svg>
  );
}
