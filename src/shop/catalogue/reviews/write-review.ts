import { conflict, notFound } from '#domain/error.ts';
import { canReview } from '#domain/order/order-actions.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { toReviewAuthor } from '#domain/catalogue/review.ts';
import type { WriteReview } from '#contract/catalogue/review.ts';
import { type Ctx, makeId } from '#shop/context.ts';
import { requireCustomer } from '#shop/customers/customer-row.ts';
import type { Review } from './list-reviews.ts';

export type WrittenReview = WriteReview & { productId: string };

/**
 * Publishes a customer's review of a product that they received, one for each order line, under the first name and initial on the order.
 * Throws unauthenticated, not_found, conflict `review.not_received` with the reason, and conflict `review.written` if they have reviewed it
 * already.
 */
export async function writeReview(ctx: Ctx, review: WrittenReview): Promise<Review> {
  const line = await findLine(ctx, review);
  const { rating, title, text } = review;
  const row = {
    id: makeId(ctx, 'rev'),
    author: toReviewAuthor(line.customer_name),
    rating,
    title,
    body: text,
    created_at: ctx.clock.now(),
  };
  const written = await ctx.db
    .insertInto('reviews')
    .values({
      ...row,
      product_id: review.productId,
      customer_id: requireCustomer(ctx),
      order_line_id: line.id,
    })
    .onConflict((conflict) => conflict.column('order_line_id').doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows === 0n) throw alreadyWritten();
  const { created_at: createdAt, ...said } = row;
  return { ...said, createdAt };
}

/** Returns the order line that is reviewed: the one named, else the latest line of this product without a review. */
async function findLine(ctx: Ctx, { productId, order_line_id }: WrittenReview) {
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

async function refuseUnknown(ctx: Ctx, productId: string): Promise<void> {
  const product = await ctx.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) throw notFound('Product');
}

function alreadyWritten() {
  return conflict('review.written', 'You have reviewed this already. Thank you!');
}
