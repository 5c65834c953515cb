import { fromServerEntries, isSame, toServerEntries, type CartLine } from '#domain/cart/cart.ts';
import { mergeFromServer } from '#domain/cart/cart-merge.ts';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';
import { toApiError } from '#contract/api-error.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import type { ProfileAnswer } from '#contract/customer/profile.ts';
import { listExpected } from '#web/analytics/purchases.ts';
import { callApi } from '#web/api-client.ts';
import { cartLoaded, replaceCart, useCart } from './cart-store.ts';
import { readProduct } from './read-product.ts';
import { isLoggedIn, rememberUser, useSession } from './session-store.ts';
import { replaceWishlist, useWishlist, wishlistLoaded } from './wishlist-store.ts';

const AT_ONCE = 6;

/**
 * Reads the customer, and merges the cart and wishlist that they left elsewhere into this browser's. Returns the ids on the wishlist whose
 * products could not be read; undefined when the account could not be read or its customer has logged out.
 */
export async function readAccount(): Promise<string[] | undefined> {
  if (listExpected().length > 0)
    await (await import('#web/payment/check-expected-payment.ts')).checkExpectedPayments();
  const { userId } = useSession.getState();
  // Nothing is stored for a customer who has logged out while the request was running.
  const isStillThere = () => isLoggedIn() && useSession.getState().userId === userId;
  const answer = callApi('GET /profile').catch(() => undefined);
  await Promise.all([cartLoaded, wishlistLoaded]);
  const shown = { lines: useCart.getState().lines, wishes: useWishlist.getState().wishes };
  const account = await answer;
  if (!account || !isStillThere()) return undefined;
  rememberUser(account.user);
  const stored = useCart.getState().lines;
  const answered = fromServerEntries(account.cart, new Date().toISOString());
  const { lines } = mergeFromServer(stored, withoutRemoved(answered, { shown: shown.lines, stored }));
  const merged = toOutline(toServerEntries(lines));
  const isInStep = merged === toOutline(account.cart) && merged === toOutline(toServerEntries(stored));
  // Replacing the lines also sends them, which is needless while browser and account agree.
  if (!isInStep) replaceCart(lines);
  const wishes = useWishlist.getState().wishes.map(({ id }) => id);
  const removed = shown.wishes.map(({ id }) => id).filter((id) => !wishes.includes(id));
  return readWishes(
    account.wishlist.filter((id) => !removed.includes(id)),
    isStillThere,
  );
}

/** Returns the account's lines without those that the customer removed here while the account was being read. */
function withoutRemoved(
  lines: readonly CartLine[],
  { shown, stored }: { shown: readonly CartLine[]; stored: readonly CartLine[] },
): CartLine[] {
  const includes = (list: readonly CartLine[], line: CartLine) => list.some((each) => isSame(each, line));
  return lines.filter((line) => includes(stored, line) || !includes(shown, line));
}

function toOutline(entries: ProfileAnswer['cart']): string {
  return entries
    .map(({ product_id, variant_id, quantity }) => [product_id, variant_id, quantity].join())
    .join(';');
}

async function readWishes(
  ids: readonly string[],
  isStillThere: () => boolean,
): Promise<string[] | undefined> {
  const known = new Set(useWishlist.getState().wishes.map((wish) => wish.id));
  const missing = ids.filter((id) => !known.has(id));
  const found = await mapInOrder(missing, readWish);
  if (!isStillThere()) return undefined;
  const unread = missing.filter((_, index) => found[index] === 'unread');
  const wishes = found.filter((wish) => typeof wish === 'object');
  const all = [...useWishlist.getState().wishes, ...wishes];
  if (wishes.length > 0 || all.length + unread.length !== ids.length) replaceWishlist(all);
  return unread;
}

/** Reads a product of the wishlist: `gone` is dropped from the list, `unread` is not. */
async function readWish(id: string): Promise<WishlistItem | 'gone' | 'unread'> {
  try {
    return toWish(await readProduct(id));
  } catch (error) {
    return toApiError(error).status === 404 ? 'gone' : 'unread';
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
