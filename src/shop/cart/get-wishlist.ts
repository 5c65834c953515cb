import type { Ctx } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';

/** Returns the product ids of the customer's wishlist, in their order. Throws unauthenticated. */
export async function getWishlist(ctx: Pick<Ctx, 'actor' | 'db'>): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('wishlist_lines')
    .select('product_id')
    .where('customer_id', '=', requireCustomer(ctx))
    .orderBy('position')
    .execute();
  return rows.map((row) => row.product_id);
}
