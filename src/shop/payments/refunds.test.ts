import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RefundReason } from '#domain/payment/payment-fact.ts';
import { inTransaction, makeId } from '#shop/context.ts';
import { oweRefund } from './owe-refund.ts';
import { sendRefund } from './send-refund.ts';
import { audit } from '#test/auditor.ts';
import { buyOnline, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function makePaid() {
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop);
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  const payment = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return { buyer, order, payment };
}

function listRefunds(paymentId: string) {
  return shop.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).execute();
}

test('fifty concurrent refunds of the whole amount become one', async () => {
  const { payment } = await makePaid();
  const reasons: RefundReason[] = ['duplicate', 'late', 'mismatch'];
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      inTransaction(shop.ctx, (tx) => oweRefund(tx, payment, { reason: reasons[index % 3]! })),
    ),
  );
  expect(await listRefunds(payment.id)).toMatchObject([
    { amount_paise: payment.amount_paise, status: 'due' },
  ]);
});

test('fifty concurrent partial refunds written directly to the database stay within the captured amount', async () => {
  const { payment } = await makePaid();
  const tenth = Math.floor(payment.amount_paise / 10);
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      shop.db
        .insertInto('refunds')
        .values({
          id: makeId(shop.ctx, 'rfd'),
          payment_id: payment.id,
          order_id: payment.order_id,
          amount_paise: tenth,
          reason: 'returned',
          dedupe_key: `part-${index}`,
          status: 'due',
          created_at: shop.clock.now(),
          updated_at: shop.clock.now(),
        })
        .execute(),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const refused = tries.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ constraint: 'refunds_within_captured' });
});

test('a refund is sent once, however often its job runs, and again after a lost response', async () => {
  const { buyer, order, payment } = await makePaid();
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  const [owed] = await listRefunds(payment.id);
  await steerRazorpay(shop, { failNext: 'refund' });
  await expect(sendRefund(shop.ctx, owed!.id)).rejects.toMatchObject({ kind: 'unavailable' });
  expect((await listRefunds(payment.id))[0]).toMatchObject({ status: 'due', gateway_refund_id: null });
  await Promise.allSettled(Array.from({ length: 10 }, () => sendRefund(shop.ctx, owed!.id)));
  await sendRefund(shop.ctx, owed!.id);
  expect((await listRefunds(payment.id))[0]?.gateway_refund_id).toMatch(/^rfnd_/);
  const seen = await shop.ctx.razorpay.getPayment(payment.gateway_payment_id);
  expect(seen.amount_refunded).toBe(payment.amount_paise);
});

test('a payment that was never captured cannot be refunded', async () => {
  const { payment } = await makePaid();
  await shop.db
    .insertInto('payments')
    .values({
      ...payment,
      id: 'pay_failed',
      gateway_payment_id: 'pay_FAILED000',
      status: 'failed',
      captured_at: null,
    })
    .execute();
  const refund = inTransaction(shop.ctx, (tx) =>
    oweRefund(tx, { ...payment, id: 'pay_failed' }, { reason: 'late' }),
  );
  await expect(refund).rejects.toMatchObject({ constraint: 'refunds_within_captured' });
});

test('the audit reports a refund owed for an order that was not cancelled', async () => {
  const { payment } = await makePaid();
  await inTransaction(shop.ctx, (tx) => oweRefund(tx, payment, { reason: 'late' }));
  const found = await audit(shop);
  expect(found).toContain(`captured money is used once or owed back: ${payment.id}`);
  expect(found.map((one) => one.split(':')[0])).toContain(
    'captured less refunded is the worth of paid orders',
  );
});
