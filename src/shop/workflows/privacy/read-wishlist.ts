import type { Reader } from '#shop/context.ts';

/** Returns a customer's wishlist with product names. */
export async function readWishlist({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('wishlist_lines as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .select(['w.product_id', 'p.name', 'w.added_at'])
    .where('w.customer_id', '=', customerId)
    .orderBy('w.position')
    .execute();
  return rows.map(({ added_at, ...wish }) => ({ ...wish, added_at: added_at.toISOString() }));
}

/** Returns a customer's requests to be notified when a product is back in stock. */
export async function readStockRequests({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('stock_requests as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['p.name as product', 'r.quantity', 'r.notes', 'r.created_at', 'r.answered_at'])
    .where('r.customer_id', '=', customerId)
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ created_at, answered_at, ...request }) => ({
    ...request,
    at: created_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  }));
}
