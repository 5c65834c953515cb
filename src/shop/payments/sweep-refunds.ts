import { sql } from 'kysely';
import { toRefundFact } from '#domain/payment-fact.ts';
import type { Ctx } from '#shop/context.ts';
import { learnRefund } from './learn-refund.ts';
import { sendRefund } from './send-refund.ts';

/**
 * Asks Razorpay every hour about each refund that is not at its end: its job gives up after half an hour, and a webhook may be lost.
 * What Razorpay never heard of is asked for again, under the same key. Safe to repeat.
 */
export async function sweepRefunds(ctx: Ctx): Promise<void> {
  for (const refund of await findUnfinished(ctx)) {
    await lookAtRefund(ctx, refund).catch((error: Error) =>
      ctx.log.warn({ refundId: refund.id, error: error.message }, 'could not ask about a refund'),
    );
  }
}

type Unfinished = { id: string; gateway_payment_id: string };

function findUnfinished(ctx: Ctx): Promise<Unfinished[]> {
  const age = sql<number>`floor(extract(epoch from ${ctx.clock.now()}::timestamptz - r.created_at) / 60)`;
  return ctx.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'p.gateway_payment_id'])
    .where('r.status', 'in', ['due', 'pending'])
    .where(sql<boolean>`${age} >= 60 and ${age} % 60 = 0`)
    .orderBy('r.created_at')
    .execute();
}

/** By its receipt first: a key may be forgotten at the gateway by now, and a part must not go back twice. */
async function lookAtRefund(ctx: Ctx, { id, gateway_payment_id }: Unfinished): Promise<void> {
  const sent = await ctx.razorpay.listRefunds(gateway_payment_id);
  const known = sent.find(({ receipt }) => receipt === id);
  if (known) await learnRefund(ctx, gateway_payment_id, toRefundFact(known));
  else await sendRefund(ctx, id);
}
