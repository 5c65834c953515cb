import type { Selectable } from 'kysely';
import type { Refunds } from '#db/schema.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import type { StoredPayment } from '#shop/payments/record-payment.ts';
import { tellOwners } from '#shop/payments/tell-owners.ts';

type Told = {
  payment: StoredPayment;
  refund: Selectable<Refunds>;
  /** The part of the refund that no message to the buyer has mentioned. */
  untoldPaise: Paise;
  owners: string[];
};

/** Sends the buyer a message about the refund, and the owners one about the part that they have to explain. */
export async function messageGatewayRefund(
  tx: Tx,
  { payment, refund, untoldPaise, owners }: Told,
): Promise<void> {
  if (payment.currency !== 'INR') return;
  if (untoldPaise > 0) {
    const back = { backId: refund.id, refundPaise: untoldPaise };
    await writeOrderMessage(tx, refund.order_id, 'order_refunded', back);
  }
  if (refund.uncredited_paise === 0) return;
  const about = { causeId: refund.id, orderId: refund.order_id, owners };
  await tellOwners(tx, about, { kind: 'gateway_refund', amountPaise: refund.uncredited_paise });
}
