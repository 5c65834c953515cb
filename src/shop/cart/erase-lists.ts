import type { Tx } from '#shop/context.ts';

/** Deletes the stored cart and wishlist of an erased account. */
export async function eraseLists(tx: Tx, customerId: string): Promise<void> {
  await tx.db.deleteFrom('cart_lines').where('customer_id', '=', customerId).execute();
  await tx.db.deleteFrom('wishlist_lines').where('customer_id', '=', customerId).execute();
}
