import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '#test/buy.ts';
import { audit } from '#test/auditor.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { onePiece } from '#test/scenes/exchanges.ts';
import { applyRefund } from '#shop/payments/apply-refund.ts';
import { makeLinkedExchanges, openExchangeShop } from '#test/scenes/exchanges-by-link.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';

// An order and its exchange are refunded from one payment. Commands lock the order and then its payments; reports of the gateway lock the payment.

let shop: TestShop;
let owner: MadeStaff;
const { exchange, makeArrived, cancel } = makeLinkedExchanges(
  () => shop,
  () => owner,
);
beforeAll(async () => {
  shop = await openExchangeShop({ poolSize: 20 });
  owner = await makeStaff(shop);
});
afterAll(() => shop.close());

/** Counts the deadlocks that PostgreSQL had to break, once every connection has reported its own. */
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
  'twenty concurrent refunds, retries and reports of an order and its exchange cause no deadlock',
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

/** Makes an order and its exchange whose refunds are a single refund in the dashboard that failed; the exchange's row is the last by id. */
async function makeFailedTogether() {
  for (;;) {
    const { first } = await makeArrived();
    const { exchange: made } = await exchange(first.id, { items: onePiece(first) });
    await cancel(made);
    await refundInDashboard(shop, first.payment.transaction_id!, { amount: 1099_00, fails: true });
    await letTimePass(shop);
    const rows = await shop.db
      .selectFrom('refunds')
      .select(['id', 'order_id', 'status', 'gateway_refund_id'])
      .where('order_id', 'in', [first.id, made.id])
      .where('reason', '=', 'gateway_initiated')
      .orderBy('id')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['failed', 'failed']);
    const last = rows[1]!;
    if (last.order_id === made.id)
      return {
        made,
        refundId: last.id,
        gatewayRefundId: last.gateway_refund_id!,
        paymentId: first.payment.transaction_id!,
      };
  }
}

const countWaiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return rows[0]!.count;
};

const toConstraint = (error: { constraint?: string }) => error.constraint;

test(
  'resending an exchange’s refund during a report that also covers its order causes no deadlock',
  { timeout: 60_000 },
  async () => {
    const { made, refundId, gatewayRefundId, paymentId } = await makeFailedTogether();
    const before = await countDeadlocks();
    let again: Promise<Response>;
    let reported: Promise<unknown>;
    await shop.db.transaction().execute(async (trx) => {
      // Both commands stop at this row, the second one after it has changed the row of the order.
      await trx.selectFrom('refunds').select('id').where('id', '=', refundId).forUpdate().execute();
      again = post(shop, `/admin/orders/${made.id}/refund-retry`, { as: owner, body: {} });
      await expect.poll(countWaiting).toBe(1);
      const fact = { gatewayRefundId, receipt: null, amountPaise: 1099_00, madeAt: shop.clock.now() };
      reported = applyRefund(shop.ctx, paymentId, { ...fact, status: 'processed' }).catch(toConstraint);
      await expect.poll(countWaiting).toBe(2);
    });
    expect((await again!).status).toBe(200);
    // More than was credited cannot come back: the report waits in the queue until the refund that was sent again has failed.
    expect(await reported!).toBe('refunds_within_credit');
    expect(await countDeadlocks()).toBe(before);
  },
);
