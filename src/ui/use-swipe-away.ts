import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** Beyond this many pixels it is meant: less is a finger that was not quite still. */
const FAR_PX = 64;

/** Handlers and style of what a finger pushes off to either side; it comes back when it was not pushed far. A mouse has a button for that. */
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
