import { useEffect } from 'react';

/**
 * Reloads the page when it was reached by client navigation. The security policy of a page is that of its document: where the payment
 * window comes from another host, the page that opens it must be loaded as a document. The typed form is stored, and the server answers the
 * reload from its page cache.
 */
export function useOwnDocument(windowScript: string | undefined): void {
  useEffect(() => {
    if (!isOwnDocument(windowScript)) window.location.reload();
  }, [windowScript]);
}

/** Returns whether the document was loaded at this URL, or need not be because the payment window comes from our own host. */
export function isOwnDocument(windowScript: string | undefined): boolean {
  if (!windowScript || !/^https?:/.test(windowScript) || typeof window === 'undefined') return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === window.location.pathname;
}
