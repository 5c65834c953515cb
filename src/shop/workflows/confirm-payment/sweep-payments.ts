import { sql } from 'kysely';
import { minuteMs } from '#domain/durations.ts';
import { LATE_PAYMENT_DAYS } from '#domain/payment/late-payment-days.ts';
import type { Ctx } from '#shop/context.ts';
import { isDueQuestion, noteQuestion } from '#shop/payments/gateway-questions.ts';
import { warnOfRefunds } from '#shop/payments/warn-of-refunds.ts';
import { expireOverdue } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { fetchPayments } from './fetch-payments.ts';
import { sweepLinks } from './sweep-links.ts';
import { sweepRefunds } from '#shop/workflows/refund/sweep-refunds.ts';

/** The shopper may still be paying within these minutes. */
const firstAfterMinutes = 15;
/** A payment may revive its order for LATE_PAYMENT_DAYS after the order expired, which is later than the payment was opened. */
const askedForDays = LATE_PAYMENT_DAYS + 1;

/**
 * Fetches from Razorpay the payments of every order that is still unpaid some minutes after its payment was opened, for as long as a late
 * payment may arrive: every minute within its first hour, then less often, so that abandoned checkouts do not delay those that were paid.
 * It also checks now and then whether a paid order was paid twice. It finds every captured payment even if all webhooks are lost. It then
 * follows up payment links, cancels overdue unpaid orders, follows up refunds that are under way, looks for gateway-initiated refunds, and
 * warns the owner of refunds that Razorpay does not accept. At the start of the program it checks every unpaid order, however new its
 * payment.
 */
export async function sweepPayments(ctx: Ctx, { isStart = false } = {}): Promise<void> {
  for (const { gateway_order_id } of ctx.razorpay ? await findDue(ctx, isStart) : []) {
    await noteQuestion(ctx, gateway_order_id);
    await fetchPayments(ctx, gateway_order_id).catch((error: Error) =>
      ctx.log.warn(
        { gatewayOrderId: gateway_order_id, error: error.message },
        'could not ask about a payment',
      ),
    );
  }
  await sweepLinks(ctx, { isStart });
  await expireOverdue(ctx);
  await sweepRefunds(ctx, { isStart });
  await warnOfRefunds(ctx);
}

/** Finds the payments that are due: those of unpaid orders often, those of paid ones seldom, because only few were paid twice. */
function findDue(ctx: Ctx, isStart: boolean) {
  const now = ctx.clock.now();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  const age = sql<number>`floor(extract(epoch from ${now}::timestamptz - g.created_at) / 60)`;
  const isUnpaid = sql<boolean>`o.payment_status in ('pending', 'failed')`;
  const isItsTurn = isDueQuestion(ctx, {
    subject: sql`g.gateway_order_id`,
    since: sql`g.created_at`,
    minutes: sql`(case when ${isUnpaid} then (case when ${age} < 60 then 1 when ${age} < 24 * 60 then 15 else 60 end)
                       when ${age} < 60 then ${firstAfterMinutes}::int else 6 * 60 end)`,
  });
  return ctx.db
    .selectFrom('gateway_orders as g')
    .innerJoin('orders as o', 'o.id', 'g.order_id')
    .select('g.gateway_order_id')
    .where('g.created_at', '>', ago(askedForDays * 24 * 60))
    .where((eb) =>
      isStart
        ? eb.or([isUnpaid, isItsTurn])
        : eb.and([eb('g.created_at', '<=', ago(firstAfterMinutes)), isItsTurn]),
    )
    .orderBy('g.created_at', 'desc')
    .execute();
}
