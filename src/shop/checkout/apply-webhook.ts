import { RazorpayEvent } from '#domain/payment.ts';
import { toRefundFact } from '#domain/payment-fact.ts';
import type { Ctx } from '#shop/context.ts';
import { learnRefund } from '#shop/payments/learn-refund.ts';
import { settle } from './look-at-payments.ts';

/** Works off one stored webhook. Every step is safe to repeat, so a job that was killed half-way simply runs again. */
export async function applyWebhook(ctx: Ctx, eventId: string): Promise<void> {
  const stored = await ctx.db
    .selectFrom('webhook_events')
    .select(['payload', 'processed_at'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (!stored || stored.processed_at) return;
  const { payload } = RazorpayEvent.parse(JSON.parse(stored.payload));
  const refund = payload.refund?.entity;
  if (refund) await learnRefund(ctx, refund.payment_id, toRefundFact(refund));
  else if (payload.payment) await settle(ctx, payload.payment.entity);
  await ctx.db
    .updateTable('webhook_events')
    .set({ processed_at: ctx.clock.now() })
    .where('event_id', '=', eventId)
    .execute();
}
