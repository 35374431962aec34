/** The keys of the map: some work wherever one is, the others while the map has the focus. */

import { useEffect } from "preact/hooks";

import { STEP, type Camera } from "./camera";

const FAR = 90; // what an arrow key moves the map by
const FIELDS = "input, textarea, select, [contenteditable], dialog";

interface Keys {
  pane: { current: HTMLElement | null };
  camera: { current: Camera | null };
  onBare(): void;
  onLens(): void;
  /** Closes what is open; undefined when nothing is. */
  onEscape: (() => void) | undefined;
}

export function useKeys(keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.(FIELDS)) return;
      const act = meaning(event.key, keys, keys.pane.current?.contains(target) ?? false);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

function meaning(key: string, keys: Keys, here: boolean): (() => void) | undefined {
  const camera = keys.camera.current;
  if (!camera) return undefined;
  const everywhere: Record<string, (() => void) | undefined> = {
    "+": () => camera.zoomBy(STEP),
    "=": () => camera.zoomBy(STEP),
    "-": () => camera.zoomBy(1 / STEP),
    h: keys.onBare,
    m: keys.onLens,
    escape: keys.onEscape,
  };
  const onMap: Record<string, () => void> = {
    "0": () => camera.whole(),
    ArrowLeft: () => camera.panBy(FAR, 0),
    ArrowRight: () => camera.panBy(-FAR, 0),
    ArrowUp: () => camera.panBy(0, FAR),
    ArrowDown: () => camera.panBy(0, -FAR),
  };
  return everywhere[key.toLowerCase()] ?? (here ? onMap[key] : undefined);
}
