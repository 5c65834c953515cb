import { dayMs } from '#domain/durations.ts';
import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';

const yearMs = 365 * dayMs;

type Whose = { customerId: string | undefined; postalCode: string | undefined };

export type RefusalColumns = { refusals: number; refusals_in_pin: number };

/**
 * Returns, as columns of a statement, the number of cash on delivery parcels of the last year that were refused at the door: by a customer,
 * and by all customers in a PIN code. A replacement that is fully paid for by returned pieces does not count.
 */
export function refusalColumns({ clock }: Pick<Reader, 'clock'>, { customerId, postalCode }: Whose) {
  const refused = isRefused(clock.now());
  return sql`
    (select count(*)::int from orders where customer_id = ${customerId ?? null} and ${refused}) as refusals,
    (select count(*)::int from orders
      where shipping_address ->> 'postalCode' = ${postalCode ?? null} and ${refused}) as refusals_in_pin`;
}

/** Returns, as a column, how many parcels of the last year the customer `c` of a statement refused. */
export function countRefused({ clock }: Pick<Reader, 'clock'>) {
  return sql<number>`(select count(*)::int from orders
    where customer_id = c.id and ${isRefused(clock.now())})`;
}

function isRefused(now: Date) {
  const since = new Date(now.getTime() - yearMs);
  return sql`payment_method = 'cod' and exchange_paise < total_paise and status = 'returned_to_origin' and placed_at > ${since}`;
}
