import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { RazorpayRefund } from '#domain/payment/payment.ts';
import { audit } from '#test/auditor.ts';
import { buy, openPayment } from '#test/buy.ts';
import { payAtGateway, post, readOrder, sendWebhook, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct } from '#test/make.ts';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { countEmails, makePaidOrder, readRefunds } from '#test/scenes/gateway-refunds.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';
import { expireOverdue } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
let order: OrderJson;
let paymentId: string;
beforeAll(async () => {
  shop = await openShop();
  await makeStaff(shop);
});
beforeEach(async () => {
  await steerRazorpay(shop, { webhooks: 'on', failNext: null });
  ({ buyer, idol, order, paymentId } = await makePaidOrder(shop));
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

test('with all webhooks lost, the sweep finds a refund within the hour, after days of downtime, and at startup', async () => {
  await steerRazorpay(shop, { webhooks: 'off' });
  await refundInDashboard(shop, paymentId, { amount: 50_00 });
  const system = shop.as({ kind: 'system' });
  const sweepFor = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      shop.clock.advance(60_000);
      await sweepPayments(system);
    }
  };
  await sweepFor(60);
  expect(await readRefunds(shop, order)).toMatchObject([
    ['gateway_initiated', expect.any(String), 50_00, 50_00],
  ]);
  expect((await readOrder(shop, buyer, order.id)).payment).toMatchObject({
    status: 'completed',
    refunded: 50,
  });
  await refundInDashboard(shop, paymentId, { amount: 70_00 });
  await sweepFor(1);
  expect(await readRefunds(shop, order)).toHaveLength(1);
  // The shop was closed for days: its first sweep is not at the minute of any look.
  shop.clock.advance(5 * 24 * 3600_000 + 5 * 60_000);
  await sweepFor(1);
  expect((await readOrder(shop, buyer, order.id)).payment.refunded).toBe(120);
  await refundInDashboard(shop, paymentId, { amount: 10_00 });
  await sweepPayments(system, { isStart: true });
  expect((await readOrder(shop, buyer, order.id)).payment.refunded).toBe(130);
});

test('a payment that is refunded before the shop learns of it does not pay the order', async () => {
  buyer = await makeCustomer(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }, { paymentMethod: 'razorpay' }));
  const { razorpay_order_id } = await openPayment(shop, buyer, id);
  await steerRazorpay(shop, { webhooks: 'off' });
  const paid = await payAtGateway(shop, razorpay_order_id, { vpa: 'silent@razorpay' });
  await refundInDashboard(shop, paid.razorpay_payment_id);
  shop.clock.advance(16 * 60_000);
  await sweepPayments(shop.as({ kind: 'system' }));
  const verify = await post(shop, '/payment/verify', { as: buyer, body: { order_id: id, ...paid } });
  expect(verify.status).toBeLessThan(500);
  expect(await readOrder(shop, buyer, id)).toMatchObject({
    status: 'pending',
    invoice_id: null,
    refunds: [{ reason: 'gateway_initiated' }],
  });
  shop.clock.advance(24 * 3600_000);
  await expireOverdue(shop.as({ kind: 'system' }));
  expect((await readOrder(shop, buyer, id)).status).toBe('cancelled');
});

test('a dashboard refund reported twenty times at once counts once; one of an unknown payment is ignored', async () => {
  await steerRazorpay(shop, { webhooks: 'off' });
  const made = RazorpayRefund.parse(
    await (await refundInDashboard(shop, paymentId, { amount: 99_00 })).json(),
  );
  const tell = (refund: object, eventId: string) => {
    const payload = { refund: { entity: refund } };
    const body = { entity: 'event', event: 'refund.created', payload, created_at: 1_790_000_000 };
    return sendWebhook(shop, JSON.stringify(body), { eventId });
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => tell(made, `evt_${order.id}_${index}`)));
  await tell({ ...made, id: 'rfnd_OTHERS', payment_id: 'pay_OTHERS' }, `evt_${order.id}_others`);
  await letTimePass(shop);
  expect(await readRefunds(shop, order)).toEqual([['gateway_initiated', expect.any(String), 99_00, 99_00]]);
  expect(await countEmails(shop, order, /was refunded outside the shop$/)).toBe(1);
});
