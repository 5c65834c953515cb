import { sql } from 'kysely';
import { nameCourier } from '#domain/shipment/courier.ts';
import { type Parcel } from '#domain/shipment/shipment.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { writeOrderMessage } from './write-order-message.ts';

/**
 * Writes a corrected courier and tracking number into the unsent messages of an order. If a message with the old number was sent, or is
 * being sent, the buyer is notified of the new one.
 */
export async function correctShipmentMessages(
  tx: Tx,
  orderId: string,
  { courier, trackingNumber }: Parcel,
): Promise<void> {
  const about = sql`kind in ('order_shipped', 'shipment_corrected') and recipient in (o.customer_email, o.customer_phone)
                    and facts ->> 'orderNumber' = o.order_number`;
  const facts = JSON.stringify({ courier: nameCourier(courier), trackingNumber: trackingNumber ?? '' });
  const { rows: waiting } = await sql<{ kind: string }>`
    update messages set facts = facts || ${facts}::jsonb from orders o
     where o.id = ${orderId} and ${about} and sent_at is null and failed_at is null and claimed_at is null
    returning kind`.execute(tx.db);
  if (waiting.some(({ kind }) => kind === 'shipment_corrected')) return;
  const { rows: told } = await sql`
    select 1 from messages, orders o
     where o.id = ${orderId} and ${about} and (sent_at is not null or claimed_at is not null) and failed_at is null
     limit 1`.execute(tx.db);
  if (told.length > 0)
    await writeOrderMessage(tx, orderId, 'shipment_corrected', { backId: makeId(tx, 'msg'), refundPaise: 0 });
}
