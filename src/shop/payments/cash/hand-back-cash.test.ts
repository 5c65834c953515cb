import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { audit } from '#test/auditor.ts';
import { buy, countAnswers, post, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  owner = await makeStaff(shop);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

function move({ id }: OrderJson, step: string, body: object = {}, as = owner): Promise<Response> {
  shop.clock.advance(1000);
  return post(shop, `/admin/orders/${id}/${step}`, { as, body, key: `${step}-${id}-of-cash` });
}

/** Makes an order whose cash was collected and booked. */
async function makePaid(): Promise<OrderJson> {
  const { id: productId } = await makeProduct(shop);
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  await move(order, 'shipment', { courier: 'dtdc', tracking_number: 'D1234567' });
  await move(order, 'delivery');
  expect((await move(order, 'cash')).status).toBe(200);
  return order;
}

const because = { reason: 'It came broken' };

async function read({ id }: OrderJson) {
  return (await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id } })).order;
}

async function listOwed(): Promise<{ today: number | undefined; listed: string[] }> {
  const { cash_owed: today } = await callApi('GET /admin/today', { shop, as: owner });
  const { orders } = await callApi('GET /admin/orders', { shop, as: owner, query: { cash_owed: 'true' } });
  return { today, listed: orders.map(({ id }) => id) };
}

test('cash owed back is counted on Today and listed until staff record its return', async () => {
  const order = await makePaid();
  expect(await listOwed()).toEqual({ today: 0, listed: [] });
  expect((await move(order, 'refund', { ...because, amount: 100 })).status).toBe(200);
  expect((await read(order)).money.cash_owed).toBe(100);
  expect((await move(order, 'return', because)).status).toBe(200);
  const owed = await read(order);
  expect(owed.money.cash_owed).toBe(order.totals.total);
  expect(owed.actions).toContain('hand_back_cash');
  expect(await listOwed()).toEqual({ today: 1, listed: [order.id] });
  expect(owed.payment).toMatchObject({ refunded: order.totals.total, cash_owed: order.totals.total });
  const transfer = { reference: ' UPI 412345678901 ' };
  expect((await move(order, 'cash-handed-back', transfer)).status).toBe(200);
  const settled = await read(order);
  expect(settled.payment).toMatchObject({ refunded: order.totals.total, cash_owed: 0 });
  expect(settled.money.cash_owed).toBe(0);
  expect(settled.actions).not.toContain('hand_back_cash');
  expect(settled.events.at(-1)).toMatchObject({
    kind: 'cash_handed_back',
    reason: `${formatRupees(toPaise(order.totals.total))}, UPI 412345678901`,
  });
  expect(await listOwed()).toEqual({ today: 0, listed: [] });
});

test('a buyer is told each time that cash was handed back, with the reference of a transfer', async () => {
  const order = await makePaid();
  const handBack = async (amount: number, body: object) => {
    const steps = { refund: { ...because, amount }, 'cash-handed-back': body };
    for (const [step, said] of Object.entries(steps)) {
      const key = `${step}-${order.id}-${amount}`;
      const answer = await post(shop, `/admin/orders/${order.id}/${step}`, { as: owner, body: said, key });
      expect(answer.status).toBe(200);
    }
  };
  await handBack(100, { reference: ' UPI 412345678901 ' });
  await handBack(50, {});
  await shop.drainJobs();
  const bodies = (await shop.outbox()).map(({ body }) => body);
  const paid = `for your order ${order.order_number}, which you paid in cash.`;
  const told = bodies.flatMap((body) => body.split('\n').filter((line) => line.includes(paid)));
  const otherwise = 'If you did not receive it, please tell us at once.';
  expect(told).toHaveLength(2);
  expect(told).toContain(`We have returned ₹100.00 ${paid} The reference is UPI 412345678901. ${otherwise}`);
  expect(told).toContain(`We have returned ₹50.00 ${paid} ${otherwise}`);
});

test('refunded cash cannot be booked again', async () => {
  const order = await makePaid();
  await move(order, 'return', because);
  expect((await read(order)).actions).not.toContain('collect_cash');
  const again = await post(shop, `/admin/orders/${order.id}/cash`, { as: owner, body: {} });
  expect((await readRefusal(again)).error).toBe('This order has already been refunded');
});

test('of twenty concurrent cash hand-backs one succeeds; the others are refused because nothing is owed', async () => {
  const order = await makePaid();
  await move(order, 'return', because);
  const answers = await Promise.all(Array.from({ length: 20 }, () => move(order, 'cash-handed-back')));
  expect(await countAnswers(answers)).toEqual({ '200': 1, '409 order.no_cash_owed': 19 });
  const noted = await shop.db
    .selectFrom('audit_events')
    .select('staff_id')
    .where('subject', '=', order.id)
    .where('action', '=', 'order.cash_handed_back')
    .execute();
  expect(noted).toEqual([{ staff_id: owner.staffId }]);
});

test('handing back cash needs the refund ability, and an order that owes cash', async () => {
  const order = await makePaid();
  await move(order, 'return', because);
  const packer = await makeStaff(shop, 'packer');
  expect((await move(order, 'cash-handed-back', {}, packer)).status).toBe(403);
  expect(await callApi('GET /admin/today', { shop, as: packer })).not.toHaveProperty('cash_owed');
  const said = await readRefusal(await move(await makePaid(), 'cash-handed-back'));
  expect(said.error).toBe('There is no cash to hand back for this order');
});
