import { sql } from 'kysely';
import type { TodayAnswer } from '#contract/overview/admin-overview.ts';
import { dayMs } from '#domain/durations.ts';
import { sumPaise, toRupees } from '#domain/money/money.ts';
import { startOfIndianDay, toIndianDay } from '#domain/indian-time.ts';
import { dayOf, isSold } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

const days = 30;

type Day = { day: string; paise: number; orders: number };

/**
 * Returns the sales of the last 30 Indian days, today included, and of the 30 before; refunded orders do not count as sold, and the amount
 * that an exchange adds to a sale does not count as a second order.
 */
export async function readSales({ db, clock }: Reader): Promise<NonNullable<TodayAnswer['sales']>> {
  const today = startOfIndianDay(toIndianDay(clock.now())).getTime();
  const start = toIndianDay(new Date(today - (days - 1) * dayMs));
  const from = new Date(today - (2 * days - 1) * dayMs);
  const { rows } = await sql<Day>`
    select ${dayOf(sql`d.start`)}::text as day, sold.paise, sold.orders
      from generate_series(${from}::timestamptz, ${new Date(today)}::timestamptz, interval '24 hours') d (start),
           lateral (select sum(o.total_paise - o.exchange_paise)::bigint as paise,
                          count(*) filter (where o.exchange_paise = 0)::int as orders from orders o
                     where o.placed_at >= d.start and o.placed_at < d.start + interval '24 hours' and ${isSold}) sold
     where sold.orders > 0 or sold.paise > 0 order by 1`.execute(db);
  const recent = sum(rows.filter(({ day }) => day >= start));
  const before = sum(rows.filter(({ day }) => day < start));
  return {
    total: recent.total,
    orders: recent.orders,
    before: before.total,
    orders_before: before.orders,
    days: rows
      .filter(({ day }) => day >= start)
      .map(({ day, paise, orders }) => ({ day, total: toRupees(Number(paise)), orders })),
  };
}

function sum(rows: Day[]): { total: number; orders: number } {
  return {
    total: toRupees(sumPaise(rows.map(({ paise }) => Number(paise)))),
    orders: rows.reduce((many, { orders }) => many + orders, 0),
  };
}
