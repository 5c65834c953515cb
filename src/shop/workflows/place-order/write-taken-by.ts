import type { Selectable } from 'kysely';
import type { Orders } from '#db/schema.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import type { TakenBy } from './to-order.ts';

type Taken = { order: Selectable<Orders>; takenBy: TakenBy; overruledCod: string | undefined };

/**
 * Records that staff took an order by telephone: one row of the audit, and an order event if cash on delivery was accepted against the
 * owner's rules. If the order is paid by a link, a job sends the link, so that it is sent even if this process ends now.
 */
export async function writeTakenBy(tx: Tx, { order, takenBy, overruledCod }: Taken): Promise<void> {
  const { id: orderId, order_number, customer_id, payment_method, total_paise } = order;
  const reason = overruledCod === undefined ? '' : `${takenBy.codReason} (the rules: ${overruledCod})`;
  await Promise.all([
    writeAuditEvent(tx, {
      action: 'order.taken',
      subject: orderId,
      after: {
        order_number,
        customer_id,
        payment_method,
        total_paise,
        ...(reason && { cod_overruled: reason }),
      },
    }),
    reason && writeOrderEvent(tx, { orderId, kind: 'cod_overruled', reason }),
    payment_method === 'razorpay' && tx.enqueue('open-payment-link', { orderId }),
  ]);
}
