import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from '#test/call-api.ts';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { validatePromotion } from './validate-promotion.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
  const promotion = { description: '', type: 'fixed', amountPaise: 50_00 } as const;
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    await storePromotion(tx, { ...promotion, code: 'GOOD' });
    await storePromotion(tx, { ...promotion, code: 'PLANNED', startsAt: new Date('2027-01-01') });
  });
});
afterAll(() => shop.close());

const nobody = { headers: {} } as MadeCustomer;
const validate = (as: MadeCustomer, code: string) =>
  post(shop, '/promotions/validate', { as, body: { code, order_total: 1200 } });

test('a customer can try ten codes a minute, even with twenty guesses at once', async () => {
  const buyer = await makeCustomer(shop);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => validate(buyer, `GUESS${index}`)),
  );
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = await validate(buyer, 'GOOD');
  expect([refused.status, (await refused.json()).error]).toEqual([
    429,
    'You have tried several codes. Please wait a minute and try again.',
  ]);
  expect((await validate(await makeCustomer(shop), 'GOOD')).status).toBe(200);
  shop.clock.advance(61_000);
  expect(await (await validate(buyer, 'GOOD')).json()).toMatchObject({ valid: true });
});

test('guests at one address can try sixty codes a minute together', async () => {
  for (let index = 0; index < 60; index += 1) await validate(nobody, 'GOOD');
  expect((await validate(nobody, 'GOOD')).status).toBe(429);
  expect((await validate(await makeCustomer(shop), 'GOOD')).status).toBe(200);
});

test('a planned code is reported as not started when validated, and as unknown in a guest’s quote', async () => {
  const { id: productId } = await makeProduct(shop);
  const buyer = await makeCustomer(shop);
  expect(await (await validate(buyer, 'PLANNED')).json()).toMatchObject({ reason: 'not_started' });
  const { items } = toOrderBody({ productId });
  const reasons = ['PLANNED', 'NOPE'].map(async (code) => {
    const quote = await post(shop, '/cart/quote', { as: nobody, body: { items, code } });
    const { promotion } = await readAnswer('POST /cart/quote', quote);
    return [promotion?.reason, promotion?.error];
  });
  const [planned, unknown] = await Promise.all(reasons);
  expect(planned).toEqual(unknown);
});

test('the refusal of an unknown code shows it in normalised spelling', async () => {
  const caller = { address: '198.51.100.9' };
  const judge = (code: string) =>
    validatePromotion(shop.ctx, { code, subtotalPaise: 1200_00, items: [], caller });
  expect(await judge(' diwalli ')).toEqual({
    valid: false,
    reason: 'unknown',
    message: 'Invalid or expired promo code',
    detail: 'Please check the spelling of DIWALLI.',
  });
  expect(await judge(' good ')).toMatchObject({ valid: true, discountPaise: 50_00 });
});

test('a once-per-customer code is judged by the uses of the asking customer; a guest has none', async () => {
  const promotion = { code: 'ONCE', description: '', type: 'percentage', percentBp: 1000 } as const;
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { ...promotion, perCustomerLimit: 1 }),
  );
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  await buy(shop, buyer, toOrderBody({ productId }, { promo_code: 'ONCE' }));
  const judge = async (as: MadeCustomer) => (await validate(as, 'ONCE')).json();
  expect(await judge(buyer)).toMatchObject({ valid: false, reason: 'already_used' });
  expect(await judge(await makeCustomer(shop))).toMatchObject({
    valid: true,
    discount: 120,
    type: 'percentage',
  });
  shop.clock.advance(61_000);
  expect(await judge(nobody)).toMatchObject({ valid: true });
});

test('a use held by an unpaid order does not count, even after its payment failed', async () => {
  const promotion = { code: 'WAITS', description: '', type: 'fixed', amountPaise: 50_00 } as const;
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { ...promotion, perCustomerLimit: 1 }),
  );
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const body = toOrderBody({ productId }, { promo_code: 'WAITS', paymentMethod: 'razorpay' });
  const { id } = await buy(shop, buyer, body);
  const judge = async () => (await validate(buyer, 'WAITS')).json();
  expect(await judge()).toMatchObject({ valid: true });
  await shop.db.updateTable('orders').set({ payment_status: 'failed' }).where('id', '=', id).execute();
  expect(await judge()).toMatchObject({ valid: true });
});
