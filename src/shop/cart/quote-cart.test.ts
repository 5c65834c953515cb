import { afterAll, beforeAll, expect, test } from 'vitest';
import { QuoteCart, QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { type Ctx, makeId } from '#shop/context.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { makeOrder } from '#test/make-order.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { quoteCart } from './quote-cart.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db
    .insertInto('pincodes')
    .values([
      { pin: '226001', state_key: 'UP', district: 'Lucknow' },
      { pin: '400001', state_key: 'MH', district: 'Mumbai' },
      { pin: '194101', state_key: 'LA', district: 'Leh' },
      { pin: '110096', state_key: 'DL', district: 'East Delhi' },
      { pin: '110096', state_key: 'UP', district: 'Ghaziabad' },
    ])
    .execute();
});
afterAll(() => shop.close());

async function quote(input: object, ctx: Ctx = shop.ctx): Promise<QuoteCartAnswer> {
  return QuoteCartAnswer.parse(await quoteCart(ctx, QuoteCart.parse(input)));
}
const makePromotion = (code: string, more: object = {}) =>
  shop.db
    .insertInto('promotions')
    .values({
      id: makeId(shop.ctx, 'prm'),
      code,
      description: code,
      type: 'percentage',
      percent_bp: 1000,
      created_at: shop.clock.now(),
      ...more,
    })
    .execute();

test('the shop prices a cart with sale price, prepaid discount, shipping and GST within the State', async () => {
  const diya = await makeProduct(shop, { pricePaise: 600_00, salePricePaise: 500_00 });
  const { lines, totals, changes, ...rest } = await quote({
    items: [{ product_id: diya.id, quantity: 2, price: 500 }],
    state: 'Uttar Pradesh',
  });
  expect(lines).toMatchObject([
    { product_id: diya.id, price: 500, quantity: 2, wanted: 2, stock: 10, total: 1000 },
  ]);
  expect(totals).toMatchObject({ subtotal: 1000, prepaid_discount: 50, shipping: 100, igst: 0, total: 1050 });
  expect(totals.cgst).toBe(totals.sgst);
  expect(changes).toEqual([]);
  expect(rest).toMatchObject({
    state: 'UP',
    state_assumed: false,
    free_shipping: { threshold: 5000, missing: 4000 },
    cod: { offered: true },
    delivery: { method: 'standard', from: '2026-11-27', to: '2026-11-30' },
  });
  expect(rest.shipping_methods.map(({ method, amount }) => [method, amount])).toEqual([
    ['standard', 100],
    ['express', 200],
  ]);
});

test('each difference from what the shopper saw gets its own message', async () => {
  const dearer = await makeProduct(shop, { name: 'Dearer Diya', pricePaise: 700_00 });
  const scarce = await makeProduct(shop, { name: 'Scarce Diya', stock: 3 });
  const gone = await makeProduct(shop, { name: 'Gone Diya', stock: 0 });
  const archived = await makeProduct(shop, { name: 'Old Diya' });
  await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', archived.id).execute();
  const canvas = await makeProduct(shop, {
    name: 'Canvas',
    variants: [{ color: 'Indigo', size: 'A3', stock: 1 }],
  });
  const { changes, lines, totals } = await quote({
    items: [
      { product_id: dearer.id, quantity: 1, price: 650.5 },
      { product_id: scarce.id, quantity: 5 },
      { product_id: gone.id, quantity: 1 },
      { product_id: archived.id, quantity: 1 },
      { product_id: 'prd_nothing', quantity: 1 },
      { product_id: canvas.id, quantity: 1 },
      { product_id: canvas.id, variant_id: canvas.variantIds[0], quantity: 2 },
    ],
  });
  expect(changes.map(({ kind, message }) => [kind, message])).toEqual([
    ['price', 'The price of Dearer Diya has changed: was ₹650.50, now ₹700'],
    ['lowered', 'Only 3 of Scarce Diya left: the quantity was lowered from 5'],
    ['sold_out', 'Gone Diya is out of stock'],
    ['unavailable', 'Old Diya is no longer available'],
    ['unavailable', 'This product is no longer available'],
    ['choose_variant', 'Please choose a variant of Canvas'],
    ['lowered', 'Only 1 of Canvas (Indigo, A3) left: the quantity was lowered from 2'],
  ]);
  expect(lines.map(({ name, quantity, wanted }) => [name, quantity, wanted])).toEqual([
    ['Dearer Diya', 1, 1],
    ['Scarce Diya', 3, 5],
    ['Gone Diya', 0, 1],
    ['Canvas', 1, 2],
  ]);
  expect(totals.subtotal).toBe(700 + 3 * 1200 + 1200);
});

