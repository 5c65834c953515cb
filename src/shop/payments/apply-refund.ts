import { type RefundFact, type RefundStatus, nextRefundState } from '#domain/payment/payment-fact.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { listOwnerAddresses } from '#shop/support/list-owner-addresses.ts';
import { tellOfFailure } from './message-failure.ts';

/** Stores the state of a refund as the gateway reports it. Returns false where the shop does not know the refund. */
export async function applyRefund(ctx: Ctx, gatewayPaymentId: string, fact: RefundFact): Promise<boolean> {
  const owners = fact.status === 'failed' ? await listOwnerAddresses(ctx) : [];
  return inTransaction(ctx, async (tx) => {
    // Locks the order first, as every command that moves its money does.
    const payment = await tx.db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select('p.id')
      .where('p.gateway_payment_id', '=', gatewayPaymentId)
      .forNoKeyUpdate('o')
      .executeTakeFirst();
    return payment !== undefined && storeRefundState(tx, { paymentId: payment.id, fact, owners });
  });
}

type Reported = { paymentId: string; fact: RefundFact; owners: string[] };

/** Stores the state of a refund of an order that the caller has locked. A refund's state only moves forward. */
export async function storeRefundState(tx: Tx, { paymentId, fact, owners }: Reported): Promise<boolean> {
  const refund = await findKnown(tx, paymentId, fact);
  if (!refund) return false;
  const status = nextRefundState(standingOf(refund), fact.status);
  if (status === refund.status && refund.gateway_refund_id !== null) return true;
  await tx.db
    .updateTable('refunds')
    .set({ status, gateway_refund_id: fact.gatewayRefundId, updated_at: tx.clock.now() })
    .where('id', '=', refund.id)
    .execute();
  if (status !== 'failed' || refund.status === 'failed') return true;
  const { id, order_id: orderId, amount_paise: amountPaise, uncredited_paise: uncreditedPaise } = refund;
  await tellOfFailure(tx, { id, orderId, amountPaise, uncreditedPaise }, owners);
  return true;
}

/** Finds a refund by the gateway's id, or by our own id as its receipt while the gateway's id is not known. */
function findKnown(tx: Tx, paymentId: string, { gatewayRefundId, receipt }: RefundFact) {
  return tx.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where((eb) =>
      eb.or([
        eb('gateway_refund_id', '=', gatewayRefundId),
        eb('id', '=', receipt).and('gateway_refund_id', 'is', null),
      ]),
    )
    .orderBy('gateway_refund_id', (order) => order.nullsLast())
    .limit(1)
    .executeTakeFirst();
}

/** Returns the state that the refund counts from: a replaced refund that Razorpay accepted after all becomes due again. */
function standingOf(refund: { status: string; gateway_refund_id: string | null }): RefundStatus {
  return refund.status === 'replaced' && refund.gateway_refund_id === null
    ? 'due'
    : (refund.status as RefundStatus);
}
