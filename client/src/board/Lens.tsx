/** A round glass that follows the pointer and shows the map larger. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Camera } from "./camera";

const POWER = 2.2;
const SIZE = 240;

interface Props {
  pane: { current: HTMLElement | null };
  camera: Camera;
  children: ComponentChildren;
}

export function Lens({ pane, camera, children }: Props) {
  const glass = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);

  useEffect(() => {
    const around = pane.current!;
    const follow = (event: PointerEvent) => {
      const hidden = event.pointerType === "touch";
      glass.current!.hidden = hidden;
      if (hidden) return;
      const box = around.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      glass.current!.style.transform = `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`;
      const [mapX, mapY] = camera.transform.invert([x, y]);
      const k = camera.transform.k * POWER;
      const [left, top] = [SIZE / 2 - mapX * k, SIZE / 2 - mapY * k];
      ground.current!.style.transform = `translate(${left}px, ${top}px) scale(${k})`;
      // The copy brings the transform of the map along: it is undone before ours is done.
      const { x: dx, y: dy } = camera.transform;
      world.current!.setAttribute(
        "transform",
        `translate(${left} ${top}) scale(${POWER}) translate(${-dx} ${-dy})`,
      );
    };
    around.addEventListener("pointermove", follow);
    return () => around.removeEventListener("pointermove", follow);
  }, [camera]);

  return (
    <div ref={glass} class="board-lens" hidden aria-hidden="true">
      <div ref={ground} class="board-ground">
        {children}
      </div>
      <svg>
        <g ref={world}>
          <use href="#board-world" />
        </g>
      </svg>
    </div>
  );
}
