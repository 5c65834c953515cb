import { sql } from 'kysely';
import type { RazorpayRefund } from '#domain/payment/payment.ts';
import type { Ctx } from '#shop/context.ts';
import { learnRefunds } from '#shop/workflows/confirm-payment/fetch-payments.ts';
import { sendOwedRefund } from './send-owed-refund.ts';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;
/** Razorpay accepts refunds of a payment for half a year. */
const longestDays = 185;
/** Covers more than the time for which Razorpay retries a webhook. */
const usualDays = 3;

/**
 * Asks Razorpay every hour about each refund that is not finished: its job gives up after half an hour, and a webhook may be lost. A refund
 * that Razorpay never received is sent again, under the same key. Also looks every hour for gateway-initiated refunds of the last three
 * days; once a day and at every start it looks back as far as there can be any. Safe to repeat.
 */
export async function sweepRefunds(ctx: Ctx, { isStart }: { isStart: boolean }): Promise<void> {
  for (const { id } of await findUnfinished(ctx)) {
    await sendOwedRefund(ctx, id).catch((error: Error) =>
      ctx.log.warn({ refundId: id, error: error.message }, 'could not ask about a refund'),
    );
  }
  await findGatewayRefund(ctx, isStart).catch((error: Error) =>
    ctx.log.warn({ error: error.message }, 'could not look for refunds made at the gateway'),
  );
}

function findUnfinished(ctx: Ctx): Promise<{ id: string }[]> {
  const age = sql<number>`floor(extract(epoch from ${ctx.clock.now()}::timestamptz - created_at) / 60)`;
  return ctx.db
    .selectFrom('refunds')
    .select('id')
    .where('status', 'in', ['due', 'pending'])
    .where(sql<boolean>`${age} >= 60 and ${age} % 60 = 0`)
    .orderBy('created_at')
    .execute();
}

async function findGatewayRefund(ctx: Ctx, isStart: boolean): Promise<void> {
  const minute = Math.floor(ctx.clock.now().getTime() / 60_000);
  if (!isStart && minute % hourMinutes !== 0) return;
  const days = isStart || minute % dayMinutes === 0 ? longestDays : usualDays;
  if (!ctx.razorpay) return;
  const made = await ctx.razorpay.listRefundsSince(new Date((minute - days * dayMinutes) * 60_000));
  const strange = await pickStrange(ctx, made);
  for (const [paymentId, refunds] of Map.groupBy(strange, (refund) => refund.payment_id)) {
    await learnRefunds(ctx, paymentId, refunds).catch((error: Error) =>
      ctx.log.warn({ gatewayPaymentId: paymentId, error: error.message }, 'could not learn of a refund'),
    );
  }
}

/** Returns the refunds that the shop does not know, of payments that it knows. The account at Razorpay may serve other shops too. */
async function pickStrange({ db }: Ctx, made: RazorpayRefund[]): Promise<RazorpayRefund[]> {
  const payments = await db
    .selectFrom('payments')
    .select('gateway_payment_id')
    .where(sql<boolean>`gateway_payment_id = any(${made.map(({ payment_id }) => payment_id)})`)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select('gateway_refund_id')
    .where(sql<boolean>`gateway_refund_id = any(${made.map(({ id }) => id)})`)
    .execute();
  const ours = new Set(payments.map((payment) => payment.gateway_payment_id));
  const known = new Set(refunds.map((refund) => refund.gateway_refund_id));
  return made.filter(({ id, payment_id }) => ours.has(payment_id) && !known.has(id));
}
