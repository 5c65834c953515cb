import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import type { PlaceOrderInput } from '#contract/order/place-order.ts';
import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, countLive, post, readOrder, toOrderBody, tryToBuy } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, {
      code: 'WELCOME10',
      description: '',
      type: 'percentage',
      percentBp: 1000,
      perCustomerLimit: 1,
    }),
  );
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { name: 'Dancing Ganesha', stock: 1 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const online = { paymentMethod: 'razorpay' } as const;

function toBody(overrides: Partial<PlaceOrderInput> = {}) {
  return toOrderBody({ productId: idol.id }, { ...online, ...overrides });
}

/** Returns the same order with another street. */
function toChanged(overrides: Partial<PlaceOrderInput> = {}) {
  const body = toBody(overrides);
  return { ...body, address: { ...body.address, line1: '14 Hazratganj' } };
}

async function quote(code?: string, as: MadeCustomer | undefined = buyer): Promise<QuoteCartAnswer> {
  const items = [{ product_id: idol.id, quantity: 1 }];
  const body = { items, code, state: 'UP', ...online };
  return callApi('POST /cart/quote', { shop, body, as });
}

test('the last piece, held by a customer’s own unpaid order, is available to that customer only', async () => {
  const order = await buy(shop, buyer, toBody());
  expect(await quote()).toMatchObject({
    lines: [{ quantity: 1, stock: 1 }],
    changes: [],
    totals: { total: order.totals.total },
    waiting: [
      {
        order_id: order.id,
        order_number: order.order_number,
        total: order.totals.total,
        expires_at: order.payment.expires_at,
        in_progress: false,
      },
    ],
  });
  for (const other of [await makeCustomer(shop), { headers: {} } as MadeCustomer]) {
    expect(await quote(undefined, other)).toMatchObject({ lines: [{ quantity: 0, stock: 0 }], waiting: [] });
  }
});

test('a changed order replaces the unpaid one, and takes over its last piece and single-use code', async () => {
  const first = await buy(shop, buyer, toBody({ promo_code: 'WELCOME10' }));
  expect(await quote('WELCOME10')).toMatchObject({ promotion: { applied: true }, totals: first.totals });
  const validated = await post(shop, '/promotions/validate', {
    as: buyer,
    body: { code: 'WELCOME10', order_total: 1200 },
  });
  expect(await validated.json()).toMatchObject({ valid: true });
  const second = await buy(shop, buyer, toChanged({ promo_code: 'WELCOME10', totals: first.totals }));
  expect([second.status, second.totals]).toEqual(['pending', first.totals]);
  const old = await readOrder(shop, buyer, first.id);
  expect([old.status, old.cancelled_reason]).toEqual(['cancelled', 'replaced']);
  const happened = await shop.db
    .selectFrom('order_events')
    .select(['kind', 'reason', 'actor_kind'])
    .where('order_id', '=', first.id)
    .where('to_status', '=', 'cancelled')
    .execute();
  expect(happened).toEqual([{ kind: 'order_cancelled', reason: 'replaced', actor_kind: 'customer' }]);
});

test('a cash on delivery order replaces the unpaid order too', async () => {
  const first = await buy(shop, buyer, toBody());
  const second = await buy(shop, buyer, toBody({ paymentMethod: 'cod' }));
  expect(second.status).toBe('processing');
  expect(await readOrder(shop, buyer, first.id)).toMatchObject({ status: 'cancelled' });
});

test('a code whose only use is held by a customer’s unpaid order is valid for that customer only', async () => {
  const promotion = { code: 'ONLYONE', description: '', type: 'fixed', amountPaise: 50_00 } as const;
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { ...promotion, usageLimit: 1 }),
  );
  idol = await makeProduct(shop, { stock: 5 });
  await buy(shop, buyer, toBody({ promo_code: 'ONLYONE' }));
  const validate = async (as: MadeCustomer) => {
    const body = { code: 'ONLYONE', order_total: 1200 };
    return (await callApi('POST /promotions/validate', { shop, as, body })).valid;
  };
  const other = await makeCustomer(shop);
  expect([await validate(buyer), await validate(other)]).toEqual([true, false]);
  const applied = async (as: MadeCustomer) => (await quote('ONLYONE', as)).promotion?.applied;
  expect([await applied(buyer), await applied(other)]).toEqual([true, false]);
  expect((await buy(shop, buyer, toChanged({ promo_code: 'ONLYONE' }))).totals.coupon_amount).toBe(50);
});

test('a code held by the customer’s order for other products is refused, naming that order', async () => {
  const lamp = await makeProduct(shop, { name: 'Lamp' });
  const first = await buy(
    shop,
    buyer,
    toOrderBody({ productId: lamp.id }, { ...online, promo_code: 'WELCOME10' }),
  );
  const { promotion, waiting } = await quote('WELCOME10');
  const words = `WELCOME10 is already on your order ${first.order_number}, which is waiting for payment. Pay that order, or cancel it to use the code here.`;
  expect([promotion?.detail, waiting]).toEqual([words, []]);
  const { fields } = await tryToBuy(shop, buyer, toBody({ promo_code: 'WELCOME10' }));
  expect(fields).toEqual({ promo_code: words });
});

test('orders for different products, or of different customers, do not replace each other', async () => {
  const lamp = await makeProduct(shop, { name: 'Lamp', stock: 5 });
  const others = await makeCustomer(shop);
  await buy(shop, others, toOrderBody({ productId: lamp.id }, online));
  await buy(shop, buyer, toBody());
  await buy(shop, buyer, toOrderBody({ productId: lamp.id }, online));
  expect([await countLive(shop, buyer), await countLive(shop, others)]).toEqual([2, 1]);
});

test('an order that cannot be placed leaves the unpaid one unchanged', async () => {
  const first = await buy(shop, buyer, toBody());
  const { status, code } = await tryToBuy(
    shop,
    buyer,
    toOrderBody({ productId: idol.id, quantity: 2 }, online),
  );
  expect([status, code]).toEqual([409, 'stock.gone']);
  expect(await readOrder(shop, buyer, first.id)).toMatchObject({ status: 'pending' });
});

test('a key returns its order even with a replacement hint, and after the order was replaced', async () => {
  const key = 'key-of-the-first';
  const place = async (body: PlaceOrderInput) =>
    (await readAnswer('POST /orders', await post(shop, '/orders', { as: buyer, body, key }))).order;
  const first = await place(toBody());
  expect((await place(toBody({ instead_of: [first.id] }))).id).toBe(first.id);
  await buy(shop, buyer, toChanged());
  expect(await place(toBody())).toMatchObject({ id: first.id, status: 'cancelled' });
});
