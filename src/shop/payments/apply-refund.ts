import type { Selectable } from 'kysely';
import type { Refunds } from '#db/schema.ts';
import { type RefundFact, type RefundStatus, nextRefundState } from '#domain/payment/payment-fact.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { listOwnerAddresses } from '#shop/support/list-owner-addresses.ts';
import { tellOfFailure } from './tell-of-failure.ts';

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
  const refunds = await findKnown(tx, paymentId, fact);
  for (const refund of refunds) await storeState(tx, refund, { fact, owners });
  return refunds.length > 0;
}

async function storeState(
  tx: Tx,
  refund: Selectable<Refunds>,
  { fact, owners }: Omit<Reported, 'paymentId'>,
): Promise<void> {
  const status = nextRefundState(standingOf(refund), fact.status);
  if (status === refund.status && refund.gateway_refund_id !== null) return;
  await tx.db
    .updateTable('refunds')
    .set({ status, gateway_refund_id: fact.gatewayRefundId, updated_at: tx.clock.now() })
    .where('id', '=', refund.id)
    .execute();
  if (status !== 'failed' || refund.status === 'failed') return;
  const { id, order_id: orderId, amount_paise: amountPaise, uncredited_paise: uncreditedPaise } = refund;
  await tellOfFailure(tx, { id, orderId, amountPaise, uncreditedPaise }, owners);
}

/**
 * Finds a refund by the gateway's id, or by our own id as its receipt while the gateway's id is not known. A refund made in Razorpay's
 * dashboard has a row for each order that it covers. One that failed and was replaced, and that the bank paid after all, is not known: it counts
 * as one of the dashboard, towards what is still owed.
 */
async function findKnown(tx: Tx, paymentId: string, { gatewayRefundId, receipt, status }: RefundFact) {
  const rows = await tx.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where((eb) =>
      eb.or([
        eb('gateway_refund_id', '=', gatewayRefundId),
        eb('id', '=', receipt).and('gateway_refund_id', 'is', null),
      ]),
    )
    .orderBy('id')
    .execute();
  const known = rows.filter((row) => row.gateway_refund_id !== null);
  if (known.length === 0) return rows;
  return status === 'processed' ? known.filter((row) => row.status !== 'replaced') : known;
}

/** Returns the state that the refund counts from: a replaced refund that Razorpay accepted after all becomes due again. */
function standingOf(refund: { status: string; gateway_refund_id: string | null }): RefundStatus {
  return refund.status === 'replaced' && refund.gateway_refund_id === null
    ? 'due'
    : (refund.status as RefundStatus);
}
