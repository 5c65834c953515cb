import { type PointerEvent, useRef } from 'react';

const LEAST_PX = 40;

/** Returns handlers that distinguish a horizontal swipe from a tap or a scroll: +1 to the left (next), −1 to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp(event: PointerEvent) {
      const step = start.current && toStep(event.clientX - start.current.x, event.clientY - start.current.y);
      start.current = undefined;
      if (step) onSwipe(step);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}

/** Returns the step for a movement of this many pixels; undefined when it is too short or mostly vertical. */
export function toStep(dx: number, dy: number): 1 | -1 | undefined {
  if (Math.abs(dx) < LEAST_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return undefined;
  return dx < 0 ? 1 : -1;
}
