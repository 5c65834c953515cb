import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { toE164 } from '#domain/customer/phone.ts';
import { escapeLike } from '#shop/catalogue/search/escape-like.ts';
import { endOf, readDigits } from '#shop/orders/admin-orders/match-orders.ts';

type Builder = ExpressionBuilder<DB & { c: DB['customers'] }, 'c'>;

/**
 * Returns the condition that the customer `c` matches what staff typed: any spelling of a mobile number, also one that an order names, the
 * beginning of an e-mail address, or a part of a name.
 */
export function matchCustomers(typed: string) {
  const text = typed.trim();
  const digits = readDigits(text);
  const lower = escapeLike(text.toLowerCase());
  return (eb: Builder) =>
    eb.or([
      eb('c.mobile', '=', toE164(digits)),
      eb('c.caller_number', '=', toE164(digits)),
      ...endOf(digits).map((end) => isBuyer(sql`reverse(o.customer_phone) like ${end}`)),
      ...(text.includes('@') ? [isBuyer(sql`lower(o.customer_email) like ${`${lower}%`}`)] : []),
      ...(text.includes('@') ? [sql<SqlBool>`lower(c.email) like ${`${lower}%`}`] : []),
      ...(/\p{L}/u.test(text) ? [sql<SqlBool>`lower(c.name) like ${`%${lower}%`}`] : []),
    ]);
}

/** Returns the condition that the customer `c` placed one of the newest orders `o` that match. */
function isBuyer(condition: ReturnType<typeof sql>) {
  return sql<SqlBool>`c.id in (select o.customer_id from orders o where ${condition} limit 1000)`;
}
