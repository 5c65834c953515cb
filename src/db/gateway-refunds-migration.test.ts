import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { buyOnline, toOrderBody } from '#test/buy.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

// The names in a shop's tables before the migration.
const oldNames = `
  alter table refunds disable trigger user;
  alter table refunds drop constraint refunds_only_gateway_initiated_is_uncredited, drop constraint refunds_reason_check;
  drop index refunds_to_look_at;
  update refunds set reason = 'outside' where reason = 'gateway_initiated';
  alter table refunds add constraint refunds_reason_check check (reason in ('returned', 'outside'));
  alter table refunds add constraint refunds_only_outside_is_uncredited check (reason = 'outside' or uncredited_paise = 0);
  create index refunds_to_look_at on refunds (order_id) where reason = 'outside';
  alter table refunds enable trigger user;
  update order_events set kind = 'refunded_outside' where kind = 'gateway_refunded';
  update messages set kind = 'refund_outside', dedupe_key = replace(dedupe_key, 'gateway_refund/', 'refund_outside/')
   where kind = 'gateway_refund';`;

test('the migration keeps the event, message and amount of a refund made in the Razorpay dashboard', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const product = await makeProduct(shop);
  const { order } = await buyOnline(shop, await makeCustomer(shop), toOrderBody({ productId: product.id }));
  await refundInDashboard(shop, order.payment.transaction_id!);
  await letTimePass(shop);
  const before = await readNames(shop);
  expect(before.refunds).toMatchObject([{ reason: 'gateway_initiated' }]);
  expect(before.events).toContainEqual({ kind: 'gateway_refunded' });

  await sql.raw(oldNames).execute(shop.db);
  const old = await readNames(shop);
  expect(old.refunds).toMatchObject([{ reason: 'outside' }]);
  const migration = new URL('migrations/044_gateway_refunds.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(shop.db);

  expect(await readNames(shop)).toEqual(before);
  const changed = sql`update refunds set reason = 'returned'`.execute(shop.db);
  await expect(changed).rejects.toThrow('is what it is');
});

async function readNames({ db }: TestShop) {
  const [refunds, events, messages] = await Promise.all([
    sql`select id, reason, amount_paise, uncredited_paise from refunds order by id`.execute(db),
    sql`select kind from order_events order by id`.execute(db),
    sql`select kind, dedupe_key from messages order by id`.execute(db),
  ]);
  return { refunds: refunds.rows, events: events.rows, messages: messages.rows };
}
