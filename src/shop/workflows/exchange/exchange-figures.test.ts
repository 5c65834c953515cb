import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { findSales } from '#shop/analytics/find-sales.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { sendDailySummary } from '#shop/workflows/order-lifecycle/send-daily-summary.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { onePiece } from '#test/scenes/exchanges.ts';
import { makeLinkedExchanges, openExchangeShop } from '#test/scenes/exchanges-by-link.ts';

// An exchange is not a second sale: the shop counts its new order only for the amount paid in addition to the credit.

let shop: TestShop;
let owner: MadeStaff;
const { move, exchange, makeArrived, makePaid } = makeLinkedExchanges(
  () => shop,
  () => owner,
);
beforeAll(async () => {
  shop = await openExchangeShop();
  owner = await makeStaff(shop);
});
afterAll(() => shop.close());

const day = { from: '2026-11-21', to: '2026-11-21' };

async function readSales() {
  const { sales } = await callApi('GET /admin/today', { shop, as: owner });
  const byDay = await findSales(shop.ctx, day, 'day');
  const pieces = byDay.map(({ orders, revenuePaise }) => ({ orders, revenuePaise }));
  return { total: sales!.total, orders: sales!.orders, pieces };
}

test('sales stay the same after a replacement, and grow only by the difference after an exchange', async () => {
  const { first } = await makeArrived();
  const { total } = first.totals;
  const pieces = [{ orders: 1, revenuePaise: 2 * 999_00 }];
  expect(await readSales()).toEqual({ total, orders: 1, pieces });
  await exchange(first.id, { items: onePiece(first) });
  expect(await readSales()).toEqual({ total, orders: 1, pieces });
  await makePaid();
  const both = [{ orders: 2, revenuePaise: 4 * 999_00 + 500_00 }];
  expect(await readSales()).toEqual({ total: 2 * total + 500, orders: 2, pieces: both });
});

test('the message to owners states the amount paid by the exchange’s link', async () => {
  const { order } = await makePaid();
  const told = await shop.db
    .selectFrom('messages')
    .select('facts')
    .where('dedupe_key', 'like', `new_order/${order.id}/%`)
    .execute();
  expect(told).toMatchObject([{ facts: { order: order.order_number, totalPaise: 500_00 } }]);
});

test('the daily summary counts neither exchanges nor cancelled orders as new orders', async () => {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { notifications: { newOrders: 'daily' } }),
  );
  await shop.changes.settle();
  const { first } = await makeArrived();
  shop.clock.advance(2 * dayMs);
  owner = await makeStaff(shop);
  await exchange(first.id, { items: onePiece(first) });
  const { id: productId } = await makeProduct(shop);
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const cancelled = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  expect((await move(owner, cancelled.id, 'cancellation', { reason: 'Not wanted' })).status).toBe(200);
  await sendDailySummary(shop.as({ kind: 'system' }));
  const [told] = await shop.db
    .selectFrom('messages')
    .select('facts')
    .where('kind', '=', 'daily_summary')
    .execute();
  expect(told!.facts).toMatchObject({ orders: { count: 1, totalPaise: order.totals.total * 100 } });
});
