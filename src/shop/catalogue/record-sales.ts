import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';

/** Sets how many pieces of each product were sold in the last 90 days: the order of `popular` and the goods of Bestsellers. */
export async function recordSales(
  tx: Tx,
  sales: readonly { productId: string; units: number }[],
): Promise<void> {
  await sql`
    update products p set units_sold_90_days = s.units
      from unnest(${sales.map((sale) => sale.productId)}::text[], ${sales.map((sale) => sale.units)}::int[]) as s (id, units)
     where p.id = s.id`.execute(tx.db);
}
