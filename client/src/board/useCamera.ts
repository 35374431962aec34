/** The camera on its pane: the ground and the sheet follow it, and are drawn anew when it rests. */

import { zoomIdentity, type ZoomTransform } from "d3-zoom";
import { useEffect, useRef, useState } from "preact/hooks";

import { aim, counterSide, type Camera } from "./camera";
import type { BoardProps } from "./pane";
import { isFar, shiftOf, startOf } from "./placing";
import { COUNTER } from "./stacks";

/** `scale` is the one at which everything is laid out: it lags behind the camera while it moves. */
export function useCamera(props: BoardProps, text: number) {
  const { board, moving } = props;
  const pane = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const camera = useRef<Camera | null>(null);
  const [scale, setScale] = useState(0);
  const [, setRests] = useState(0);

  useEffect(() => {
    let drawn = zoomIdentity;
    const draw = (transform: ZoomTransform) => {
      drawn = transform;
      sheet.current!.style.transform = "";
      world.current!.setAttribute("transform", String(transform));
      scaleCounters(pane.current!, counterSide(board, transform.k, text), transform.k);
      setScale((before) => (Math.abs(transform.k / before - 1) > 0.01 ? transform.k : before));
    };
    const follow = (transform: ZoomTransform) => {
      ground.current!.style.transform = cssOf(transform);
      const since = shiftOf(drawn, transform);
      if (isFar(since, camera.current)) draw(transform);
      else sheet.current!.style.transform = cssOf(since);
    };
    const rest = () => {
      if (camera.current) draw(camera.current.transform);
      setRests((count) => count + 1);
    };
    const aimed = aim(surface.current!, board, startOf(props), follow, rest);
    camera.current = aimed;
    rest();
    return () => aimed.close();
  }, [board]);

  useEffect(() => {
    if (camera.current) camera.current.moving = moving;
  }, [moving, board]);

  useEffect(() => {
    const { k } = camera.current!.transform;
    scaleCounters(pane.current!, counterSide(board, k, text), k);
  }, [text]);

  return { pane, surface, ground, sheet, world, camera, scale };
}

function cssOf({ x, y, k }: ZoomTransform): string {
  return `translate(${x}px, ${y}px) scale(${k})`;
}

/** The counters and names are scaled by two numbers that every one of them reads. */
function scaleCounters(pane: HTMLElement, side: number, scale: number): void {
  pane.style.setProperty("--board-counter", String(side / COUNTER / scale));
  pane.style.setProperty("--board-upright", String(1 / scale));
}
