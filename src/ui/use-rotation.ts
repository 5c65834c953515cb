import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

export type Rotation = {
  shown: number;
  isPaused: boolean;
  /** Whether the next item appears automatically. */
  isTurning: boolean;
  goTo: (index: number) => void;
  setPaused: (paused: boolean) => void;
  /** Spread it on the element that pauses the rotation while it is hovered or focused. */
  holding: Holding;
};
type Holding = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
};

/**
 * Rotates through `count` items, one every `everyMs`. The rotation rests while the element is hovered or focused and ends once the visitor
 * picks an item or pauses it. With `prefers-reduced-motion` it starts only when the visitor presses Play, and never before `mayTurn`.
 */
export function useRotation(count: number, everyMs: number, mayTurn = true): Rotation {
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const { isHeld, holding, letGo } = useHolding();
  const isTurning = mayTurn && count > 1 && !isPaused && !isHeld;
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
      // The pointer is on the button after Play is pressed; without this the rotation would stay held.
      if (!paused) letGo();
    },
    goTo(index) {
      setPaused(true);
      setShown((index + count) % count);
    },
    holding,
  };
}

/** Tells whether an element is hovered or has the focus: when the mouse leaves, it stays held while the focus is inside. */
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
      // Touch does not count as hovering: the element would stay held until another place is touched.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // Focus from a mouse press does not count: only keyboard focus holds the rotation.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && setFocused(false),
    },
  };
}
