/** The picture of a board: crisp at rest; a print of it, made once, is what moves under a gesture. */

import { useRef } from "preact/hooks";

const FINEST = 1600; // pixels of the longer side: sharp enough for what moves

interface Props {
  src: string;
  width: number;
  height: number;
}

export function Picture({ src, width, height }: Props) {
  const print = useRef<HTMLCanvasElement>(null);

  function loaded({ currentTarget: picture }: { currentTarget: HTMLImageElement }): void {
    whenIdle(() => {
      const canvas = print.current;
      if (!canvas || !picture.isConnected) return;
      const scale = Math.min(1, FINEST / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      canvas.dataset["of"] = src;
    });
  }

  return (
    <div class="board-picture">
      <canvas ref={print} style={{ width: `${width}px`, height: `${height}px` }} aria-hidden="true" />
      <img src={src} width={width} height={height} alt="" draggable={false} onLoad={loaded} />
    </div>
  );
}

/** Not while the table is still being laid. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 400);
}
