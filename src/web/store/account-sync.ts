import type { Input } from '#contract/endpoints.ts';
import { fromServerEntries, toServerEntries } from '#domain/cart/cart.ts';
import { mergeFromServer } from '#domain/cart/cart-merge.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import type { ProfileAnswer } from '#domain/customer/profile.ts';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';
import { listExpected } from '#web/analytics/purchases.ts';
import type { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { cartLoaded, replaceCart, useCart } from './cart-store.ts';
import { keepRefreshing, refreshToken } from './refresh-token.ts';
import { endSession, rememberUser, useSession } from './session-store.ts';
import { readProduct } from './read-product.ts';
import { replaceWishlist, useWishlist, wishlistLoaded } from './wishlist-store.ts';

const QUIET_MS = 400;
const AT_ONCE = 6;

/** Ids on the server's wishlist whose products could not be read: they are not shown, but stay on the server's list. */
let unheard: string[] = [];

const sendCart = afterQuiet(async () => {
  useCart.setState({ syncing: true });
  const isSynced = await put({ cart: toServerEntries(useCart.getState().lines) });
  useCart.setState({ syncing: false, ...(isSynced && { lastSyncedAt: new Date().toISOString() }) });
});

const sendWishlist = afterQuiet(async () => {
  const ids = useWishlist.getState().wishes.map((wish) => wish.id);
  // A customer who removes the last item means the unread ones too.
  if (ids.length === 0) unheard = [];
  await put({ wishlist: [...new Set([...ids, ...unheard])] });
});

/** Synchronises token, cart and wishlist with the server while somebody is logged in. Returns a function that stops it. */
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
      if (session.token === null) unheard = [];
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
  await callApi('POST /auth/logout', { timeoutMs: 3_000 }).catch(() => undefined);
  endSession();
}

async function sendPending(): Promise<void> {
  await Promise.all([sendCart.now(), sendWishlist.now()]);
}

/** Loads the customer, and the cart and wishlist that they left elsewhere. A failure counts as not synced. */
export async function loadAccount(): Promise<void> {
  if (!isLoggedIn()) return;
  if (listExpected().length > 0)
    await (await import('#web/payment/check-expected-payment.ts')).checkExpectedPayments();
  const { userId } = useSession.getState();
  // Nothing is stored for a customer who has logged out while the request was running.
  const isStillThere = () => isLoggedIn() && useSession.getState().userId === userId;
  const account = await callApi('GET /profile').catch(() => undefined);
  await Promise.all([cartLoaded, wishlistLoaded]);
  if (!account || !isStillThere()) return;
  rememberUser(account.user);
  const stored = useCart.getState().lines;
  const { lines } = mergeFromServer(stored, fromServerEntries(account.cart, new Date().toISOString()));
  const merged = toOutline(toServerEntries(lines));
  const isKnown = merged === toOutline(account.cart) && merged === toOutline(toServerEntries(stored));
  // Replacing the lines also sends them, which is needless while browser and account agree.
  if (!isKnown) replaceCart(lines);
  await loadWishes(account.wishlist, isStillThere);
}

function toOutline(entries: ProfileAnswer['cart']): string {
  return entries
    .map(({ product_id, variant_id, quantity }) => [product_id, variant_id, quantity].join())
    .join(';');
}

async function loadWishes(ids: readonly string[], isStillThere: () => boolean): Promise<void> {
  const known = new Set(useWishlist.getState().wishes.map((wish) => wish.id));
  const missing = ids.filter((id) => !known.has(id));
  const found = await mapInOrder(missing, readWish);
  if (!isStillThere()) return;
  unheard = missing.filter((_, index) => found[index] === 'unheard');
  const wishes = found.filter((wish) => typeof wish === 'object');
  const all = [...useWishlist.getState().wishes, ...wishes];
  if (wishes.length > 0 || all.length + unheard.length !== ids.length) replaceWishlist(all);
}

/** Reads a product of the wishlist: `gone` is dropped from the list, `unheard` is not. */
async function readWish(id: string): Promise<WishlistItem | 'gone' | 'unheard'> {
  try {
    return toWish(await readProduct(id));
  } catch (error) {
    return (error as ApiError).status === 404 ? 'gone' : 'unheard';
  }
}

/** Returns the results in the order of the input, running a few at a time. */
async function mapInOrder<Given, Made>(
  given: readonly Given[],
  make: (one: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const rest = given.entries();
  const work = async () => {
    for (const [index, one] of rest) made[index] = await make(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

function toWish({ id, name, images, price, sale_price, stock_quantity }: ProductJson): WishlistItem {
  return {
    id,
    name,
    images,
    price,
    sale_price,
    stock_status: stock_quantity > 0 ? 'in_stock' : 'out_of_stock',
  };
}

/** Returns whether the server accepted it. A failure counts as not synced and is not shown to the shopper. */
async function put(part: Input<'PUT /profile'>['body']): Promise<boolean> {
  if (!isLoggedIn()) return false;
  try {
    await callApi('PUT /profile', { body: part, keepalive: true });
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants it logged, and the browser has no other log
    console.warn(`not synced: ${(error as ApiError).message}`);
    return false;
  }
}

function isLoggedIn(): boolean {
  return useSession.getState().token !== null;
}

/** Debounces `work`: `soon` runs it after a pause, `now` runs a pending one at once and resolves when it is done. */
function afterQuiet(work: () => Promise<void>): { soon: () => void; now: () => Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const run = () => {
    timer = undefined;
    running = work();
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
