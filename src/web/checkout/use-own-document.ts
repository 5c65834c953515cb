import { useEffect } from 'react';

/**
 * A page's security policy is that of the document it came with. Where the payment window comes from another host, the page that opens
 * it must be loaded as itself; what was typed is kept, and the page comes from the server's memory.
 */
export function useOwnDocument(windowScript: string): void {
  useEffect(() => {
    if (!/^https?:/.test(windowScript)) return;
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
  }, [windowScript]);
}
