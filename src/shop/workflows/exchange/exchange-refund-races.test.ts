import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '#test/buy.ts';
import { audit } from '#test/auditor.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { onePiece } from '#test/scenes/exchanges.ts';
import { makeLinkedExchanges, openExchangeShop } from '#test/scenes/exchanges-by-link.ts';
import { steerRazorpay } from '#test/steer-razorpay.ts';

// An order and its exchange are refunded from one payment. Commands lock the order and then its payments; reports of the gateway lock the payment.

let shop: TestShop;
let owner: MadeStaff;
const { exchange, makeArrived } = makeLinkedExchanges(
  () => shop,
  () => owner,
);
beforeAll(async () => {
  shop = await openExchangeShop({ poolSize: 20 });
  owner = await makeStaff(shop);
});
afterAll(() => shop.close());

/** Counts the circles of waiting transactions that PostgreSQL had to break, once every connection has reported its own. */
async function countDeadlocks(): Promise<number> {
  await setTimeout(1500);
  await Promise.all(
    Array.from({ length: 20 }, () => sql`select pg_stat_force_next_flush()`.execute(shop.db)),
  );
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(shop.db);
  return rows[0]!.deadlocks;
}

test(
  'refunds of an order and of its exchange, sent again and reported, twenty at once: none waits for another in a circle, and the books agree',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 3; round += 1) {
      const { first } = await makeArrived();
      const { exchange: made } = await exchange(first.id, { items: onePiece(first) });
      const change = (id: string, step: string, body: object, index: number) =>
        post(shop, `/admin/orders/${id}/${step}`, {
          as: owner,
          body,
          key: `round-${round}-${step}-${index}`,
        });
      for (const [index, id] of [first.id, made.id].entries()) {
        await steerRazorpay(shop, { failNext: 'refund_later' });
        await change(id, 'refund', { amount: 100, reason: 'A scratch' }, index);
        await letTimePass(shop);
      }
      await steerRazorpay(shop, { failNext: null });
      const calls = [
        (index: number) => change(first.id, 'refund', { amount: 10, reason: 'A scratch' }, 10 + index),
        (index: number) => change(first.id, 'refund-retry', {}, index),
        (index: number) => change(made.id, 'refund-retry', {}, index),
        (index: number) =>
          index === 3
            ? change(made.id, 'cancellation', { reason: 'Not wanted' }, index)
            : change(made.id, 'refund', { amount: 10, reason: 'A scratch' }, 30 + index),
        async (index: number) => {
          if (index === 4) await refundInDashboard(shop, first.payment.transaction_id!, { amount: 50_00 });
          await shop.sandbox.runDue();
          // A job that conflicts with another is retried later.
          await shop.drainJobs().catch(() => undefined);
        },
      ];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => calls[index % calls.length]!(index)),
      );
      const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
      expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 422)).toEqual([]);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
      await letTimePass(shop);
      expect(await audit(shop)).toEqual([]);
    }
    expect(await countDeadlocks()).toBe(0);
  },
);
