import { useEffect, useRef } from 'react';

/** Moves the focus to the page's content, because the focused element is about to be removed. */
export function startAtContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Moves the focus to what replaced the pressed button; otherwise the keyboard would start at the very top. */
export function useFocusAtStart<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return place;
}

/**
 * Moves the focus to the page's content when one of `count` items was removed with the focus in it; otherwise the keyboard would start at
 * the very top.
 */
export function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) startAtContent();
    before.current = count;
  }, [count]);
}
