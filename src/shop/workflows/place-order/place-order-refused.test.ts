import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { readAnswer } from '#test/call-api.ts';
import { post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { placeOrder } from './place-order.ts';
import { ErrorJson } from '#api/open-api.ts';
import { PlaceOrder } from '#contract/order/place-order.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { name: 'Brass Ganesha', stock: 10 });
});
afterAll(() => shop.close());

/** Counts the rows that an order writes: a refusal leaves the counts unchanged. */
async function countRows(): Promise<object | undefined> {
  const { rows } = await sql<object>`
    select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
           (select count(*) from stock_moves where order_id is not null) as moves, (select count(*) from invoices) as invoices,
           (select coalesce(sum(last_number), 0) from invoice_counters) as numbers,
           (select count(*) from idempotency_keys) as keys, (select sum(stock_quantity) from products) as stock`.execute(
    shop.db,
  );
  return rows[0];
}

async function refuse(body: unknown, as: MadeCustomer | undefined = buyer) {
  const before = await countRows();
  const response = await post(shop, '/orders', { body, as });
  expect(await countRows()).toEqual(before);
  const refusal = ErrorJson.parse(await response.json());
  return { ...refusal, status: response.status, fields: refusal.fields ?? {} };
}

test('an order without a login is refused', async () => {
  const { status, code, error } = await refuse(toOrderBody({ productId: idol.id }), { headers: {} } as never);
  expect([status, code, error]).toEqual([401, 'session.required', 'Authentication required']);
});

test('the command itself places orders only for customers', async () => {
  const body = PlaceOrder.parse(toOrderBody({ productId: idol.id }));
  await expect(placeOrder(shop.as({ kind: 'system' }), body)).rejects.toMatchObject({
    code: 'session.required',
  });
});

test.each([0, -1, 1.5, 1e9, 100, '2', null])('a quantity of %j is refused at its line', async (quantity) => {
  const body = toOrderBody({ productId: idol.id });
  body.items[0]!.quantity = quantity as number;
  const { status, fields } = await refuse(body);
  expect(status).toBe(422);
  expect(Object.keys(fields)).toEqual(['items.0.quantity']);
});

test('unknown, archived and foreign products or variants, and a product without its variant, are refused', async () => {
  const variants = [{ color: 'Red' }];
  const bag = await makeProduct(shop, { variants });
  const gone = await makeProduct(shop);
  await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', gone.id).execute();
  for (const piece of [
    { productId: 'prd_unknown' },
    { productId: gone.id },
    { productId: bag.id },
    { productId: bag.id, variantId: 'var_unknown' },
    { productId: idol.id, variantId: bag.variantIds[0]! },
  ]) {
    const { status, code, fields } = await refuse(toOrderBody(piece));
    expect([status, code, Object.keys(fields)]).toEqual([422, 'cart.invalid', ['items.0.product_id']]);
  }
});

test('two lines of one product together cannot exceed the limit of one line', async () => {
  const many = await makeProduct(shop, { stock: 500, pricePaise: 10_00 });
  const pieces = [60, 60].map((quantity) => ({ productId: many.id, quantity }));
  const { status, code } = await refuse(toOrderBody(pieces));
  expect([status, code]).toEqual([422, 'cart.invalid']);
});

test.each(['subtotal', 'shipping', 'tax', 'cgst', 'sgst', 'igst', 'total'] as const)(
  'a %s off by a paisa is refused with the right figures',
  async (figure) => {
    const body = toOrderBody({ productId: idol.id });
    const honest = await post(shop, '/cart/quote', {
      body: { items: body.items, state: 'UP', paymentMethod: 'cod', shippingMethod: 'standard' },
    });
    const { totals } = await readAnswer('POST /cart/quote', honest);
    const answer = await refuse({ ...body, totals: { ...totals, [figure]: totals[figure]! - 0.01 } });
    expect([answer.status, answer.code]).toEqual([409, 'price.changed']);
    expect(answer).toMatchObject({ quote: { totals } });
  },
);

test('an invented price is refused', async () => {
  const body = toOrderBody({ productId: idol.id });
  body.items[0]!.price = 1;
  const { status, code } = await refuse(body);
  expect([status, code]).toEqual([409, 'price.changed']);
});

test.each(['cod', 'razorpay'] as const)(
  'sold-out products in a %s order are reported as sold out, not as a changed price',
  async (paymentMethod) => {
    const last = await makeProduct(shop, { name: 'Last lamp', stock: 0, pricePaise: 12_000_00 });
    const body = toOrderBody([{ productId: idol.id }, { productId: last.id }], { paymentMethod });
    const { items } = body;
    const quoted = await post(shop, '/cart/quote', { body: { items, state: 'UP', paymentMethod } });
    const { totals } = await readAnswer('POST /cart/quote', quoted);
    items[0]!.price = 1;
    const answer = await refuse({ ...body, totals, promo_code: 'NOSUCH' });
    expect(answer).toMatchObject({
      status: 409,
      code: 'stock.gone',
      error: 'Last lamp has just sold out.',
      product_id: last.id,
      variant_id: null,
      available: 0,
    });
    expect(answer).not.toHaveProperty('quote');
  },
);

test('a code that does not apply is refused with the reason', async () => {
  const { clock } = shop;
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const fixed = { description: '', type: 'fixed', amountPaise: 100_00 } as const;
    await storePromotion(tx, { ...fixed, code: 'OVER', endsAt: new Date(clock.now().getTime() - 1) });
    await storePromotion(tx, {
      ...fixed,
      code: 'SOON',
      startsAt: new Date(clock.now().getTime() + dayMs),
    });
    await storePromotion(tx, { ...fixed, code: 'BIGCART', minimumPaise: 5000_00 });
  });
  for (const code of ['OVER', 'SOON', 'BIGCART', 'NOSUCH']) {
    const answer = await refuse(toOrderBody({ productId: idol.id }, { promo_code: code }));
    expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([
      422,
      'promotion.refused',
      ['promo_code'],
    ]);
  }
});

test('cash on delivery above the limit is refused', async () => {
  const { status, code, error } = await refuse(toOrderBody({ productId: idol.id, quantity: 9 }));
  expect([status, code]).toEqual([422, 'cod.not_offered']);
  expect(error).toContain('₹10,000');
});
