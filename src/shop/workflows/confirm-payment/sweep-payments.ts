import { sql } from 'kysely';
import type { Ctx } from '#shop/context.ts';
import { warnOfRefunds } from '#shop/payments/warn-of-refunds.ts';
import { expireOverdue } from '#shop/workflows/run-order/expire-order.ts';
import { fetchPayments } from './fetch-payments.ts';
import { sweepRefunds } from '#shop/workflows/refund/sweep-refunds.ts';

const minuteMs = 60_000;
/** Razorpay keeps asking a silent bank for three days. */
const lateDays = 3;

/**
 * Asks Razorpay about every order still unpaid some minutes after its payment was opened, for as long as late money may come: every
 * minute within its first hour, then less often, or carts that were left would take the turns of those that were paid. Webhooks may
 * all be lost: this alone finds every captured payment. Then it lets orders go whose time is over, looks after
 * refunds that are still on their way and for those that were made without the shop, and tells the owner of those that are not taken. With 0 minutes it asks about all.
 */
export async function sweepPayments(ctx: Ctx, olderThanMinutes = 15): Promise<void> {
  for (const { gateway_order_id } of await findDue(ctx, olderThanMinutes)) {
    await fetchPayments(ctx, gateway_order_id).catch((error: Error) =>
      ctx.log.warn(
        { gatewayOrderId: gateway_order_id, error: error.message },
        'could not ask about a payment',
      ),
    );
  }
  await expireOverdue(ctx);
  await sweepRefunds(ctx, { isStart: olderThanMinutes === 0 });
  await warnOfRefunds(ctx);
}

function findDue(ctx: Ctx, olderThanMinutes: number) {
  const now = ctx.clock.now();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  const age = sql<number>`floor(extract(epoch from ${now}::timestamptz - g.created_at) / 60)`;
  const isItsTurn = sql<boolean>`(${age} < 60 or ${age} % (case when ${age} < 24 * 60 then 15 else 60 end) = 0)`;
  return ctx.db
    .selectFrom('gateway_orders as g')
    .innerJoin('orders as o', 'o.id', 'g.order_id')
    .select('g.gateway_order_id')
    .where('o.payment_status', 'in', ['pending', 'failed'])
    .where('g.created_at', '<=', ago(olderThanMinutes))
    .where('g.created_at', '>', ago(lateDays * 24 * 60))
    .$if(olderThanMinutes > 0, (query) => query.where(isItsTurn))
    .orderBy('g.created_at', 'desc')
    .execute();
}
