import type { Selectable } from 'kysely';
import type { Payments } from '#db/schema.ts';
import { type PaymentFact, nextPaymentState } from '#domain/payment/payment-fact.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type StoredPayment = Selectable<Payments>;

/** Stores a fact about a payment of an order whose row the caller has locked; the payment's state only moves forward. */
export async function recordPayment(tx: Tx, orderId: string, fact: PaymentFact): Promise<StoredPayment> {
  const known = await tx.db
    .selectFrom('payments')
    .selectAll()
    .where('gateway_payment_id', '=', fact.gatewayPaymentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const status = nextPaymentState(known?.status as PaymentFact['status'] | undefined, fact);
  if (known && known.status === status) return known;
  const now = tx.clock.now();
  const learned = {
    status,
    method: fact.method || (known?.method ?? ''),
    error: status === 'failed' ? fact.error : '',
    captured_at: status === 'captured' ? now : null,
    updated_at: now,
  };
  if (known) {
    return tx.db
      .updateTable('payments')
      .set(learned)
      .where('id', '=', known.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return tx.db
    .insertInto('payments')
    .values({
      id: makeId(tx, 'pay'),
      gateway_payment_id: fact.gatewayPaymentId,
      gateway_order_id: fact.gatewayOrderId,
      order_id: orderId,
      amount_paise: fact.amountPaise,
      currency: fact.currency,
      created_at: now,
      ...learned,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
