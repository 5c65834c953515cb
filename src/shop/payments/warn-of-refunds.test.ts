import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { sendDue } from '#test/scenes/send-due.ts';
import { buyOnline, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Makes an order that was paid and cancelled. */
async function makeOwed(): Promise<string> {
  const buyer = await makeCustomer(shop);
  const idol = await makeProduct(shop);
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: idol.id }));
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  return order.order_number;
}

/** Advances the clock by some hours, and makes Razorpay refuse every request of the sweep that follows. */
async function isRefusedFor(hours: number): Promise<void> {
  shop.clock.advance(hours * hourMs);
  await steerRazorpay(shop, { failNext: Array.from({ length: 20 }, () => 'refused') });
  await sweepPayments(shop.as({ kind: 'system' }));
  await steerRazorpay(shop, { failNext: null });
}

test('the owner gets one e-mail about a refund that Razorpay has refused for a day', async () => {
  const email = 'grievance@kashi.example';
  const told = async (number: string) => {
    await sendDue(shop.as({ kind: 'system' }));
    return (await shop.outbox())
      .filter(({ recipient, subject, body }) => recipient === email && (subject + body).includes(number))
      .filter(({ subject }) => /refunds? cannot be sent/.test(subject))
      .map(({ body }) => body);
  };
  const first = await makeOwed();
  await isRefusedFor(23);
  expect(await told(first)).toEqual([]);
  const second = await makeOwed();
  await isRefusedFor(20);
  expect(await told(first)).toEqual([
    expect.stringMatching(new RegExp(`${first}: ₹[\\d,]+\\.00, owed since 21 Nov, 11:30 am`)),
  ]);
  expect(await told(second)).toEqual([]);
  await isRefusedFor(30);
  expect(await told(first)).toHaveLength(1);
  expect(await told(second)).toHaveLength(1);
});
