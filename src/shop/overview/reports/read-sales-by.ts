import { sql } from 'kysely';
import type { ReportTable } from '#contract/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import { getState, type StateKey } from '#domain/tax/state.ts';
import { type Period, dayOf, isSold, isWithin } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

const placedAt = sql`o.placed_at`;
const GROUPS = {
  day: { heading: 'Day', key: sql`${dayOf(placedAt)}::text`, order: sql`1` },
  month: { heading: 'Month', key: sql`to_char(${dayOf(placedAt)}, 'YYYY-MM')`, order: sql`1` },
  state: { heading: 'State', key: sql`o.place_of_supply`, order: sql`3 desc, 1` },
};

type Row = { key: string; orders: number; total: string; tax: string };

/** Sums the orders of a period by day, month or State of delivery, with freight and tax; refunded orders are not sold. */
export async function readSalesBy(
  { db }: Reader,
  period: Period,
  by: keyof typeof GROUPS,
): Promise<ReportTable> {
  const { heading, key, order } = GROUPS[by];
  const { rows } = await sql<Row>`
    select ${key} as key, count(*)::int as orders, sum(o.total_paise)::bigint as total,
           sum(o.cgst_paise + o.sgst_paise + o.igst_paise)::bigint as tax
      from orders o where ${isWithin(placedAt, period)} and ${isSold} group by 1 order by ${order}`.execute(
    db,
  );
  const name = (value: string) => (by === 'state' ? getState(value as StateKey).name : value);
  return {
    headings: [heading, 'Orders', 'Sales ₹', 'of it GST ₹'],
    rows: rows.map((row) => [
      name(row.key),
      row.orders,
      toRupees(Number(row.total)),
      toRupees(Number(row.tax)),
    ]),
  };
}
