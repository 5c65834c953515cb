import type { Reader } from '#shop/context.ts';

/** Where the pieces of an order lie, by SKU. A SKU without a shelf has no entry. */
export type Locations = Readonly<Record<string, string>>;

/** Returns where the pieces of some orders lie; orders of which no product has a shelf have no entry. */
export async function listLocations(
  { db }: Reader,
  orderIds: readonly string[],
): Promise<Map<string, Locations>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('stock_notes as n', 'n.product_id', 'l.product_id')
    .select(['l.order_id', 'l.sku', 'n.location'])
    .where('l.order_id', 'in', orderIds)
    .where('n.location', '<>', '')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([id, lines]) => [
      id,
      Object.fromEntries(lines.map(({ sku, location }) => [sku, location])),
    ]),
  );
}
