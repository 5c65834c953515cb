import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import type { KnownCustomer, ImportedCustomer } from './imported-customer.ts';

/** Finds the customers who have one of these numbers or e-mail addresses. */
export async function findKnown(
  { db }: Pick<Reader, 'db'>,
  wanted: readonly Pick<ImportedCustomer, 'mobile' | 'email'>[],
): Promise<KnownCustomer[]> {
  const mobiles = wanted.flatMap(({ mobile }) => mobile ?? []);
  const emails = wanted.flatMap(({ email }) => email ?? []);
  const { rows } = await sql<KnownCustomer>`
    select c.id, c.name, c.email, c.email_verified_at is not null as is_email_proven, c.mobile, c.caller_number,
           c.mobile is not null or c.password_hash is not null as has_login,
           coalesce((select json_agg(json_build_object('line1', a.line1, 'line2', a.line2, 'city', a.city, 'state', a.state_key,
                                                       'postal_code', a.postal_code) order by a.position, a.id)
                       from addresses a where a.customer_id = c.id and a.deleted_at is null), '[]') as addresses
      from customers c
     where c.id in (select id from customers where mobile = any (${mobiles}::text[])
                    union all select id from customers where caller_number = any (${mobiles}::text[])
                    union all select id from customers where lower(email) = any (${emails}::text[]))
     order by c.id`.execute(db);
  return rows;
}

/**
 * Returns the customer that a file refers to: the customer with the number, else the one with the e-mail address. A customer who proved the
 * address, or was imported with it, comes before an account that only claims it.
 */
export function chooseKnown(
  known: readonly KnownCustomer[],
  { mobile, email }: Pick<ImportedCustomer, 'mobile' | 'email'>,
): KnownCustomer | undefined {
  const ofEmail = known.filter((each) => email !== null && each.email?.toLowerCase() === email);
  return (
    known.find((each) => mobile !== null && each.mobile === mobile) ??
    known.find((each) => mobile !== null && each.caller_number === mobile) ??
    ofEmail.find(({ is_email_proven }) => is_email_proven) ??
    ofEmail.find(({ has_login }) => !has_login) ??
    ofEmail[0]
  );
}
