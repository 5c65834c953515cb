import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';

/**
 * Empties the payload of the processed webhooks of a customer's payments, keeping only their kind: webhooks are stored as received, with
 * the number, address and UPI ID of the payer.
 */
export async function erasePayer(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update webhook_events w set payload = '{}'
     where w.processed_at is not null
       and exists (select from gateway_orders g join orders o on o.id = coalesce(g.order_id, g.former_order_id)
                    where o.customer_id = ${customerId} and position(g.gateway_order_id in w.payload) > 0)`.execute(
    tx.db,
  );
}
