import type { Selectable } from 'kysely';
import type { Refunds } from '#db/schema.ts';
import { type RefundFact, type RefundStatus, nextRefundState } from '#domain/payment/payment-fact.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { listOwnerAddresses } from '#shop/messaging/list-owner-addresses.ts';
import { storeGatewayRefund } from './gateway-refunds/store-gateway-refund.ts';
import { tellOfFailure } from './tell-of-failure.ts';

/** Stores the state of a refund as the gateway reports it. Returns false where the shop does not know the refund. */
export async function applyRefund(ctx: Ctx, gatewayPaymentId: string, fact: RefundFact): Promise<boolean> {
  const owners = fact.status === 'failed' ? await listOwnerAddresses(ctx) : [];
  return inTransaction(ctx, async (tx) => {
    const paymentId = await lockOrderOfPayment(tx, gatewayPaymentId);
    return paymentId !== undefined && storeRefundState(tx, { paymentId, fact, owners });
  });
}

/**
 * Stores the response to a refund that the shop has sent. If the refund was replaced by one from the dashboard while it was being sent, it
 * counts as gateway-initiated itself, so that its rest is not sent as well.
 */
export async function applySentRefund(ctx: Ctx, gatewayPaymentId: string, fact: RefundFact): Promise<void> {
  const owners = await listOwnerAddresses(ctx);
  await inTransaction(ctx, async (tx) => {
    const paymentId = await lockOrderOfPayment(tx, gatewayPaymentId);
    if (!paymentId || (await storeRefundState(tx, { paymentId, fact, owners }))) return;
    const payment = await tx.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await storeGatewayRefund(tx, { payment, fact, owners });
  });
}

/** Locks the order that a payment paid, as every command that moves its money does first, and returns the id of the payment. */
async function lockOrderOfPayment(tx: Tx, gatewayPaymentId: string): Promise<string | undefined> {
  const payment = await tx.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where('p.gateway_payment_id', '=', gatewayPaymentId)
    .forNoKeyUpdate('o')
    .executeTakeFirst();
  return payment?.id;
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
  const status = nextRefundState(refund.status as RefundStatus, fact.status);
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
 * Finds a refund by the gateway's id, or, while the gateway's id is not known, by our own id as its receipt. A refund made in Razorpay's
 * dashboard has a row for each order that it covers. A replaced refund that Razorpay accepted or the bank paid after all is not found: it
 * counts as gateway-initiated, towards the amount that is still owed.
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
  const accepted = rows.filter((row) => row.gateway_refund_id !== null);
  if (accepted.length > 0) return status === 'processed' ? accepted.filter(isNotReplaced) : accepted;
  return status === 'failed' ? rows : rows.filter(isNotReplaced);
}

function isNotReplaced({ status }: { status: string }): boolean {
  return status !== 'replaced';
}
