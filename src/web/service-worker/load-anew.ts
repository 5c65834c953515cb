/**
 * Without a network a link loads its page anew: of a page that was seen, the whole is kept, or the step to it, or both. Asked before the
 * router hears of the click, and from a page's first moment: it may itself have come without a network.
 */
export function loadAnew(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller) return;
  const link = (event.target as Element).closest('a');
  const isStep = link && link.origin === location.origin && !link.hash && !link.target;
  if (isStep) event.stopImmediatePropagation();
}
