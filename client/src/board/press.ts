/** A finger that rests on the map asks what is there. */

import { useRef } from "preact/hooks";

const LONG = 480;
const STILL = 9;

export function usePress(onPress: (event: PointerEvent) => void) {
  const held = useRef({ timer: 0, x: 0, y: 0 });
  const release = () => clearTimeout(held.current.timer);
  return {
    onPointerDown(event: PointerEvent) {
      release();
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      const timer = window.setTimeout(() => onPress(event), LONG);
      held.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerUp: release,
    onPointerCancel: release,
    onTouchMove(event: TouchEvent) {
      const touch = event.touches[0];
      const { x, y } = held.current;
      if (!touch || Math.hypot(touch.clientX - x, touch.clientY - y) > STILL) release();
    },
  };
}
