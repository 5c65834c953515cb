import { type RawBuilder, sql } from 'kysely';
import { startOfIndianDay } from '#domain/tax/financial-year.ts';

/** Whole days in India, `2026-11-01` to `2026-11-30`, both included. */
export type Period = { from: string; to: string };

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a moment lies in a period, for a `where`. */
export function isWithin(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<boolean> {
  const end = new Date(startOfIndianDay(to).getTime() + dayMs);
  return sql<boolean>`(${moment} >= ${startOfIndianDay(from)} and ${moment} < ${end})`;
}

/** The day in India of a moment. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone 'Asia/Kolkata')::date`;
}

/** An order that counts as sold: paid, or to be paid at the door, and its money did not go back. */
export const isSold = sql<boolean>`(o.status in ('processing', 'shipped', 'delivered', 'completed') and o.payment_status not in ('failed', 'refunded'))`;
