import { sql } from 'kysely';
import type { ReportTable } from '#contract/money/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import { nameCourier } from '#domain/shipment/courier.ts';
import { type Period, isWithin } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';
import { isCashDue } from '#shop/orders/admin-orders/narrow-orders.ts';
import { cashDue } from '#shop/orders/cash-due.ts';

type Row = {
  courier: string | null;
  parcels: number;
  fresh: string;
  older: string;
  late: string;
  total: string;
};

/** Sums the cash that couriers hold for orders delivered in a period, less credits, by courier and by age since delivery. */
export async function readCodDue({ db, clock }: Reader, period: Period): Promise<ReportTable> {
  const age = sql`extract(epoch from ${clock.now()}::timestamptz - o.delivered_at) / 86400`;
  const { rows } = await sql<Row>`
    select courier, count(*)::int as parcels, coalesce(sum(due) filter (where age < 8), 0)::bigint as fresh,
           coalesce(sum(due) filter (where age >= 8 and age < 15), 0)::bigint as older,
           coalesce(sum(due) filter (where age >= 15), 0)::bigint as late, sum(due)::bigint as total
      from (select o.courier, ${cashDue} as due, ${age} as age from orders o
             where ${isCashDue} and ${isWithin(sql`o.delivered_at`, period)}) parcel
     group by courier order by sum(due) desc`.execute(db);
  return {
    headings: ['Courier', 'Parcels', '0–7 days ₹', '8–14 days ₹', '15 days or more ₹', 'Due ₹'],
    rows: rows.map(({ courier, parcels, fresh, older, late, total }) => [
      nameCourier(courier ?? ''),
      parcels,
      ...[fresh, older, late, total].map((paise) => toRupees(Number(paise))),
    ]),
  };
}
