import { AccountExport } from '#contract/account-export.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, get, openPayment, payAtGateway, post, toOrderBody } from '#test/buy.ts';
import { bookOne, connectCourier, moveParcel } from '#test/couriers.ts';
import { dump, findIn } from '#test/database/dump.ts';
import { canary, live, readCode, signIn } from '#test/full-life.ts';
import { type MadeCustomer, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { inTransaction } from '#shop/context.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { answerFailedDelivery } from '#shop/shipments/answer-failed-delivery.ts';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { eraseCustomer } from './erase-account.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const canaries = Object.values(canary);

/** Checks that a customer's export holds everything about them, and nothing that grants access. */
async function holdsAllOf(person: MadeCustomer): Promise<void> {
  const answer = await get(shop, '/profile/export', person);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-11-21.json"');
  const text = await answer.text();
  const data = AccountExport.parse(JSON.parse(text));
  expect(Object.values(canary).filter((value) => !text.includes(value))).toEqual([]);
  for (const [part, value] of Object.entries(data)) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!['refunds', 'visits', 'newsletter'].includes(part)) expect([part, isEmpty]).toEqual([part, false]);
  }
  const sizes = {
    orders: data.orders.length,
    invoices: data.invoices.length,
    payments: data.payments.length,
  };
  expect(sizes).toEqual({ orders: 2, invoices: 2, payments: 2 });
  const { token_hash } = await shop.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('customer_id', '=', person.customerId)
    .executeTakeFirstOrThrow();
  const secrets = [
    person.token,
    token_hash.toString('hex'),
    token_hash.toString('base64'),
    '$argon2',
    'razorpay_signature',
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
}

test('an erased account leaves only its invoices; its reviews and questions become anonymous', async () => {
  const person = await live(shop);
  const before = findIn(await dump(shop), canaries);
  expect(before.map((each) => each.split(':')[0])).toEqual(
    expect.arrayContaining([
      'public.addresses',
      'public.contact_tickets',
      'public.customers',
      'public.invoices',
      'public.messages',
      'public.orders',
      'public.otp_codes',
      'public.outbox_messages',
      'public.past_orders',
      'public.sessions',
      'public.stock_requests',
      'public.rate_limits',
      'public.webhook_events',
    ]),
  );

  await holdsAllOf(person);

  expect(await (await get(shop, '/profile/erasure', person)).json()).toEqual({
    allowed: true,
    reason: '',
    orders: [],
    confirm_by: 'code',
    sent_to: '********9876',
  });
  shop.clock.advance(16 * 60_000);
  expect((await post(shop, '/profile/erasure/code', { body: {}, as: person })).status).toBe(200);
  const otp = await readCode(shop, canary.mobile);
  expect((await post(shop, '/profile/erasure', { body: { otp }, as: person })).status).toBe(204);

  const left = findIn(await dump(shop), canaries).filter((each) => !each.startsWith('sandbox_razorpay.'));
  expect(new Set(left.map((each) => each.split(':')[0]))).toEqual(new Set(['public.invoices']));
  expect((await get(shop, '/profile', person)).status).toBe(401);
  const reviews = await shop.db.selectFrom('reviews').select(['author', 'customer_id', 'body']).execute();
  expect(reviews).toEqual([{ author: 'A buyer', customer_id: null, body: 'It shines.' }]);
  const questions = await shop.db
    .selectFrom('product_questions')
    .select(['author', 'customer_id', 'body'])
    .execute();
  expect(questions).toEqual([{ author: 'A buyer', customer_id: null, body: 'Is it brass?' }]);
});

test('the number and e-mail of an erased account are free, and the new account is empty', async () => {
  const again = await signIn(shop, canary.mobile);
  const { orders } = await callApi('GET /orders', { shop, as: again });
  expect(orders).toEqual([]);
  const taken = await post(shop, '/auth/register', {
    body: { name: 'Zubeida', email: canary.email, password: 'a long enough one' },
  });
  expect(taken.status).toBe(201);
});

test('an open order prevents the erasure, and is named in the refusal', async () => {
  const buyer = await makeCustomer(shop);
  const { id } = await makeProduct(shop);
  const order = await buy(shop, buyer, toOrderBody({ productId: id }));
  const refused = await post(shop, '/profile/erasure', { body: { otp: '123456' }, as: buyer });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'erasure.open_orders',
    error: expect.stringContaining(order.order_number),
    orders: [order.order_number],
  });
  expect(await (await get(shop, '/profile/erasure', buyer)).json()).toMatchObject({ allowed: false });
});

