import { type HTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react';
import { useHolding } from '#ui/use-rotation.ts';
import { isSlideTurning } from './one-motion.ts';

const PX_PER_MS = 0.5 / 16;
const RESUME_MS = 2_000;

type Drift = {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the row is wider than its container; its content must then be rendered twice. */
  isOverflowing: boolean;
  isPaused: boolean;
  setPaused: (paused: boolean) => void;
  /** Props to spread on the row. */
  holding: HTMLAttributes<HTMLElement>;
};

/**
 * Scrolls a row endlessly by half a pixel every 16 ms. It pauses while pressed and for two seconds after, while hovered, focused or paused,
 * during a slide transition above it, and always with `prefers-reduced-motion`.
 */
export function useDrift(): Drift {
  const ref = useRef<HTMLDivElement>(null);
  const restUntil = useRef(0);
  const [isOverflowing, setOverflowing] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const { isHeld, holding, letGo: release } = useHolding();
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  useEffect(() => watchWidth(ref.current, setOverflowing), []);
  useEffect(() => {
    if (!isOverflowing || isPaused || isHeld || !ref.current) return;
    return drift(ref.current, () => performance.now() < restUntil.current || isSlideTurning());
  }, [isOverflowing, isPaused, isHeld]);
  const press = () => (restUntil.current = Infinity);
  const letGo = () => (restUntil.current = performance.now() + RESUME_MS);
  const pressing = {
    onTouchStart: press,
    onTouchEnd: letGo,
    onTouchCancel: letGo,
    onMouseDown: press,
    onMouseUp: letGo,
    onMouseLeave: letGo,
    onWheel: letGo,
  };
  return {
    ref,
    isOverflowing,
    isPaused,
    setPaused(paused) {
      setPaused(paused);
      if (!paused) release();
    },
    holding: { ...holding, ...pressing },
  };
}

function watchWidth(
  row: HTMLElement | null,
  tell: (isOverflowing: boolean) => void,
): (() => void) | undefined {
  const list = row?.querySelector('ul');
  if (!row || !list) return;
  const observer = new ResizeObserver(() => tell(list.offsetWidth > row.clientWidth));
  observer.observe(row);
  return () => observer.disconnect();
}

function drift(row: HTMLElement, isResting: () => boolean): () => void {
  // Many screens round scroll positions to whole pixels, so the fraction is kept here.
  let place = row.scrollLeft;
  let before = performance.now();
  let frame = requestAnimationFrame(step);
  function step(now: number) {
    const round = (row.querySelector('ul')?.offsetWidth ?? 0) || 1;
    if (isResting()) place = row.scrollLeft;
    else {
      place = (place + Math.min(now - before, 100) * PX_PER_MS) % round;
      row.scrollLeft = place;
    }
    before = now;
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
