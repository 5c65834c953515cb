import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { post } from '#test/buy.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { makeLinkedExchanges, openExchangeShop } from '#test/scenes/exchanges-by-link.ts';

// Refunds of an order that was paid partly by an exchange and partly by a payment link.

const second = 1000;

let shop: TestShop;
let owner: MadeStaff;
const { deliver, move, exchange, look, makePaid, listRefunds, cancel } = makeLinkedExchanges(
  () => shop,
  () => owner,
);
beforeAll(async () => {
  shop = await openExchangeShop();
  owner = await makeStaff(shop);
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

test('a refund is taken from the link’s payment first, then from the first payment', async () => {
  const { order } = await makePaid();
  await deliver(owner, order.id);
  const refund = (amount: number) => {
    shop.clock.advance(second);
    const body = { amount, reason: 'A scratch' };
    return post(shop, `/admin/orders/${order.id}/refund`, { as: owner, key: `refund-of-${amount}`, body });
  };
  expect((await refund(300)).status).toBe(200);
  expect((await refund(450)).status).toBe(200);
  expect(await listRefunds(order)).toEqual(['returned 300 own', 'returned 200 own', 'returned 250 earlier']);
  expect((await look(order.id)).money.refunded).toBe(750);
  expect(await audit(shop)).toEqual([]);
  await move(owner, order.id, 'return', { reason: 'All of it came back', restock: true });
  expect((await look(order.id)).money).toMatchObject({ refunded: 1499, due: 0 });
  const [own, earlier] = Object.values(
    Object.groupBy(await listRefunds(order), (words) => words.split(' ')[2]!),
  ).map((some) => some!.reduce((sum, words) => sum + Number(words.split(' ')[1]), 0));
  expect([own, earlier]).toEqual([500, 999]);
});

test('cancelling or returning an exchange paid by link gives both payments back', async () => {
  const { order } = await makePaid();
  await cancel(order);
  expect(await listRefunds(order)).toEqual(['cancelled 500 own', 'cancelled 999 earlier']);
  expect((await look(order.id)).payment.status).toBe('refunded');
  const { order: sent } = await makePaid('cash');
  await move(owner, sent.id, 'packing');
  await move(owner, sent.id, 'shipment', { courier: 'bluedart', tracking_number: '69123456789' });
  await move(owner, sent.id, 'return-to-origin', { reason: 'Not accepted', restock: true });
  expect(await listRefunds(sent)).toEqual(['returned 500 own']);
  const { money, messages, events } = await look(sent.id);
  expect(money.refunded).toBe(1499);
  expect(messages.find(({ kind }) => kind === 'order_returned_to_origin')!.text).toContain(
    '₹500.00 will be refunded within 5-7 business days. You paid ₹999.00 in cash, so we will contact you to return it.',
  );
  expect(events.map(({ kind }) => kind)).toContain('cash_owed');
});

test('a refund of an exchange paid by link and cash states which part is refunded and which handed back', async () => {
  const { order } = await makePaid('cash');
  await deliver(owner, order.id);
  const told: string[] = [];
  for (const amount of [300, 450, 100]) {
    shop.clock.advance(second);
    const body = { amount, reason: 'A scratch' };
    await post(shop, `/admin/orders/${order.id}/refund`, { as: owner, key: `in-cash-${amount}`, body });
    const refunds = (await look(order.id)).messages.filter(({ kind }) => kind === 'order_refunded');
    told.push(refunds.at(-1)!.text);
  }
  expect(told[0]).toContain('We are refunding ₹300.00');
  expect(told[0]).not.toContain('in cash');
  expect(told[1]).toContain('We are refunding ₹200.00');
  expect(told[1]).toContain('You paid ₹250.00 in cash, so we will contact you to return it.');
  expect(told[2]).toContain('We owe you a refund of ₹100.00');
});

test('if its pieces are exchanged again, each payment refunds only what its own order allows', async () => {
  const { order } = await makePaid();
  await deliver(owner, order.id);
  const diya = await makeProduct(shop, { name: 'Diya', pricePaise: 249_00, stock: 2 });
  const items = [{ item_id: order.items[0]!.id, quantity: 1 }];
  const instead = [{ product_id: diya.id, quantity: 1 }];
  const { exchange: second } = await exchange(order.id, { items, instead });
  expect(await listRefunds(order)).toEqual(['returned 500 own', 'returned 750 earlier']);
  expect(await audit(shop)).toEqual([]);
  await cancel(second);
  expect(await listRefunds(second)).toEqual(['cancelled 249 earlier']);
});