test('a late payment for an erased customer’s order is refunded, and the order stays cancelled', async () => {
  const buyer = await makeCustomer(shop);
  const { id } = await makeProduct(shop);
  const order = await buy(shop, buyer, toOrderBody({ productId: id }, { paymentMethod: 'razorpay' }));
  const { razorpay_order_id } = await openPayment(shop, buyer, order.id);
  shop.clock.advance(31 * 60_000);
  await shop.db
    .updateTable('orders')
    .set({ updated_at: shop.clock.now() })
    .where('id', '=', order.id)
    .execute();
  await expireOrder(shop.as({ kind: 'system' }), order.id);
  await eraseCustomer(shop.as({ kind: 'system' }), buyer.customerId);
  await payAtGateway(shop, razorpay_order_id!);
  await shop.sandbox.runDue();
  await shop.drainJobs();
  const { status } = await shop.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const refunds = await shop.db
    .selectFrom('refunds')
    .select('reason')
    .where('order_id', '=', order.id)
    .execute();
  expect([status, refunds]).toEqual(['cancelled', [{ reason: 'late' }]]);
});

test('an address that staff gave the courier is erased too, also from older answers', async () => {
  const other = { address: '7 Kabir Chaura, behind the temple', phone: '+919829010093' };
  const { ctx } = await makeStaff(shop);
  const { id: productId } = await makeProduct(shop);
  await connectCourier(shop);
  const { id, awb } = await bookOne(shop, { productId, by: { ctx } });
  await moveParcel(shop, awb, { to: 'delivery_failed' });
  await answerFailedDelivery(ctx, id, { action: 'change_address', ...other, note: 'Ask for Zubeida' });
  await inTransaction(ctx, (tx) =>
    writeOrderEvent(tx, { orderId: id, kind: 'delivery_answered', reason: `Elsewhere: ${other.address}` }),
  );
  await moveParcel(shop, awb, { to: 'delivered' });
  const { customer_id } = await shop.db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await eraseCustomer(shop.as({ kind: 'system' }), customer_id);
  const left = findIn(await dump(shop), [...Object.values(other), 'Ask for Zubeida']);
  expect(left.filter((each) => !each.startsWith('sandbox_'))).toEqual([]);
});

test('an owner can erase a customer’s account once; a packer cannot', async () => {
  const { customerId } = await makeCustomer(shop);
  const packer = await makeStaff(shop, 'packer');
  await expect(eraseCustomer(packer.ctx, customerId)).rejects.toMatchObject({ kind: 'forbidden' });
  const owner = await makeStaff(shop);
  await eraseCustomer(owner.ctx, customerId);
  await expect(eraseCustomer(owner.ctx, customerId)).rejects.toMatchObject({ kind: 'not_found' });
});

test('a customer exports only their own data, and an eleventh export is refused', async () => {
  const [asha, ravi] = [
    await makeCustomer(shop, { name: 'Asha Ownself' }),
    await makeCustomer(shop, { name: 'Ravi Ownself' }),
  ];
  const text = await (await get(shop, '/profile/export', asha)).text();
  expect([
    text.includes('Asha Ownself'),
    text.includes(ravi.customerId),
    text.includes('Ravi Ownself'),
  ]).toEqual([true, false, false]);
  expect((await get(shop, '/profile/export')).status).toBe(401);
  const answers = [];
  for (let count = 0; count < 11; count += 1) answers.push((await get(shop, '/profile/export', ravi)).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('of an order and an erasure at once exactly one succeeds', async () => {
  const { id } = await makeProduct(shop, { stock: 50 });
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const buyer = await makeCustomer(shop);
      const body = toOrderBody({ productId: id });
      const order = () => post(shop, '/orders', { body, as: buyer, key: `race-key-${index}` });
      const erase = () =>
        eraseCustomer(shop.as({ kind: 'system' }), buyer.customerId).then(
          () => 'erased',
          (error: { code: string }) => error.code,
        );
      const [{ status }, erased] = (await Promise.all(
        index % 2 ? [order(), erase()] : [erase(), order()].toReversed(),
      )) as [Response, string];
      return `${status} ${erased}`;
    }),
  );
  const right = new Set(['201 erasure.open_orders', '401 erased']);
  expect(outcomes.filter((outcome) => !right.has(outcome))).toEqual([]);
});
