import { ERASED_BUYER } from '#domain/customer/erasure.ts';
import { sql } from 'kysely';
import type { Reader, Tx } from '#shop/context.ts';
import { hasFailed } from '#shop/orders/admin-orders/needs-attention.ts';

/**
 * Returns the numbers of a customer's open orders: those that still have to be delivered, or have a refund that is not finished, or that the
 * bank refused and that is still owed, or cash to hand back, or pieces that came back and are not paid for.
 */
export async function listOpenOrders({ db }: Pick<Reader, 'db'>, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select('o.order_number')
    .where('o.customer_id', '=', customerId)
    .where((eb) =>
      eb.or([
        eb('o.status', 'in', ['pending', 'processing', 'shipped']),
        eb('o.cash_owed_paise', '>', 0),
        eb.exists(
          eb
            .selectFrom('returns as b')
            .select('b.id')
            .whereRef('b.order_id', '=', 'o.id')
            .where('b.state', '=', 'received'),
        ),
        eb.exists(
          eb
            .selectFrom('refunds as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .where((refund) => refund.or([refund('r.status', 'in', ['due', 'pending']), hasFailed])),
        ),
      ]),
    )
    .orderBy('o.placed_at')
    .execute();
  return rows.map((row) => row.order_number);
}

/**
 * Returns the e-mail addresses and phone numbers of the buyers of a customer's orders, as typed at the checkout; they need not be those of
 * the account.
 */
export async function listBuyerContacts({ db }: Pick<Reader, 'db'>, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['customer_email', 'customer_phone'])
    .distinct()
    .where('customer_id', '=', customerId)
    .execute();
  return rows.flatMap((row) => [row.customer_email, row.customer_phone]).filter(Boolean);
}

/**
 * Erases the buyer from a customer's orders, keeping what was sold, for how much and to which State. Name and address stay on the invoices,
 * where tax law requires them. A cancelled unpaid order can no longer be revived: a late payment is refunded instead.
 */
export async function eraseBuyer(tx: Tx, customerId: string): Promise<void> {
  const address = sql`jsonb_build_object('line1', ${ERASED_BUYER}::text, 'line2', '', 'city', '', 'stateKey', place_of_supply,
    'postalCode', '', 'country', 'India', 'phone', '')`;
  await sql`
    update orders
       set customer_name = ${ERASED_BUYER}, customer_email = '', customer_phone = '', notes = '', buyer_gstin = null,
           gift_message = left(gift_message, 0),
           shipping_address = ${address}, billing_address = ${address},
           cancelled_reason = case cancelled_reason when 'unpaid' then 'customer' else cancelled_reason end,
           updated_at = ${tx.clock.now()}
     where customer_id = ${customerId}`.execute(tx.db);
  await tx.db
    .updateTable('order_events')
    .set({ reason: '' })
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('customer_id', '=', customerId),
    )
    .where((eb) =>
      eb.or([eb('actor_kind', '=', 'customer'), eb('kind', 'in', ['address_changed', 'delivery_answered'])]),
    )
    .execute();
  await tx.db
    .updateTable('returns')
    .set({ reason: '', answer: '' })
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('customer_id', '=', customerId),
    )
    .execute();
}
