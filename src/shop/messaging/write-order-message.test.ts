import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { makeOrder } from '#test/make-order.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { type OrderNews, writeOrderMessage } from './write-order-message.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Writes a message about an order of 1,150 rupees the given number of times, and returns the messages that its buyer received. */
async function tell(news: OrderNews, times = 1) {
  const { customerId } = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const { id, number } = await makeOrder(shop, { customerId, productId });
  for (let count = 0; count < times; count += 1) {
    await inTransaction(shop.ctx, (tx) => writeOrderMessage(tx, id, news));
  }
  await shop.drainJobs();
  return { number, messages: (await shop.outbox()).filter(({ body }) => body.includes(number)) };
}

test('an order is confirmed by e-mail and SMS, with the amount, delivery days and tracking link', async () => {
  const { number, messages } = await tell('order_received');
  expect(messages.map(({ channel, recipient }) => [channel, recipient]).toSorted()).toEqual([
    ['email', 'meera@example.com'],
    ['sms', '+919876543210'],
  ]);
  for (const { body } of messages) {
    expect(body).toContain('₹1,150');
    expect(body).toContain('between 27 and 30 November');
    expect(body).toContain(`http://localhost/track/${number}`);
  }
});

test.each([
  ['order_paid', 'We have received ₹1,150'],
  ['payment_failed', 'failed. Please try again.'],
  ['order_shipped', 'on its way with'],
  ['order_delivered', 'was delivered'],
  ['order_cancelled', 'No payment is due'],
  ['order_expired', 'because no payment arrived'],
  ['order_refunded', 'for your order'],
] as const)('%s contains "%s" and is sent once, however often it is written', async (news, words) => {
  const { messages } = await tell(news, 3);
  expect(messages).toHaveLength(2);
  for (const { body } of messages) expect(body).toContain(words);
});

test('news of a parcel leads to where it is; a delivery, a refund and a return lead to the page of the shop', async () => {
  const readLinks = async (news: OrderNews) => {
    const { number, messages } = await tell(news);
    const links = messages.map(({ body }) => /http:\S+/.exec(body)![0].replace(number, 'N'));
    return [...new Set(links)];
  };
  for (const news of ['order_shipped', 'shipment_corrected', 'order_exchanged'] as const)
    expect(await readLinks(news)).toEqual(['http://localhost/track/N']);
  for (const news of ['order_delivered', 'order_refunded', 'return_approved', 'cash_handed_back'] as const)
    expect(await readLinks(news)).toEqual(['http://localhost/track/N/status']);
});
