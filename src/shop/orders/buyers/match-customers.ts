import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { toE164 } from '#domain/customer/phone.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import {
  toEndPatterns,
  hasNamePart,
  MOST_NAMED,
  readDigits,
} from '#shop/orders/admin-orders/match-orders.ts';

type Builder = ExpressionBuilder<DB & { c: DB['customers'] }, 'c'>;

/** The contacts of at most this many of the newest orders are searched. */
const mostBuyers = 1000;

/**
 * Returns the condition that the customer `c` matches the text that staff typed: any spelling of a mobile number, the beginning of an
 * e-mail address, or a part of a name, also of the contacts in one of their orders. If few customers match, the condition lists their ids,
 * as `matchOrders` does.
 */
export async function matchCustomers(reader: Reader, typed: string) {
  const text = typed.trim();
  const digits = readDigits(text);
  const emails = text.includes('@') ? [`${escapeLike(text.toLowerCase())}%`] : [];
  // A list of ids, because a subquery next to other alternatives keeps PostgreSQL from using their indexes.
  const buyers = await listBuyers(reader, { phones: toEndPatterns(digits), emails, text });
  const matches = (eb: Builder) =>
    eb.or([
      eb('c.id', 'in', ['', ...buyers]),
      eb('c.mobile', '=', toE164(digits)),
      eb('c.caller_number', '=', toE164(digits)),
      ...emails.map((email) => sql<SqlBool>`lower(c.email) like ${email}`),
      ...hasNamePart(sql`c.name`, text),
    ]);
  const found = await reader.db
    .selectFrom('customers as c')
    .select('c.id')
    .where(matches)
    .limit(MOST_NAMED + 1)
    .execute();
  const ids = found.map(({ id }) => id);
  return (eb: Builder) => (ids.length > MOST_NAMED ? matches(eb) : eb('c.id', '=', sql<string>`any(${ids})`));
}

/** Returns who placed orders with such a phone number, e-mail address or name, which need not be those of their account. */
async function listBuyers(
  { db }: Reader,
  { phones, emails, text }: { phones: string[]; emails: string[]; text: string },
): Promise<string[]> {
  const names = hasNamePart(sql`o.customer_name`, text);
  if (phones.length + emails.length + names.length === 0) return [];
  const rows = await db
    .selectFrom('orders as o')
    .select('o.customer_id')
    .where((eb) =>
      eb.or([
        ...phones.map((end) => sql<SqlBool>`reverse(o.customer_phone) like ${end}`),
        ...emails.map((email) => sql<SqlBool>`lower(o.customer_email) like ${email}`),
        ...names,
      ]),
    )
    .limit(mostBuyers)
    .execute();
  return [...new Set(rows.map((row) => row.customer_id))];
}
