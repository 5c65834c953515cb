import type { Reader } from '#shop/context.ts';

/** Returns the function that tells whether an import could not fetch a photo of one of these products from an address. */
export async function findFailures(
  { db }: Reader,
  productIds: readonly string[],
): Promise<(productId: string, address: string) => boolean> {
  if (productIds.length === 0) return () => false;
  const rows = await db
    .selectFrom('import_pictures')
    .select(['product_id', 'address'])
    .where('product_id', 'in', productIds)
    .where('state', '=', 'failed')
    .execute();
  const failed = new Set(rows.map((row) => `${row.product_id} ${row.address}`));
  return (productId, address) => failed.has(`${productId} ${address}`);
}
