import { chooseChannels } from '#domain/messaging/message-channels.ts';
import { hasConsent } from '#shop/consents/read-consents.ts';
import type { Tx } from '#shop/context.ts';
import { writeMessages } from './write-message.ts';

type OpenedLink = {
  orderId: string;
  url: string;
  expiresAt: Date;
  /** `expiresAt` as the customer reads it. */
  payUntil: string;
};

/** Writes the message that asks the customer to pay an order by its link, once for an order and each medium. */
export async function writePaymentLinkMessage(
  tx: Tx,
  { orderId, url, expiresAt, payUntil }: OpenedLink,
): Promise<void> {
  const order = await tx.db
    .selectFrom('orders')
    .select([
      'order_number',
      'customer_id',
      'customer_name',
      'customer_email',
      'customer_phone',
      'total_paise',
      'exchange_paise',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const reach = {
    email: order.customer_email,
    phone: order.customer_phone,
    whatsapp: await hasConsent(tx, order.customer_id, 'whatsapp'),
  };
  const messages = chooseChannels('payment_link', reach).map(({ channel, to }) => ({
    dedupeKey: `payment_link/${orderId}/${channel === 'email' ? 'email' : 'phone'}`,
    to,
    customerId: order.customer_id,
    orderId,
    expiresAt,
    event: {
      kind: 'payment_link' as const,
      channel,
      name: order.customer_name,
      orderNumber: order.order_number,
      totalPaise: order.total_paise - order.exchange_paise,
      path: `/track/${order.order_number}`,
      payUrl: url,
      payUntil,
    },
  }));
  await writeMessages(tx, messages);
}
