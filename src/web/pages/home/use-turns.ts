import { useEffect, useState } from 'react';

/** What keeps the turns from going on by themselves. */
export type Turns = {
  shown: number;
  isPaused: boolean;
  isTurning: boolean;
  goTo: (index: number) => void;
  setPaused: (paused: boolean) => void;
  /** Spread on what holds the turns while it is hovered or focused. */
  holding: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

/**
 * Counts through `count` things, one every `everyMs`: not while held, not once somebody has taken the matter into their own hands,
 * and never for those who want less motion.
 */
export function useTurns(count: number, everyMs: number): Turns {
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isTurning = count > 1 && !isPaused && !isHeld;
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setShown((now) => (now + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [isTurning, count, everyMs]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    shown,
    isPaused,
    isTurning,
    setPaused,
    goTo(index) {
      setPaused(true);
      setShown((index + count) % count);
    },
    holding: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