test('without a chosen State the PIN code decides; an ambiguous or unknown one assumes the home State', async () => {
  const { id } = await makeProduct(shop);
  const items = [{ product_id: id, quantity: 1 }];
  const stateFor = async (place: object) => {
    const { state, state_assumed, tax_type } = await quote({ items, ...place });
    return [state, state_assumed, tax_type];
  };
  expect(await stateFor({ postal_code: '400001' })).toEqual(['MH', false, 'IGST']);
  expect(await stateFor({ postal_code: '226001', state: '' })).toEqual(['UP', false, 'CGST + SGST']);
  expect(await stateFor({ postal_code: '400001', state: 'UP' })).toEqual(['UP', false, 'CGST + SGST']);
  expect(await stateFor({ postal_code: '110096' })).toEqual(['UP', true, 'CGST + SGST']);
  expect(await stateFor({ postal_code: '999999' })).toEqual(['UP', true, 'CGST + SGST']);
});

test('remote places get their own delivery days, by State or PIN code, for standard and express', async () => {
  const { id } = await makeProduct(shop);
  const items = [{ product_id: id, quantity: 1 }];
  const daysFor = async (place: object) => {
    const { delivery, shipping_methods: methods } = await quote({ items, ...place });
    return [delivery, ...methods].map(({ from_days: from, to_days: to }) => `${from}-${to}`);
  };
  expect(await daysFor({})).toEqual(['5-7', '5-7', '2-3']);
  expect(await daysFor({ postal_code: '194101' })).toEqual(['10-15', '10-15', '5-7']);
  expect(await daysFor({ state: 'AN', shippingMethod: 'express' })).toEqual(['5-7', '10-15', '5-7']);
});

test('a valid code is deducted; an invalid one is explained and deducts nothing', async () => {
  await makePromotion('DIYA10');
  await makePromotion('OVER', { ends_at: new Date('2026-11-01T00:00:00Z') });
  await makePromotion('LARGE', { minimum_paise: 5000_00 });
  const { id } = await makeProduct(shop, { pricePaise: 1000_00 });
  const withCode = async (code: string) => {
    const { totals, promotion } = await quote({ items: [{ product_id: id, quantity: 1 }], code });
    return { coupon: totals.coupon_amount, ...promotion };
  };
  expect(await withCode('diya10')).toEqual({ coupon: 100, code: 'DIYA10', applied: true, discount: 100 });
  expect(await withCode('OVER')).toMatchObject({
    coupon: 0,
    applied: false,
    reason: 'expired',
    error: 'Invalid or expired promo code',
  });
  expect(await withCode('LARGE')).toMatchObject({ coupon: 0, applied: false, reason: 'minimum_not_reached' });
  expect(await withCode('NOSUCH')).toMatchObject({
    coupon: 0,
    applied: false,
    reason: 'unknown',
    code: 'NOSUCH',
  });
});

test('a code used up by one customer is refused to them and stays open to others', async () => {
  await makePromotion('ONCE', { per_customer_limit: 1 });
  const [buyer, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const { id } = await makeProduct(shop);
  const { id: promotion_id } = await shop.db
    .selectFrom('promotions')
    .select('id')
    .where('code', '=', 'ONCE')
    .executeTakeFirstOrThrow();
  await redeem(buyer.customerId, promotion_id);
  const appliedTo = async (ctx: Ctx) =>
    (await quote({ items: [{ product_id: id, quantity: 1 }], code: 'ONCE' }, ctx)).promotion?.applied;
  expect(await appliedTo(buyer.ctx)).toBe(false);
  expect(await appliedTo(other.ctx)).toBe(true);
  expect(await appliedTo(shop.ctx)).toBe(true);
});

test('cash on delivery adds its charge, has no prepaid discount, and is refused over the limit', async () => {
  const { id } = await makeProduct(shop, { pricePaise: 6000_00 });
  const one = await quote({ items: [{ product_id: id, quantity: 1 }], paymentMethod: 'cod' });
  expect(one.totals).toMatchObject({
    subtotal: 6000,
    prepaid_discount: 0,
    shipping: 0,
    cod_charges: 50,
    total: 6050,
  });
  const two = await quote({ items: [{ product_id: id, quantity: 2 }], paymentMethod: 'cod' });
  expect(two.cod).toMatchObject({ offered: false });
});

test('an empty cart costs nothing', async () => {
  expect(await quote({ items: [] })).toMatchObject({
    lines: [],
    changes: [],
    totals: { total: 0, shipping: 0 },
  });
});

/** Records the use of a promotion in an order. */
async function redeem(customer_id: string, promotion_id: string): Promise<void> {
  const { id: productId } = await makeProduct(shop);
  const order = await makeOrder(shop, { customerId: customer_id, productId });
  await shop.db
    .insertInto('promotion_redemptions')
    .values({
      id: makeId(shop.ctx, 'rdm'),
      promotion_id,
      order_id: order.id,
      customer_id,
      redeemed_at: shop.clock.now(),
    })
    .execute();
}
