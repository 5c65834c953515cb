import { sql } from 'kysely';
import type { Paise } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';
import { type Period, dayOf, isSold, isWithin } from './period.ts';

/**
 * Pieces sold, and the money paid for them after discounts, tax included; without freight, and without the part of an exchange that
 * returned pieces paid for.
 */
export type Sales = { name: string; units: number; orders: number; revenuePaise: Paise };

const placedAt = sql`o.placed_at`;
const groups = {
  product: { key: sql`l.product_id`, name: sql`max(p.name)`, order: sql`3 desc, 1` },
  category: { key: sql`c.id`, name: sql`coalesce(max(c.name), 'Not stated')`, order: sql`3 desc, 1` },
  day: { key: dayOf(placedAt), name: sql`${dayOf(placedAt)}::text`, order: sql`1` },
};

/** Sums what was sold in a period by product, category or day. It reads the orders themselves, so script blockers cannot hide a sale. */
export async function findSales(
  { db }: Pick<Reader, 'db'>,
  period: Period,
  by: keyof typeof groups,
): Promise<Sales[]> {
  const { key, name, order } = groups[by];
  const { rows } = await sql<Sales>`
    select ${name} as name, sum(l.quantity)::int as units,
           sum(l.net_paise - coalesce(round(l.net_paise::numeric * o.exchange_paise / nullif(o.total_paise, 0)), 0))::bigint as "revenuePaise",
           count(distinct o.id) filter (where o.exchange_paise = 0)::int as orders
      from orders o
      join order_lines l on l.order_id = o.id
      join products p on p.id = l.product_id
      left join categories c on c.id = p.category_id
     where ${isWithin(placedAt, period)} and ${isSold}
     group by ${key}
     order by ${order}`.execute(db);
  return rows;
}
