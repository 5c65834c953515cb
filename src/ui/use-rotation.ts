import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

export type Turns = {
  shown: number;
  isPaused: boolean;
  /** Whether the next one comes by itself. */
  isTurning: boolean;
  goTo: (index: number) => void;
  setPaused: (paused: boolean) => void;
  /** Spread on what holds the turns while it is hovered or focused. */
  holding: Holding;
};
type Holding = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
};

/**
 * Counts through `count` things, one every `everyMs`: not while hovered or focused, not once somebody has taken the matter into their
 * own hands, and for those who want less motion only when they ask for it.
 */
export function useTurns(count: number, everyMs: number): Turns {
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const { isHeld, holding, letGo } = useHolding();
  const isTurning = count > 1 && !isPaused && !isHeld;
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setShown((now) => (now + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [isTurning, count, everyMs]);
  return {
    shown: shown % Math.max(count, 1),
    isPaused,
    isTurning,
    setPaused(paused) {
      setPaused(paused);
      // Whoever presses Play is on it, and wants to see it move.
      if (!paused) letGo();
    },
    goTo(index) {
      setPaused(true);
      setShown((index + count) % count);
    },
    holding,
  };
}

/** Whether something is hovered or holds the focus: leaving it with the mouse does not let go of it while the focus is there. */
export function useHolding(): { isHeld: boolean; holding: Holding; letGo: () => void } {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isHovered || isFocused,
    letGo() {
      setHovered(false);
      setFocused(false);
    },
    holding: {
      // A finger does not hover: it would hold until another place is touched.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // What was merely pressed has the focus too, though nobody is about to go on from there.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && setFocused(false),
    },
  };
}
