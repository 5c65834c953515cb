import { useCart } from '#web/state/cart-store.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { MessageToWorker } from './scope.ts';
import * as words from './words.ts';

const longMs = 15_000;

/** Registers the worker that caches visited pages, and shows a toast when the browser goes offline. Called once per page. */
export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  await isTakenOver(serviceWorker);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no other origin than ours
  const tell = (message: MessageToWorker) => active?.postMessage(message);
  if (!cameThroughWorker()) tell(listSeen());
  keepCart(tell);
  serviceWorker.addEventListener('message', notifyFromCache);
  serviceWorker.startMessages();
  if (wasCached()) notifyFromCache();
  window.addEventListener('offline', () => notify(words.offline, info));
}

/** Resolves when the worker controls the page, so that the page's requests pass through it. */
function isTakenOver(serviceWorker: ServiceWorkerContainer): Promise<unknown> {
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

const info = { tone: 'info', durationMs: longMs } as const;

function notifyFromCache(): void {
  notify(words.fromLastVisit, info);
}

/** Returns whether the worker was active when this page loaded, so that the page passed through it. */
function cameThroughWorker(): boolean {
  return (getNavigation()?.workerStart ?? 0) > 0;
}

/** Returns whether the worker answered this page from its cache: see its `markCached`. */
function wasCached(): boolean {
  return getNavigation()?.serverTiming?.some(({ name }) => name === 'cached') ?? false;
}

function getNavigation(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
}

function listSeen(): MessageToWorker {
  const names = (type: string) => performance.getEntriesByType(type).map(({ name }) => name);
  const ours = names('resource').filter((name) => name.startsWith(location.origin));
  return { page: getNavigation()?.name ?? location.href, parts: ours };
}

/** Makes the worker cache the cart page as soon as the cart is not empty. */
function keepCart(tell: (message: MessageToWorker) => void): void {
  const look = ({ lines }: { lines: readonly unknown[] }) => {
    if (lines.length === 0) return false;
    // A visitor whose cart was empty has not loaded the code that parses a stored cart; without it the cached page is useless.
    void import('#domain/cart/stored-cart.ts').then(() => tell({ cart: true }));
    return true;
  };
  if (look(useCart.getState())) return;
  const stop = useCart.subscribe((cart) => look(cart) && stop());
}
