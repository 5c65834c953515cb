import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/** Longer than the time after which a page whose data does not arrive shows a failure. */
const stuckMs = 10_000;

/**
 * Loads the next page as a document when a client navigation to it has not ended after this time. A browser waits indefinitely for a script
 * whose response was lost on the way, and shows neither the page nor an error.
 */
export function useStuckNavigation(): void {
  const { state, location } = useNavigation();
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => window.location.assign(createPath(location)), stuckMs);
    return () => clearTimeout(timer);
  }, [state, location]);
}
