import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyOnline, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeMessageCalls } from '#test/scenes/messages.ts';
import { createDatabase } from '#test/database/database.ts';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { silentLog } from '#server/log.ts';
import { openStore } from '#server/wiring/store.ts';
import { createShopGauges } from './shop-gauges.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const registry = new Registry();
const gauges = createShopGauges(registry);

/** Reads the metrics and returns the value of each line by its name and labels. */
async function read(ctx = shop.ctx): Promise<Record<string, number>> {
  await gauges.update(ctx);
  const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

test('recent orders and failed payments are counted', async () => {
  const before = await read();
  expect(before['shop_orders_last_5_minutes{payment="razorpay"}']).toBe(0);
  expect(before['shop_orders_last_5_minutes{payment="cod"}']).toBe(0);
  const buyer = await makeCustomer(shop);
  const { order } = await buyOnline(shop, buyer, toOrderBody({ productId: (await makeProduct(shop)).id }));
  const payment = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const failed = { status: 'failed', method: 'upi', captured_at: null, updated_at: shop.clock.now() };
  await shop.db
    .insertInto('payments')
    .values({ ...payment, ...failed, id: 'pay_failed', gateway_payment_id: 'pay_FAILED000' })
    .execute();
  expect(await read()).toMatchObject({
    'shop_orders_last_5_minutes{payment="razorpay"}': 1,
    'shop_payments_failed_last_hour{method="upi"}': 1,
    shop_database_up: 1,
  });
  shop.clock.advance(61 * 60_000);
  const later = await read();
  expect(later['shop_orders_last_5_minutes{payment="razorpay"}']).toBe(0);
  expect(later['shop_payments_failed_last_hour{method="upi"}']).toBeUndefined();
});

test('waiting messages and jobs are reported by the age of the oldest, failed ones by their number', async () => {
  const { write } = makeMessageCalls(() => shop);
  await write();
  await shop.ctx.queue.send(shop.db, { name: 'count-sales', data: {} });
  await sql`update pgboss.job set start_after = now() - interval '10 minutes' where name = 'count-sales'`.execute(
    shop.db,
  );
  shop.clock.advance(120_000);
  const waiting = await read();
  expect(waiting['shop_messages_wait_seconds']).toBeGreaterThanOrEqual(120);
  expect(waiting['shop_jobs_wait_seconds']).toBeGreaterThanOrEqual(600);
  expect([waiting['shop_messages_failed'], waiting['shop_jobs_failed']]).toEqual([0, 0]);
  await sql`update messages set failed_at = created_at, failure = 'refused', kind = 'order_received'`.execute(
    shop.db,
  );
  await sql`update pgboss.job set state = 'failed', data = '{"order": "x"}' where name = 'count-sales'`.execute(
    shop.db,
  );
  const givenUp = await read();
  expect([givenUp['shop_messages_failed'], givenUp['shop_jobs_failed']]).toEqual([expect.any(Number), 1]);
  expect(givenUp['shop_messages_failed']).toBeGreaterThan(0);
});

test('an unavailable database is reported, and the other metrics keep their values', async () => {
  await read();
  const { connection, drop } = await createDatabase();
  const DATABASE_URL = await proxyByUrl(connection);
  const store = await openStore({ DATABASE_URL, DATA_DIR: '/nowhere', SECRET_KEY: ['any'] }, silentLog);
  await drop();
  const gone = await read({ ...shop.ctx, db: store.db });
  expect(gone['shop_database_up']).toBe(0);
  expect(gone['shop_jobs_failed']).toBe(1);
  expect((await read())['shop_database_up']).toBe(1);
  await store.close();
});
