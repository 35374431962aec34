/** The keys of the map: some work wherever one is, the others while the map has the focus. */

import { useEffect, useRef } from "preact/hooks";

import { STEP, type Camera } from "./camera";

const HELD = 400; // a key that is down longer was held, not struck
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

/** The counters go away at a stroke and stay away; while the key is held they come back with it. */
export function useKeys(keys: Keys): void {
  const pressed = useRef(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.(FIELDS)) return;
      const act = meaning(event.key, keys, keys.pane.current?.contains(target) ?? false);
      if (!act) return;
      event.preventDefault();
      if (isBare(event)) {
        if (event.repeat) return;
        pressed.current = event.timeStamp;
      }
      act();
    };
    const onLift = (event: KeyboardEvent) => {
      if (!isBare(event) || !pressed.current) return;
      if (event.timeStamp - pressed.current > HELD) keys.onBare();
      pressed.current = 0;
    };
    addEventListener("keydown", onKey);
    addEventListener("keyup", onLift);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("keyup", onLift);
    };
  });
}

function isBare({ key }: KeyboardEvent): boolean {
  return key.toLowerCase() === "h";
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
