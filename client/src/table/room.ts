/** A bar in the band at the top gives up one thing after another until the band has room for all. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** From all that a bar has to say to the least: what each of them leaves out is in the style. */
export const ROOMS = ["ample", "close", "bare", "untitled", "alone", "least"] as const;

/** The bar to be fitted, anew whenever it is drawn, and when the band or its letters change. */
export function useRoom(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => fit(bar.current));
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
