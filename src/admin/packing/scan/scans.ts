import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type Listener = (code: string) => void;
const listeners = new Set<Listener>();

/**
 * Passes a scanned code from the camera or a keyboard scanner to the screen. The screen is rendered before the next code: one camera
 * picture may hold two codes, and the second must find the first one counted.
 */
export function emitScan(code: string): void {
  flushSync(() => {
    for (const listener of listeners) listener(code.trim());
  });
}

/** Calls the newest `onScan` with every code that is scanned while the component is shown, from its first moment on. */
export function useScans(onScan: Listener): void {
  const latest = useRef(onScan);
  useLayoutEffect(() => {
    latest.current = onScan;
  });
  useLayoutEffect(() => {
    const listener: Listener = (code) => latest.current(code);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
