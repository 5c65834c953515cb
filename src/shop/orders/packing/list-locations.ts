import type { Reader } from '#shop/context.ts';

/** The shelves of the pieces of an order, by SKU. A SKU without a shelf has no entry. */
export type Locations = Readonly<Record<string, string>>;

/**
 * Returns the shelves of the pieces of some orders: that of the variant, else that of its product; orders without any shelf have no entry.
 */
export async function listLocations(
  { db }: Reader,
  orderIds: readonly string[],
): Promise<Map<string, Locations>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines as l')
    .leftJoin('stock_notes as n', 'n.product_id', 'l.product_id')
    .leftJoin('variants as v', 'v.id', 'l.variant_id')
    .select((eb) => ['l.order_id', 'l.sku', eb.fn.coalesce('v.location', 'n.location').as('location')])
    .where('l.order_id', 'in', orderIds)
    .execute();
  const placed = rows.flatMap(({ location, ...line }) => (location ? [{ ...line, location }] : []));
  const byOrder = Map.groupBy(placed, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([id, lines]) => [
      id,
      Object.fromEntries(lines.map(({ sku, location }) => [sku, location])),
    ]),
  );
}
