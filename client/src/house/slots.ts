/** The band at the top: a page may lay its own things in it, and takes them away when it goes. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

export interface HeaderSlots {
  /** Beside the name of the house: what this page is about. */
  title?: ComponentChildren;
  /** In the middle, where there is room: a phase bar. */
  middle?: ComponentChildren;
  /** Before the settings: a turn, a menu. */
  end?: ComponentChildren;
  /** A page that fills the screen, with no scrolling but its own, and wants the band thin. */
  compact?: boolean;
}

export const slots = signal<HeaderSlots>({});

export function setHeader(found: HeaderSlots): void {
  slots.value = found;
}

/** Lays the slots while the page is there; `deps` say when they are to be laid anew. */
export function useHeader(found: HeaderSlots, deps: readonly unknown[]): void {
  useEffect(() => {
    setHeader(found);
    return () => setHeader({});
  }, deps as unknown[]);
}

/** The title of the window. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Estafette` : "Estafette";
  }, [title]);
}
