import { conflict, notFound } from '#domain/error.ts';
import { canReview } from '#domain/order/allowed-actions.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { Reader } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';

export type ReviewedLine = { productId: string; order_line_id?: string | undefined };

/**
 * Returns the order line that a customer may review: the named line, else the latest line of this product without a review. Throws
 * unauthenticated, not_found, conflict `review.not_received` with the reason, and conflict `review.written`.
 */
export async function findReviewedLine(ctx: Reader, { productId, order_line_id }: ReviewedLine) {
  const lines = await ctx.db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .leftJoin('reviews as r', 'r.order_line_id', 'l.id')
    .select(['l.id', 'o.status', 'o.customer_name', 'r.id as review_id'])
    .where('o.customer_id', '=', requireCustomer(ctx))
    .where('l.product_id', '=', productId)
    .$if(order_line_id !== undefined, (query) => query.where('l.id', '=', order_line_id!))
    .orderBy('o.placed_at', 'desc')
    .execute();
  const received = lines.filter(({ status }) => canReview({ status: status as OrderStatus }).allowed);
  const line = received.find(({ review_id }) => review_id === null);
  if (line) return line;
  if (received.length > 0) throw alreadyWritten();
  if (order_line_id !== undefined && lines.length === 0) throw notFound('Order');
  await refuseUnknown(ctx, productId);
  throw conflict('review.not_received', 'You can write a review once the order is delivered');
}

async function refuseUnknown(ctx: Reader, productId: string): Promise<void> {
  const product = await ctx.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) throw notFound('Product');
}

/** Returns the refusal of a second review of the same product, a conflict `review.written`. */
export function alreadyWritten() {
  return conflict('review.written', 'You have already reviewed this. Thank you!');
}
