import type { Paise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import type { StoredPayment } from '#shop/payments/record-payment.ts';

/**
 * Returns how much of a credit note of this amount is still to be refunded, minus gateway-initiated refunds. Refunds that nobody has
 * explained yet count towards the note; gifts count only where less than the note is left of the payment. The caller has locked the order
 * and not yet written the note.
 */
export async function sumGatewayRefunds(tx: Tx, payment: StoredPayment, amountPaise: Paise): Promise<Paise> {
  const gatewayRefunds = await tx.db
    .selectFrom('refunds')
    .select(['id', 'uncredited_paise as paise', 'explained_at'])
    .where('payment_id', '=', payment.id)
    .where('status', 'in', ['pending', 'processed'])
    .where('uncredited_paise', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (gatewayRefunds.length === 0) return amountPaise;
  const gifts = gatewayRefunds.filter(({ explained_at }) => explained_at !== null);
  const open = gatewayRefunds.filter(({ explained_at }) => explained_at === null);
  const afterOpen = await takeFrom(tx, open, amountPaise);
  const leftPaise = payment.amount_paise - (await sumNotes(tx, payment.order_id)) - sum(gatewayRefunds);
  const beyondPaise = Math.max(0, afterOpen - leftPaise);
  return afterOpen - beyondPaise + (await takeFrom(tx, gifts, beyondPaise));
}

type Uncredited = { id: string; paise: Paise };

/** Counts refunds towards an amount, oldest first, and returns the rest of the amount. */
async function takeFrom(tx: Tx, refunds: Uncredited[], amountPaise: Paise): Promise<Paise> {
  let rest = amountPaise;
  for (const { id, paise } of refunds) {
    const taken = Math.min(paise, rest);
    if (taken === 0) break;
    await tx.db
      .updateTable('refunds')
      .set({ uncredited_paise: paise - taken, updated_at: tx.clock.now() })
      .where('id', '=', id)
      .execute();
    rest -= taken;
  }
  return rest;
}

/** Sums the credits of an order in paise, without what they paid of exchanges. */
export async function sumNotes(tx: Tx, orderId: string): Promise<Paise> {
  const { total } = await tx.db
    .selectFrom('invoices')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('total_paise'), eb.lit(0)).as('total'))
    .where('order_id', '=', orderId)
    .where('document_type', '=', 'credit_note')
    .where('is_replaced', '=', false)
    .executeTakeFirstOrThrow();
  const { exchanged_paise } = await tx.db
    .selectFrom('orders')
    .select('exchanged_paise')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(total) - exchanged_paise;
}

function sum(refunds: Uncredited[]): Paise {
  return refunds.reduce((total, { paise }) => total + paise, 0);
}
