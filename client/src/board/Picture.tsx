/** The picture of a board: a print of the whole, and above it what is on the screen, finely drawn. */

import { useEffect, useRef, useState } from "preact/hooks";

import { cutOf, type Cut, type Look } from "./cut";

const FINEST = 1600; // pixels of the longer side of the print: sharp enough for what moves
const SMALL = 360; // of the one in the corner
const STILL = 160; // what passes by is not worth a fine drawing

interface Props {
  src: string;
  width: number;
  height: number;
  /** Where one looks from, each time that the camera has come to rest. */
  look: Look | null;
  /** A small print of the whole, once there is one. */
  onPrint(small: string): void;
  /** It lies there for the first time, or will not come. */
  onLaid(): void;
}

export function Picture({ src, width, height, look, onPrint, onLaid }: Props) {
  const print = useRef<HTMLCanvasElement>(null);
  const fine = useRef<HTMLCanvasElement>(null);
  const begun = useRef(false);
  const picture = usePicture(src, onLaid);
  const density = Math.min(1, FINEST / Math.max(width, height));
  const cut = look && cutOf(look, { width, height }, devicePixelRatio);
  const enough = !cut || cut.pixelsWide <= cut.width * density * 1.05;
  const wanted = enough ? "" : Object.values(cut).join(" ");

  useEffect(() => {
    if (!picture) return undefined;
    const draw = () => {
      if (fine.current) drawPart(fine.current, picture, enough ? null : cut);
      if (!begun.current) onLaid();
      begun.current = true;
    };
    if (!begun.current) return draw();
    const timer = setTimeout(draw, STILL);
    return () => clearTimeout(timer);
  }, [picture, wanted]);

  useEffect(() => {
    if (!picture) return;
    const draw = () => {
      const whole = print.current;
      if (!whole?.isConnected) return;
      drawWhole(whole, picture, width * density, height * density);
      const small = document.createElement("canvas");
      const part = SMALL / Math.max(width, height);
      drawWhole(small, whole, width * part, height * part);
      onPrint(small.toDataURL("image/webp", 0.8));
    };
    if (enough) draw();
    else whenIdle(draw);
  }, [picture]);

  return (
    <div class="board-picture" style={{ width: `${width}px`, height: `${height}px` }}>
      <canvas ref={print} style={{ width: `${width}px`, height: `${height}px` }} />
      <canvas ref={fine} class="board-fine-part" />
    </div>
  );
}

/** The picture once it can be drawn; until another has come, the one before. */
function usePicture(src: string, onMissing: () => void): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    let wanted = true;
    const coming = new Image();
    coming.onload = () => wanted && setPicture(coming);
    coming.onerror = () => wanted && onMissing();
    coming.src = src;
    return () => {
      wanted = false;
    };
  }, [src]);
  return picture;
}

/** A drawing is drawn anew for each tile that shows it; on a canvas it is drawn once. */
function drawPart(canvas: HTMLCanvasElement, picture: HTMLImageElement, cut: Cut | null): void {
  canvas.width = cut?.pixelsWide ?? 0;
  canvas.height = cut?.pixelsHigh ?? 0;
  if (!cut) return;
  const { x, y, width, height, pixelsWide, pixelsHigh } = cut;
  Object.assign(canvas.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, pixelsWide, pixelsHigh);
}

function drawWhole(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement | HTMLCanvasElement,
  width: number,
  height: number,
): void {
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

/** Not while the table is still being laid. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 400);
}
