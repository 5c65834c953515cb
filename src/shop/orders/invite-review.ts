import { type Ctx, inTransaction } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';

/**
 * Invites the buyer by e-mail, once, to review the products of an order, unless it was returned or every line has a review. Safe to repeat.
 */
export async function inviteReview(ctx: Ctx, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const open = await tx.db
      .selectFrom('orders as o')
      .innerJoin('order_lines as l', 'l.order_id', 'o.id')
      .leftJoin('reviews as r', 'r.order_line_id', 'l.id')
      .select('l.id')
      .where('o.id', '=', orderId)
      .where('o.status', 'in', ['delivered', 'completed'])
      .where('o.returned_at', 'is', null)
      .where('r.id', 'is', null)
      .executeTakeFirst();
    if (open) await writeOrderMessage(tx, orderId, 'review_invited');
  });
}
