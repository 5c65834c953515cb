import type { Reader } from '#shop/context.ts';

/**
 * Returns the payment link of an order by telephone or of an exchange, and whether it is unknown to Razorpay; undefined if the order has no
 * link, or it was not opened yet.
 */
export async function findPaymentLink(
  { db }: Pick<Reader, 'db'>,
  orderId: string,
): Promise<{ url: string; expiresAt: Date; isUnknown: boolean } | undefined> {
  const row = await db
    .selectFrom('payment_links')
    .select(['url', 'expires_at', 'unknown_since'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { url: row.url, expiresAt: row.expires_at, isUnknown: row.unknown_since !== null };
}
