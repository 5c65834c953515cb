import type { Input } from '#contract/endpoints.ts';
import { toServerEntries } from '#domain/cart/cart.ts';
import { callApi } from '#web/api-client.ts';
import { useCart } from './cart-store.ts';
import { keepRefreshing, refreshToken } from './refresh-token.ts';
import { endSession, isLoggedIn, useSession } from './session-store.ts';
import { useWishlist } from './wishlist-store.ts';

const QUIET_MS = 400;

/** Ids on the server's wishlist whose products could not be read: they are not shown, but stay on the server's list. */
let unread: string[] = [];

const sendCart = afterQuiet(async () => {
  useCart.setState({ syncing: true });
  const isSynced = await put({ cart: toServerEntries(useCart.getState().lines) });
  useCart.setState({ syncing: false, ...(isSynced && { lastSyncedAt: new Date().toISOString() }) });
});

const sendWishlist = afterQuiet(async () => {
  const ids = useWishlist.getState().wishes.map((wish) => wish.id);
  // A customer who removes the last item wants the unread ones removed too.
  if (ids.length === 0) unread = [];
  await put({ wishlist: [...new Set([...ids, ...unread])] });
});

/** Synchronises token, cart and wishlist with the server while a customer is logged in. Returns a function that stops it. */
export function startAccountSync(): () => void {
  const flush = () => {
    if (document.visibilityState === 'hidden') void sendPending();
  };
  const stops = [
    keepRefreshing(),
    useCart.subscribe(
      (cart, before) => before.isLoaded && cart.lines !== before.lines && isLoggedIn() && sendCart.soon(),
    ),
    useWishlist.subscribe(
      (list, before) =>
        before.isLoaded && list.wishes !== before.wishes && isLoggedIn() && sendWishlist.soon(),
    ),
    useSession.subscribe((session, before) => {
      if (session.token === null) unread = [];
      else if (session.userId !== before.userId) void loadAccount();
    }),
  ];
  document.addEventListener('visibilitychange', flush);
  void refreshToken().then(loadAccount);
  return () => {
    document.removeEventListener('visibilitychange', flush);
    for (const stop of stops) stop();
  };
}

/**
 * Ends the session here and at the server; a failure at the server changes nothing for the shopper. Pending changes of cart and wishlist
 * are sent first, because this browser forgets them.
 */
export async function logOut(): Promise<void> {
  await sendPending();
  useSession.setState({ isLeaving: true });
  await callApi('POST /auth/logout', { timeoutMs: 3_000 }).catch(() => undefined);
  endSession();
}

async function sendPending(): Promise<void> {
  await Promise.all([sendCart.now(), sendWishlist.now()]);
}

/** Loads the customer, and the cart and wishlist that they left elsewhere. A failure counts as not synced. */
export async function loadAccount(): Promise<void> {
  if (!isLoggedIn()) return;
  // Imported here, because most visitors are not logged in.
  const loaded = await import('./read-account.ts').catch(() => undefined);
  if (loaded && isLoggedIn()) unread = (await loaded.readAccount()) ?? unread;
}

/** Returns whether the server accepted it. A failure counts as not synced and is not shown to the shopper. */
async function put(part: Input<'PUT /profile'>['body']): Promise<boolean> {
  if (!isLoggedIn()) return false;
  try {
    await callApi('PUT /profile', { body: part, keepalive: true });
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants it logged, and the browser has no other log
    console.warn(`not synced: ${(error as Error).message}`);
    return false;
  }
}

/**
 * Debounces `work`: `soon` runs it after a pause, `now` runs a pending one at once and resolves when it is done. Each run waits for the one
 * before, whose older state could otherwise reach the server later.
 */
function afterQuiet(work: () => Promise<void>): { soon: () => void; now: () => Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const run = () => {
    timer = undefined;
    running = running.then(work);
  };
  return {
    soon() {
      clearTimeout(timer);
      timer = setTimeout(run, QUIET_MS);
    },
    now() {
      if (timer !== undefined) {
        clearTimeout(timer);
        run();
      }
      return running;
    },
  };
}
