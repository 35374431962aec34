/** A bar in the band at the top gives up one thing after another until the band has room for all. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** From all that a bar has to say to the least: what each of them leaves out is in the style. */
export const ROOMS = [
  "ample",
  "signed",
  "close",
  "unturned",
  "bare",
  "cut",
  "alone",
  "nameless",
  "single",
  "least",
] as const;

/** The bar to be fitted, anew whenever the words of its band change, or its width, or its letters. */
export function useRoom(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const said = useRef("");
  useLayoutEffect(() => {
    const words = bandOf(bar.current)?.textContent ?? "";
    if (words === said.current) return; // to measure is to lay out the whole table
    said.current = words;
    fit(bar.current);
  });
  useLayoutEffect(() => {
    const band = bandOf(bar.current);
    if (!band) return;
    const again = () => fit(bar.current);
    const watch = new ResizeObserver(again);
    watch.observe(band);
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, []);
  return bar;
}

export function fit(bar: HTMLElement | null): void {
  const band = bandOf(bar);
  if (!bar || !band) return;
  for (const room of ROOMS) {
    bar.dataset.room = room;
    if (band.scrollWidth <= band.clientWidth) return;
  }
}

function bandOf(bar: HTMLElement | null): HTMLElement | null {
  return bar?.closest("header") ?? null;
}
