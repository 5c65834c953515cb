import { sql } from 'kysely';
import { CATEGORY_RULES } from '#domain/catalogue/category-rule.ts';
import { dayMs } from '#domain/durations.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';

/** Recounts recent sales from the stock ledger. A job runs it every hour. */
export async function countSales(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, writeSales);
}

/**
 * Sets how many pieces of each product were sold in the last 90 days and not returned. This is the order of `popular` and decides which
 * products are in Bestsellers. Only products whose number changed are written.
 */
export async function writeSales(tx: Tx): Promise<void> {
  const since = new Date(tx.clock.now().getTime() - CATEGORY_RULES.bestsellers.withinDays * dayMs);
  const { rows } = await sql`
    with sold as (
      select product_id, greatest(-sum(quantity), 0)::int as units from stock_moves
       where at >= ${since} and kind in ('sold', 'revived', 'expired', 'returned') group by product_id),
    changed as (
      select p.id, coalesce(sold.units, 0) as units from products p left join sold on sold.product_id = p.id
       where p.units_sold_90_days <> coalesce(sold.units, 0) order by p.id for no key update of p)
    update products p set units_sold_90_days = changed.units from changed where p.id = changed.id returning p.id`.execute(
    tx.db,
  );
  // The triggers announce no cache tags when sales change, but lists now have another order, and Bestsellers other products.
  if (rows.length > 0) await sql`select announce_tags('sales', 'catalogue')`.execute(tx.db);
}
