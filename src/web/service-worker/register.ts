import { useCart } from '#web/store/cart-store.ts';
import { notify } from '#ui/toasts.ts';
import type { MessageToWorker } from './scope.ts';

const longMs = 15_000;

/** Sets up the worker that keeps what was seen for when there is no network, and says when there is none. Once per page. */
export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  const wasThere = serviceWorker.controller !== null;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (!wasThere) await isTakenOver(serviceWorker);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no other origin than ours
  const tell = (message: MessageToWorker) => active?.postMessage(message);
  if (!wasThere) tell(listSeen());
  keepCart(tell);
  serviceWorker.addEventListener('message', formatKept);
  serviceWorker.startMessages();
  if (wasKept()) formatKept();
  window.addEventListener('offline', () => notify('You are offline. What you have seen still opens.', info));
}

/** From then on what a page fetches passes the worker. */
function isTakenOver(serviceWorker: ServiceWorkerContainer): Promise<unknown> {
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

const info = { tone: 'info', durationMs: longMs } as const;

function formatKept(): void {
  notify('The shop cannot be reached: this is what you last saw. Prices may have changed.', info);
}

/** Whether the worker had to answer this page from what it keeps: see its `markKept`. */
function wasKept(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.serverTiming?.some(({ name }) => name === 'kept') ?? false;
}

function listSeen(): MessageToWorker {
  const names = (type: string) => performance.getEntriesByType(type).map(({ name }) => name);
  const ours = names('resource').filter((name) => name.startsWith(location.origin));
  return { page: names('navigation')[0] ?? location.href, parts: ours };
}

/** The page of the cart is kept as soon as there is something in it. */
function keepCart(tell: (message: MessageToWorker) => void): void {
  const look = ({ lines }: { lines: readonly unknown[] }) => {
    if (lines.length === 0) return false;
    // Whoever had nothing in it until now has not fetched what reads a stored cart; the page is of no use without.
    void import('#domain/cart/stored-cart.ts').then(() => tell({ cart: true }));
    return true;
  };
  if (look(useCart.getState())) return;
  const stop = useCart.subscribe((cart) => look(cart) && stop());
}
