import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { buyOnline, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { payAfterAll } from '#test/scenes/gateway-refunds.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Makes an order that was paid and cancelled; no job has sent its refund yet. */
async function makeOwed() {
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop);
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  const refunds = () => shop.db.selectFrom('refunds').selectAll().where('order_id', '=', order.id).execute();
  const sentBack = async () => {
    const [{ amount_paise: owed } = { amount_paise: 0 }] = await refunds();
    const [payment] = await shop.ctx.razorpay.listPayments((await readGatewayOrder(order.id)) ?? '');
    return { owed, sent: payment?.amount_refunded };
  };
  return { refunds, sentBack };
}

async function readGatewayOrder(orderId: string): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('gateway_orders')
    .select('gateway_order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.gateway_order_id;
}

async function sweepAfterAnHour(razorpay = shop.ctx.razorpay): Promise<void> {
  shop.clock.advance(hourMs);
  await sweepPayments({ ...shop.as({ kind: 'system' }), razorpay });
}

test('a refund whose job gave up is sent by the sweep, and its outcome is found with all webhooks lost', async () => {
  const { refunds, sentBack } = await makeOwed();
  await steerRazorpay(shop, { webhooks: 'off' });
  expect(await refunds()).toMatchObject([{ status: 'due' }]);
  await steerRazorpay(shop, { failNext: 'refund' });
  await sweepAfterAnHour();
  expect(await refunds()).toMatchObject([{ status: 'due' }]);
  await sweepAfterAnHour();
  expect(await refunds()).toMatchObject([{ status: 'pending' }]);
  shop.clock.advance(3_000);
  while ((await shop.sandbox.runDue()) > 0);
  await sweepAfterAnHour();
  expect(await refunds()).toMatchObject([{ status: 'processed' }]);
  const { owed, sent } = await sentBack();
  expect(sent).toBe(owed);
});

test('a sweep a few minutes after the hour tries what is owed, and only once in that hour', async () => {
  const { refunds } = await makeOwed();
  await steerRazorpay(shop, { failNext: 'refund' });
  const sweepAfter = async (minutes: number) => {
    shop.clock.advance(minutes * 60_000);
    await sweepPayments(shop.as({ kind: 'system' }));
  };
  await sweepAfter(63);
  await sweepAfter(1);
  expect(await refunds()).toMatchObject([{ status: 'due' }]);
  await sweepAfter(61);
  expect(await refunds()).toMatchObject([{ status: 'pending' }]);
});

test('a failed refund that the bank paid after all is found within the hour with all webhooks lost', async () => {
  const { refunds } = await makeOwed();
  await steerRazorpay(shop, { webhooks: 'off', failNext: 'refund_later' });
  await sweepAfterAnHour();
  shop.clock.advance(3_000);
  while ((await shop.sandbox.runDue()) > 0);
  await sweepAfterAnHour();
  const [failed] = await refunds();
  expect(failed).toMatchObject({ status: 'failed' });
  await sweepAfterAnHour(payAfterAll(shop.ctx.razorpay, failed!.gateway_refund_id!));
  expect(await refunds()).toMatchObject([{ status: 'processed' }]);
});
