import { nextRefundState, type RefundStatus } from '#domain/payment-fact.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';

/** Asks Razorpay to send an owed refund; its idempotency header makes a repeat harmless. */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await ctx.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.amount_paise', 'r.status', 'r.reason', 'p.gateway_payment_id', 'o.order_number'])
    .where('r.id', '=', refundId)
    .executeTakeFirst();
  if (!refund || refund.status !== 'due') return;
  const sent = await ctx.razorpay.refund({
    paymentId: refund.gateway_payment_id,
    amountPaise: refund.amount_paise,
    receipt: refund.id,
    idempotencyKey: refund.id,
    notes: { order_number: refund.order_number, reason: refund.reason },
  });
  await learnRefund(ctx, { refundId, gatewayRefundId: sent.id, status: sent.status });
}

export type RefundFact = { refundId: string; gatewayRefundId: string; status: Exclude<RefundStatus, 'due'> };

/** Keeps what the gateway says of a refund; its state only moves forward. */
export async function learnRefund(ctx: Ctx, fact: RefundFact): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const refund = await tx.db
      .selectFrom('refunds')
      .select(['id', 'status'])
      .where((eb) =>
        eb.or([eb('id', '=', fact.refundId), eb('gateway_refund_id', '=', fact.gatewayRefundId)]),
      )
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!refund) return;
    await tx.db
      .updateTable('refunds')
      .set({
        status: nextRefundState(refund.status as RefundStatus, fact.status),
        gateway_refund_id: fact.gatewayRefundId,
        updated_at: tx.clock.now(),
      })
      .where('id', '=', refund.id)
      .execute();
  });
}
