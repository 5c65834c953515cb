import type { Tx } from '#shop/context.ts';

/** The stored cart and wishlist of an account that is no more. */
export async function eraseLists(tx: Tx, customerId: string): Promise<void> {
  await tx.db.deleteFrom('cart_lines').where('customer_id', '=', customerId).execute();
  await tx.db.deleteFrom('wishlist_lines').where('customer_id', '=', customerId).execute();
}
