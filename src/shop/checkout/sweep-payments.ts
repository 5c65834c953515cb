import type { Ctx } from '#shop/context.ts';
import { expireOverdue } from './expire-order.ts';
import { lookAtPayments } from './look-at-payments.ts';

const minuteMs = 60_000;
/** Razorpay keeps asking a silent bank for three days. */
const lateDays = 3;

/**
 * Asks Razorpay about every order still unpaid some minutes after its payment was opened, for as long as late money may come.
 * Webhooks may all be lost: this alone finds every captured payment. Then it lets orders go whose time is over.
 */
export async function sweepPayments(ctx: Ctx, olderThanMinutes = 15): Promise<void> {
  const now = ctx.clock.now().getTime();
  const open = await ctx.db
    .selectFrom('gateway_orders as g')
    .innerJoin('orders as o', 'o.id', 'g.order_id')
    .select('g.gateway_order_id')
    .where('o.payment_status', 'in', ['pending', 'failed'])
    .where('g.created_at', '<=', new Date(now - olderThanMinutes * minuteMs))
    .where('g.created_at', '>', new Date(now - lateDays * 24 * 60 * minuteMs))
    .orderBy('g.created_at')
    .limit(200)
    .execute();
  for (const { gateway_order_id } of open) {
    await lookAtPayments(ctx, gateway_order_id).catch((error: Error) =>
      ctx.log.warn(
        { gatewayOrderId: gateway_order_id, error: error.message },
        'could not ask about a payment',
      ),
    );
  }
  await expireOverdue(ctx);
}
