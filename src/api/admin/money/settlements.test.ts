import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SettlementsAnswer } from '#contract/money/admin-settlements.ts';
import { toIndianTime } from '#domain/indian-time.ts';
import { readAnswer } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buyOnline, get, post, toOrderBody, payAtGateway } from '#test/buy.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let accountant: MadeStaff;
let sold: { number: string; total: number }[];
let stranger: string;
beforeAll(async () => {
  shop = await openShop();
  const { id: productId } = await makeProduct(shop, { stock: 20 });
  sold = [];
  for (let count = 0; count < 2; count += 1) {
    const { order } = await buyOnline(shop, await makeCustomer(shop), toOrderBody({ productId }));
    sold.push({ number: order.order_number, total: order.totals.total });
  }
  stranger = await payElsewhere();
  shop.clock.advance(10 * 60_000);
  accountant = await makeStaff(shop, 'accountant');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Takes a payment with the same Razorpay account that does not belong to the shop, for instance by a payment link. */
async function payElsewhere(): Promise<string> {
  const order = await shop.ctx.razorpay!.createOrder({ amountPaise: 500_00, receipt: 'link-1', notes: {} });
  return (await payAtGateway(shop, order.id)).razorpay_payment_id;
}

async function list(query = ''): Promise<SettlementsAnswer> {
  const response = await get(shop, `/admin/settlements?${query}`, accountant);
  expect(response.status).toBe(200);
  return await readAnswer('GET /admin/settlements', response);
}

test('settlements from Razorpay show fee, tax and UTR; a payment unknown to the shop is reported', async () => {
  expect((await list()).settlements).toEqual([]);
  const asked = await post(shop, '/admin/settlements/refresh', { as: accountant, body: {} });
  expect(await asked.json()).toEqual({ settlements: 1, lines: 3 });
  const { settlements, total } = await list();
  expect(total).toBe(1);
  const [settlement] = settlements;
  const gross = sold.reduce((sum, order) => sum + order.total, 500);
  expect(settlement).toMatchObject({
    status: 'processed',
    utr: expect.stringMatching(/^\d{12}$/),
    differences: 1,
  });
  expect(Math.round((settlement!.amount + settlement!.fee) * 100)).toBe(gross * 100);
  expect(settlement!.lines_amount).toBe(settlement!.amount);
  const headers = { ...accountant.headers, accept: 'text/csv' };
  const csv = await (await get(shop, '/admin/settlements', { headers })).text();
  expect(csv).toContain(`\n${settlement!.id},${toIndianTime(new Date(settlement!.at))},processed,`);
  const page = await get(shop, `/admin/settlements/${settlement!.id}`, accountant);
  const { items } = (await readAnswer('GET /admin/settlements/{id}', page)).settlement;
  expect(items[0]).toMatchObject({ entity_id: stranger, state: 'unknown', amount: 500, order_number: null });
  expect(
    items
      .slice(1)
      .map(({ order_number, state }) => [order_number, state])
      .toSorted(),
  ).toEqual(sold.map(({ number }) => [number, 'matched']).toSorted());
});

test('refreshing again adds nothing, and settlements are found by UTR and payment id', async () => {
  await post(shop, '/admin/settlements/refresh', { as: accountant, body: {} });
  const { settlements } = await list();
  expect(settlements).toHaveLength(1);
  expect((await list(`q=${settlements[0]!.utr}`)).total).toBe(1);
  expect((await list(`q=${stranger}`)).total).toBe(1);
  expect((await list('q=nothing')).total).toBe(0);
  expect((await list('differs=false')).total).toBe(0);
});

test('a payment in no settlement after four working days is reported with its order', async () => {
  expect((await list()).unsettled).toEqual({ payments: 0, amount: 0, orders: [] });
  shop.clock.advance(60_000);
  const { id: productId } = await makeProduct(shop);
  const { order } = await buyOnline(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const lookOn = async (day: string) => {
    shop.clock.set(`${day}T06:00:00Z`);
    accountant = await makeStaff(shop, 'accountant');
    return (await list()).unsettled;
  };
  // It was paid on a Saturday: Thursday is the fourth working day after it.
  expect((await lookOn('2026-11-26')).payments).toBe(0);
  expect(await lookOn('2026-11-27')).toEqual({
    payments: 1,
    amount: order.totals.total,
    orders: [order.order_number],
  });
});
