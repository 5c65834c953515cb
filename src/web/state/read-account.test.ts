import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toServerEntries, type CartLine } from '#domain/cart/cart.ts';
import { removeFromCart, useCart } from './cart-store.ts';
import { readAccount } from './read-account.ts';
import { useSession } from './session-store.ts';
import { removeFromWishlist, useWishlist } from './wishlist-store.ts';

const lines = ['prd_bowl', 'prd_lamp'].map(toLine);
let answerOf: PromiseWithResolvers<Response>;

beforeEach(() => {
  answerOf = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answerOf.promise),
  );
  useSession.setState({ token: 'a token', userId: 'cus_1', expiresAtMs: Date.now() + 1e9, isLoaded: true });
  useCart.setState({ lines, isLoaded: true });
  useWishlist.setState({ wishes: lines.map(({ product }) => toWish(product)), isLoaded: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ token: null, userId: null, expiresAtMs: null, user: null });
  useCart.setState({ lines: [] });
  useWishlist.setState({ wishes: [] });
});

test('items that a customer removes while the account is being read stay removed', async () => {
  const reading = readAccount();
  await expect.poll(() => fetch).toHaveBeenCalled();
  removeFromCart({ productId: 'prd_lamp' });
  removeFromWishlist('prd_bowl');
  answerOf.resolve(
    Response.json({
      user: { id: 'cus_1' },
      cart: toServerEntries([...lines, toLine('prd_elsewhere')]),
      wishlist: ['prd_bowl', 'prd_lamp'],
    }),
  );
  expect(await reading).toEqual([]);
  expect(useCart.getState().lines.map((line) => line.product_id)).toEqual(['prd_bowl', 'prd_elsewhere']);
  expect(useWishlist.getState().wishes.map(({ id }) => id)).toEqual(['prd_lamp']);
});

function toLine(id: string): CartLine {
  const product = { id, name: id, images: [], price: 1, sale_price: null, variant_info: null };
  return { product_id: id, product, quantity: 1, price: 1, added_at: '' };
}

function toWish({ id, name, images, price, sale_price }: CartLine['product']) {
  return { id, name, images, price: price ?? 0, sale_price, stock_status: 'in_stock' as const };
}
