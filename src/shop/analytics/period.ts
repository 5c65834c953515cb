import { type RawBuilder, sql } from 'kysely';
import { endOfIndianDay, startOfIndianDay } from '#domain/indian-time.ts';

/** Whole days in India, `2026-11-01` to `2026-11-30`, both included. */
export type Period = { from: string; to: string };

/** Returns an SQL condition for a `where`: the moment lies in the period. */
export function isWithin(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<boolean> {
  return sql<boolean>`(${moment} >= ${startOfIndianDay(from)} and ${moment} < ${endOfIndianDay(to)})`;
}

/** Returns the SQL for the day of a moment in India. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone 'Asia/Kolkata')::date`;
}

/** The order counts as sold: it is paid, or is to be paid on delivery, and its money was not refunded. */
export const isSold = sql<boolean>`(o.status in ('processing', 'shipped', 'delivered', 'completed') and o.payment_status not in ('failed', 'refunded'))`;
