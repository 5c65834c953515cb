import { toProductPath } from '#domain/catalogue/product.ts';
import type { Tx } from '#shop/context.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';

/**
 * Notifies the writer of a review by e-mail that it was published or answered, once for each. Sends nothing if the account was erased or no
 * address is known.
 */
export async function tellReviewer(
  tx: Tx,
  reviewId: string,
  kind: 'review_published' | 'review_answered',
): Promise<void> {
  const review = await tx.db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['r.customer_id', 'r.reply', 'p.name as product', 'p.slug'])
    .select(['o.customer_name as name', 'o.customer_email as to'])
    .where('r.id', '=', reviewId)
    .executeTakeFirst();
  if (!review?.customer_id || !review.to) return;
  const { customer_id: customerId, reply, product, slug, name, to } = review;
  const facts = { channel: 'email' as const, name, product, path: `${toProductPath(slug)}#reviews` };
  await writeMessage(tx, {
    dedupeKey: `${kind}/${reviewId}`,
    to,
    customerId,
    event: kind === 'review_answered' ? { ...facts, kind, answer: reply } : { ...facts, kind },
  });
}
