import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromServerEntries, toServerEntries } from '#domain/cart/cart.ts';
import { mergeFromServer } from '#domain/cart/cart-merge.ts';
import { getProfile } from '#shop/profile/get-profile.ts';
import { saveProfile } from '#shop/profile/save-profile.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { getCart } from './get-cart.ts';
import { getWishlist } from './get-wishlist.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const makeEntry = (product_id: string, quantity = 1, variant_id: string | null = null) => ({
  product_id,
  name: 'as last seen',
  image: '',
  quantity,
  price: 999.5,
  variant_id,
  color: null,
  size: null,
});
const outline = async ({ ctx }: MadeCustomer) =>
  (await getCart(ctx)).map(({ product_id, variant_id, quantity }) => [product_id, variant_id, quantity]);

test('a stored cart is returned with current names and the prices that were seen', async () => {
  const customer = await makeCustomer(shop);
  const diya = await makeProduct(shop, { name: 'Brass Diya' });
  const canvas = await makeProduct(shop, {
    name: 'Warli Canvas',
    variants: [{ color: 'Indigo', size: 'A3' }],
  });
  await saveProfile(customer.ctx, {
    cart: [makeEntry(canvas.id, 2, canvas.variantIds[0]), makeEntry(diya.id)],
  });
  expect(await getCart(customer.ctx)).toEqual([
    { ...makeEntry(canvas.id, 2, canvas.variantIds[0]), name: 'Warli Canvas', color: 'Indigo', size: 'A3' },
    { ...makeEntry(diya.id), name: 'Brass Diya' },
  ]);
});

test('unknown products and variants of other products are dropped; repeated lines are added up', async () => {
  const customer = await makeCustomer(shop);
  const diya = await makeProduct(shop);
  const canvas = await makeProduct(shop, { variants: [{ size: 'A3' }] });
  await saveProfile(customer.ctx, {
    cart: [
      makeEntry('prd_nothing'),
      makeEntry(diya.id, 60),
      makeEntry(diya.id, 1, canvas.variantIds[0]),
      makeEntry(diya.id, 60),
    ],
  });
  expect(await outline(customer)).toEqual([[diya.id, null, 99]]);
});

test('when twenty carts are saved at once, the stored cart is one of them, not a mixture', async () => {
  const customer = await makeCustomer(shop);
  const products = await Promise.all(Array.from({ length: 4 }, () => makeProduct(shop)));
  const carts = Array.from({ length: 20 }, (_, index) => products.map(({ id }) => makeEntry(id, index + 1)));
  await Promise.all(carts.map((cart) => saveProfile(customer.ctx, { cart })));
  const quantities = (await getCart(customer.ctx)).map(({ quantity }) => quantity);
  expect(quantities).toHaveLength(4);
  expect(new Set(quantities).size).toBe(1);
  expect((await getProfile(customer.ctx)).versions.cart).toBe(20);
});

test('of twenty carts changed from the same version one is stored; the others get cart.stale', async () => {
  const customer = await makeCustomer(shop);
  const diya = await makeProduct(shop);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      saveProfile(customer.ctx, { cart: [makeEntry(diya.id, index + 1)], version: 0 }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: 'cart.stale', kind: 'conflict' });
  }
  expect((await getProfile(customer.ctx)).versions.cart).toBe(1);
});

test('a wishlist keeps its order, drops unknown and repeated products, and has its own version check', async () => {
  const { ctx } = await makeCustomer(shop);
  const [first, second] = [await makeProduct(shop), await makeProduct(shop)];
  await saveProfile(ctx, { wishlist: [second.id, 'prd_nothing', first.id, second.id] });
  expect(await getWishlist(ctx)).toEqual([second.id, first.id]);
  await expect(saveProfile(ctx, { wishlist: [], version: 0 })).rejects.toMatchObject({
    code: 'wishlist.stale',
  });
  await saveProfile(ctx, { cart: [], version: 0 });
  await saveProfile(ctx, { wishlist: [], version: 1 });
  expect(await getWishlist(ctx)).toEqual([]);
});

test('merging the phone’s cart with the desk’s cart at login loses no line', async () => {
  const customer = await makeCustomer(shop);
  const products = await Promise.all(Array.from({ length: 6 }, () => makeProduct(shop)));
  const [onDesk, onPhone] = [products.slice(0, 4), products.slice(2)].map((some) =>
    some.map(({ id }) => makeEntry(id, 2)),
  );
  await saveProfile(customer.ctx, { cart: onDesk! });
  const stored = await getCart(customer.ctx);
  const { lines, changes } = mergeFromServer(fromServerEntries(onPhone!, ''), fromServerEntries(stored, ''));
  await saveProfile(customer.ctx, { cart: toServerEntries(lines) });
  const kept = (await outline(customer)).map(([id]) => id);
  expect(kept.toSorted()).toEqual(products.map(({ id }) => id).toSorted());
  expect(changes).toEqual([]);
});

test('an order empties the stored cart and makes older copies stale', async () => {
  const customer = await makeCustomer(shop);
  const diya = await makeProduct(shop);
  await saveProfile(customer.ctx, { cart: [makeEntry(diya.id)] });
  await buy(shop, customer, toOrderBody({ productId: diya.id }));
  expect(await getCart(customer.ctx)).toEqual([]);
  await expect(saveProfile(customer.ctx, { cart: [makeEntry(diya.id)], version: 1 })).rejects.toMatchObject({
    code: 'cart.stale',
  });
});
