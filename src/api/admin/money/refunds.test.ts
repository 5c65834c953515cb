import { afterAll, beforeAll, expect, test } from 'vitest';
import { toIndianTime } from '#domain/indian-time.ts';
import { audit } from '#test/auditor.ts';
import { buyOnline, get, post, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { letTimePass } from '#test/dashboard.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

let shop: TestShop;
let accountant: MadeStaff;
let failed: { id: string; number: string; total: number };
let waiting: { id: string; number: string; total: number };
beforeAll(async () => {
  shop = await openShop();
  const { id: productId } = await makeProduct(shop);
  failed = await cancelPaid(productId, { failNext: 'refund_later' });
  await letTimePass(shop);
  waiting = await cancelPaid(productId, {});
  accountant = await makeStaff(shop, 'accountant');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Pays an order online and cancels it, while Razorpay behaves as the test has set. */
async function cancelPaid(productId: string, controls: object) {
  const buyer = await makeCustomer(shop);
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId }));
  await steerRazorpay(shop, controls);
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  return { id: order.id, number: order.order_number, total: order.totals.total };
}

async function list(query = '') {
  const response = await get(shop, `/admin/refunds?${query}`, accountant);
  return readAnswer('GET /admin/refunds', response);
}

test('refunds that have not reached the customer are listed oldest first by default', async () => {
  const { refunds, total } = await list();
  expect(total).toBe(2);
  expect(refunds).toMatchObject([
    {
      order_number: failed.number,
      amount: failed.total,
      state: 'failed',
      can_retry: true,
      reason: 'cancelled',
    },
    { order_number: waiting.number, amount: waiting.total, state: 'due', can_retry: false, gateway_id: null },
  ]);
  expect((await list('sort=newest')).refunds.map(({ order_number }) => order_number)).toEqual([
    waiting.number,
    failed.number,
  ]);
});

test('the books audit names the order of a failed refund, and marks the refund as failed', async () => {
  const { differences } = await callApi('GET /admin/books-audit', { shop, as: accountant });
  const items = differences.flatMap((difference) => difference.items);
  expect(items.map(({ order_number, name, refund_failed }) => [order_number, name, refund_failed])).toEqual([
    [failed.number, failed.number, true],
    [null, 'All orders together', false],
  ]);
});

test('refunds are filtered by state, order, name, Razorpay id and date', async () => {
  const count = async (query: string) => (await list(query)).total;
  const gatewayId = (await list('state=failed')).refunds[0]!.gateway_id!;
  expect(await count('state=open')).toBe(2);
  expect(await count('state=processed')).toBe(0);
  expect(await count(`q=${failed.number.toLowerCase()}`)).toBe(1);
  expect(await count('q=meera')).toBe(2);
  expect(await count('q=%25')).toBe(0);
  expect(await count(`q=${gatewayId}`)).toBe(1);
  expect(await count('to=2026-11-20')).toBe(0);
  expect(await count('from=2026-11-21')).toBe(2);
});

test('the refund list is CSV when the request accepts it', async () => {
  const headers = { ...accountant.headers, accept: 'text/csv' };
  const text = await (await get(shop, '/admin/refunds?state=failed', { headers })).text();
  const [head, row, ...rest] = text.trimEnd().split('\r\n');
  expect(head).toBe('Order,Customer,Amount ₹,State,Reason,Asked,Changed,Razorpay refund');
  const { refunds } = await list('state=failed');
  const [asked, changed] = [refunds[0]!.created_at, refunds[0]!.updated_at].map((at) =>
    toIndianTime(new Date(at)),
  );
  expect(row).toMatch(
    `${failed.number},Meera Kumari,${failed.total},failed,cancelled,${asked},${changed},rfnd_`,
  );
  expect(rest).toEqual([]);
});

test('a retried refund replaces the failed one in the list; an accountant may view it but not retry it', async () => {
  const retry = (as: MadeStaff) => post(shop, `/admin/orders/${failed.id}/refund-retry`, { as, body: {} });
  expect((await retry(accountant)).status).toBe(403);
  expect((await retry(await makeStaff(shop))).status).toBe(200);
  await shop.drainJobs();
  const { refunds } = await list(`q=${failed.number}`);
  expect(refunds).toHaveLength(1);
  expect(refunds[0]).toMatchObject({ can_retry: false });
  expect(['pending', 'processed']).toContain(refunds[0]!.state);
});
