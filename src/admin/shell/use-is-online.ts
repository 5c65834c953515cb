import { useSyncExternalStore } from 'react';

/** Returns whether the browser has a network, which does not mean that the shop responds. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine);
}

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
