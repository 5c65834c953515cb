import { sql } from 'kysely';
import { conflict } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/**
 * Throws conflict `order.gateway_refunded` when the whole payment of an order was refunded in Razorpay's dashboard and the owner has not
 * explained why: such a parcel must not be packed or shipped.
 */
export async function requireNotRefunded(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select p.amount_paise as total from orders o join payments p on p.id = o.paid_by join refunds r on r.payment_id = p.id and r.status in ('pending', 'processed')
     where o.id = ${orderId} group by p.id
    having sum(r.amount_paise) >= p.amount_paise
       and bool_or(r.reason = 'gateway_initiated' and r.uncredited_paise > 0 and r.explained_at is null)`.execute(
    tx.db,
  );
  if (rows.length === 0) return;
  throw conflict(
    'order.gateway_refunded',
    'This order was refunded in full in Razorpay itself. Cancel the order, or ask the owner to explain the refund first.',
  );
}
