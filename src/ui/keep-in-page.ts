import { useEffect, useRef } from 'react';

/** The focus goes on from the page's content, for what had it is about to go. */
export function startAtContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** When one of `count` things went and took the focus along, the keyboard goes on from the content instead of from the very top. */
export function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) startAtContent();
    before.current = count;
  }, [count]);
}
