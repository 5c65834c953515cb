/**
 * Makes links load whole documents while the browser is offline: of a visited page, the document, its client navigation data, or both may
 * be cached. It runs before the router handles the click, and from the page's first moment, because the page itself may have loaded
 * offline.
 */
export function leaveToBrowserOffline(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller) return;
  const link = (event.target as Element).closest('a');
  const isNavigation = link && link.origin === location.origin && !link.hash && !link.target;
  if (isNavigation) event.stopImmediatePropagation();
}
