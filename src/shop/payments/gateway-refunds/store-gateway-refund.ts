import type { Selectable } from 'kysely';
import type { Refunds } from '#db/schema.ts';
import { type Paise, formatRupees } from '#domain/money/money.ts';
import type { RefundFact, RefundReason } from '#domain/payment/payment-fact.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { oweRefund } from '#shop/payments/owe-refund.ts';
import type { StoredPayment } from '#shop/payments/record-payment.ts';
import { listOwed } from './list-owed.ts';
import { messageGatewayRefund } from './message-gateway-refund.ts';

type GatewayRefund = { payment: StoredPayment; fact: RefundFact; owners: string[] };

/**
 * Stores a gateway-initiated refund of a captured payment; the caller has locked the payment and its order. The refund first covers the
 * debts that have not reached the gateway yet, of the order and then of its exchanges, and replaces those refunds. The owner is notified of
 * the part that covers nothing, because only they know its purpose.
 */
export async function storeGatewayRefund(tx: Tx, { payment, fact, owners }: GatewayRefund): Promise<void> {
  const parts = fact.status === 'failed' ? [] : await coverOwed(tx, payment, fact.amountPaise);
  const creditedPaise = parts.reduce((sum, part) => sum + part.creditedPaise, 0);
  const own = parts.find(({ orderId }) => orderId === payment.order_id);
  const uncreditedPaise = fact.amountPaise - creditedPaise;
  if (own || uncreditedPaise > 0) {
    const amountPaise = (own?.creditedPaise ?? 0) + uncreditedPaise;
    const orderId = payment.order_id;
    const refund = await insertGatewayRefund(tx, payment, { fact, orderId, amountPaise, uncreditedPaise });
    if (fact.status === 'failed') return;
    // The buyer was already notified of the refunds that were replaced.
    const untoldPaise = own?.replaced.length ? uncreditedPaise : amountPaise;
    await messageGatewayRefund(tx, { payment, refund, untoldPaise, owners });
  }
  for (const { orderId, creditedPaise: amountPaise } of parts) {
    if (orderId === payment.order_id) continue;
    await insertGatewayRefund(tx, payment, { fact, orderId, amountPaise, uncreditedPaise: 0 });
  }
  for (const part of parts) await oweRest(tx, payment, { part, after: fact.gatewayRefundId });
}

type Part = {
  orderId: string;
  creditedPaise: Paise;
  /** The amount that is still owed for the order. */
  restPaise: Paise;
  /** The reasons of the refunds that were replaced. */
  replaced: RefundReason[];
};

/** Replaces refunds that an amount covers, and returns which part of the amount is for which order. */
async function coverOwed(tx: Tx, payment: StoredPayment, amountPaise: Paise): Promise<Part[]> {
  const parts: Part[] = [];
  let leftPaise = amountPaise;
  for (const { orderId, owedPaise } of await listOwed(tx, payment.id)) {
    if (leftPaise === 0) break;
    const creditedPaise = Math.min(leftPaise, owedPaise);
    const replaced = await replaceUnaccepted(tx, payment, orderId);
    parts.push({ orderId, creditedPaise, restPaise: owedPaise - creditedPaise, replaced });
    leftPaise -= creditedPaise;
  }
  return parts;
}

async function oweRest(
  tx: Tx,
  payment: StoredPayment,
  { part, after }: { part: Part; after: string },
): Promise<void> {
  const { orderId, restPaise: amountPaise, replaced } = part;
  const [reason] = replaced;
  if (reason && amountPaise > 0) await oweRefund(tx, payment, { reason, amountPaise, orderId, after });
}

/** Marks the refunds of an order that the gateway has not accepted as replaced, and returns the reason of each. */
async function replaceUnaccepted(tx: Tx, { id }: StoredPayment, orderId: string): Promise<RefundReason[]> {
  const rows = await tx.db
    .updateTable('refunds')
    .set({ status: 'replaced', updated_at: tx.clock.now() })
    .where('payment_id', '=', id)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['due', 'failed'])
    .whereRef('uncredited_paise', '<', 'amount_paise')
    .returning('reason')
    .execute();
  return rows.map(({ reason }) => (reason === 'gateway_initiated' ? 'returned' : (reason as RefundReason)));
}

type Row = { fact: RefundFact; orderId: string; amountPaise: Paise; uncreditedPaise: Paise };

/** Writes the part of a gateway-initiated refund that is for an order, with its event. */
async function insertGatewayRefund(
  tx: Tx,
  payment: StoredPayment,
  { fact, orderId, amountPaise, uncreditedPaise }: Row,
): Promise<Selectable<Refunds>> {
  const { gatewayRefundId, status, madeAt } = fact;
  // A refund that failed and was replaced has a second row when the bank pays it after all.
  const key = `${payment.id}:${gatewayRefundId}:${status}`;
  const refund = await tx.db
    .insertInto('refunds')
    .values({
      id: makeId(tx, 'rfd'),
      payment_id: payment.id,
      order_id: orderId,
      amount_paise: amountPaise,
      uncredited_paise: uncreditedPaise,
      reason: 'gateway_initiated',
      dedupe_key: orderId === payment.order_id ? key : `${key}:${orderId}`,
      gateway_refund_id: gatewayRefundId,
      status,
      created_at: madeAt,
      updated_at: tx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const reason = `${formatRupees(amountPaise)} ${gatewayRefundId}`;
  if (status !== 'failed') await writeOrderEvent(tx, { orderId, kind: 'gateway_refunded', reason });
  return refund;
}
