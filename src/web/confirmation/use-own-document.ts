import { useEffect } from 'react';

/**
 * A page's security policy is that of the document it came with. Where the payment window comes from another host, the page that opens
 * it must be loaded as itself; what was typed is kept, and the page comes from the server's memory.
 */
export function useOwnDocument(windowScript: string | undefined): void {
  useEffect(() => {
    if (!isOwnDocument(windowScript)) window.location.reload();
  }, [windowScript]);
}

/** Whether the document came with this very page, or need not have, because the window comes from our own host. */
export function isOwnDocument(windowScript: string | undefined): boolean {
  if (!windowScript || !/^https?:/.test(windowScript) || typeof window === 'undefined') return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}
