import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';

/** Webhooks are kept as they came, with number, address and UPI ID of who paid; of those that are done, only what kind they were stays. */
export async function erasePayer(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update webhook_events w set payload = '{}'
     where w.processed_at is not null
       and exists (select from gateway_orders g join orders o on o.id = g.order_id
                    where o.customer_id = ${customerId} and position(g.gateway_order_id in w.payload) > 0)`.execute(
    tx.db,
  );
}
