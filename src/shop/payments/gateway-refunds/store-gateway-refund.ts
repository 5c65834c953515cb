import { sql } from 'kysely';
import { type Paise, formatRupees } from '#domain/money/money.ts';
import type { RefundFact, RefundReason } from '#domain/payment/payment-fact.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { oweRefund } from '#shop/payments/owe-refund.ts';
import type { StoredPayment } from '#shop/payments/record-payment.ts';
import { messageGatewayRefund } from './message-gateway-refund.ts';

type GatewayRefund = { payment: StoredPayment; fact: RefundFact; owners: string[] };

/**
 * Stores a gateway-initiated refund of a captured payment; the caller has locked the order. The refund first covers what the shop owes and
 * the gateway has not received yet, and replaces those refunds. The owner is told of the part that covers nothing, because only they know
 * what it was for.
 */
export async function storeGatewayRefund(tx: Tx, { payment, fact, owners }: GatewayRefund): Promise<void> {
  const { amountPaise, gatewayRefundId, status } = fact;
  const wantedPaise = status === 'failed' ? 0 : await readWanted(tx, payment.id);
  const creditedPaise = Math.min(amountPaise, wantedPaise);
  const gaveWay = creditedPaise > 0 ? await giveWay(tx, payment) : [];
  const refund = await insertGatewayRefund(tx, payment, {
    fact,
    uncreditedPaise: amountPaise - creditedPaise,
  });
  if (status === 'failed') return;
  if (gaveWay[0] && wantedPaise > creditedPaise) {
    const rest = wantedPaise - creditedPaise;
    await oweRefund(tx, payment, { reason: gaveWay[0], amountPaise: rest, after: gatewayRefundId });
  }
  const reason = `${formatRupees(amountPaise)} ${gatewayRefundId}`;
  await writeOrderEvent(tx, { orderId: payment.order_id, kind: 'gateway_refunded', reason });
  // The buyer was already told of the refunds that were replaced.
  const untoldPaise = gaveWay.length > 0 ? refund.uncredited_paise : amountPaise;
  await messageGatewayRefund(tx, { payment, refund, untoldPaise, owners });
}

/**
 * Returns how much of a payment should be refunded and has not reached the gateway: the credit notes of its order without what they paid of
 * exchanges, or the whole payment where it paid for no order.
 */
async function readWanted(tx: Tx, paymentId: string): Promise<Paise> {
  const { rows } = await sql<{ wanted: Paise }>`
    select (case when o.paid_by = p.id
                 then least(p.amount_paise, (
                        select coalesce(sum(n.total_paise), 0) from invoices n
                         where n.order_id = o.id and n.document_type = 'credit_note' and not n.is_replaced) - o.exchanged_paise)
                 else p.amount_paise end
            - (select coalesce(sum(r.amount_paise - r.uncredited_paise), 0) from refunds r
                where r.payment_id = p.id and r.order_id = o.id and r.status in ('pending', 'processed')))::bigint as wanted
      from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}`.execute(tx.db);
  return Math.max(0, rows[0]?.wanted ?? 0);
}

/** Marks the refunds that the gateway has not accepted as replaced, and returns the reason of each. */
async function giveWay(tx: Tx, { id, order_id }: StoredPayment): Promise<RefundReason[]> {
  const rows = await tx.db
    .updateTable('refunds')
    .set({ status: 'replaced', updated_at: tx.clock.now() })
    .where('payment_id', '=', id)
    .where('order_id', '=', order_id)
    .where('status', 'in', ['due', 'failed'])
    .whereRef('uncredited_paise', '<', 'amount_paise')
    .returning('reason')
    .execute();
  return rows.map(({ reason }) => (reason === 'gateway_initiated' ? 'returned' : (reason as RefundReason)));
}

function insertGatewayRefund(
  tx: Tx,
  payment: StoredPayment,
  { fact, uncreditedPaise }: { fact: RefundFact; uncreditedPaise: Paise },
) {
  return tx.db
    .insertInto('refunds')
    .values({
      id: makeId(tx, 'rfd'),
      payment_id: payment.id,
      order_id: payment.order_id,
      amount_paise: fact.amountPaise,
      uncredited_paise: uncreditedPaise,
      reason: 'gateway_initiated',
      dedupe_key: `${payment.id}:${fact.gatewayRefundId}`,
      gateway_refund_id: fact.gatewayRefundId,
      status: fact.status,
      created_at: fact.madeAt,
      updated_at: tx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
