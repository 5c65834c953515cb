import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** A longer move dismisses the element; a shorter one counts as an unsteady finger. */
const FAR_PX = 64;

/**
 * Returns handlers and style of an element that a finger pushes off to either side; it springs back after a short push. With a mouse the
 * close button does this.
 */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number>(undefined);
  const [pushedPx, setPushedPx] = useState(0);
  const letGo = () => {
    start.current = undefined;
    setPushedPx(0);
  };
  return {
    onPointerDown({ isPrimary, pointerType, clientX }: PointerEvent) {
      if (isPrimary && pointerType !== 'mouse') start.current = clientX;
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (start.current !== undefined) setPushedPx(clientX - start.current);
    },
    onPointerUp({ clientX }: PointerEvent) {
      const isFar = start.current !== undefined && Math.abs(clientX - start.current) > FAR_PX;
      letGo();
      if (isFar) onAway();
    },
    onPointerCancel: letGo,
    style: pushedPx === 0 ? undefined : toStyle(pushedPx),
  };
}

function toStyle(pushedPx: number): CSSProperties {
  return {
    transform: `translateX(${pushedPx}px)`,
    opacity: Math.max(1 - Math.abs(pushedPx) / (FAR_PX * 3), 0.2),
  };
}
