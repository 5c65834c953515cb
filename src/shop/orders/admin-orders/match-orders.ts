import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED } from '#domain/paging.ts';
import type { DB } from '#db/schema.ts';
import { stripToNational, toE164 } from '#domain/customer/phone.ts';
import { normaliseOrderNumber } from '#domain/id.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';

type Builder = ExpressionBuilder<DB & { o: DB['orders'] }, 'o'>;
type Condition = ExpressionWrapper<DB & { o: DB['orders'] }, 'o', SqlBool>;

/**
 * An invoice number or SKU finds the newest orders up to this many: one more than is counted, so that the list shows that there are more.
 */
const mostFound = MOST_COUNTED + 1;
/** Beyond this many matching rows, the matches are so frequent that reading the newest orders finds them. */
export const MOST_NAMED = 2_000;
/** Fewer characters of the end of a number would match too many orders. */
const leastEnd = 3;
const leastPart = 3;
/** From this many characters on, a text is searched as the beginning of a tracking number; a shorter one must be the whole number. */
const leastTracking = 7;

/**
 * Returns the condition that an order matches the text that staff typed: any spelling of a mobile number, an order number or its end, an
 * e-mail address, a part of a name, a PIN code, a tracking number, an invoice number or its end, or a SKU. If few orders match, the
 * condition lists their ids: PostgreSQL does not know how rare the alternatives are, and would read all orders in the order of the list to
 * find them.
 */
export async function matchOrders(reader: Reader, typed: string): Promise<(eb: Builder) => Condition> {
  const matches = await matchSpellings(reader, typed);
  const ids = await listMatching(reader, matches, MOST_NAMED + 1);
  return ids.length > MOST_NAMED ? matches : (eb) => eb('o.id', '=', sql<string>`any(${ids})`);
}

/** Returns the ids of some orders that match the text that staff typed, at most `most` of them. */
export async function listMatched(reader: Reader, typed: string, most: number): Promise<string[]> {
  return listMatching(reader, await matchSpellings(reader, typed), most);
}

async function listMatching(
  { db }: Reader,
  matches: (eb: Builder) => Condition,
  most: number,
): Promise<string[]> {
  const rows = await db.selectFrom('orders as o').select('o.id').where(matches).limit(most).execute();
  return rows.map(({ id }) => id);
}

async function matchSpellings(reader: Reader, typed: string): Promise<(eb: Builder) => Condition> {
  const text = typed.trim();
  const [orderIds, customerIds] = await Promise.all([
    listByDocuments(reader, text),
    listByCustomer(reader, text),
  ]);
  const lower = escapeLike(text.toLowerCase());
  const compact = text.toUpperCase().replaceAll(/\s/g, '');
  const digits = readDigits(text);
  return (eb) =>
    eb.or([
      eb('o.id', 'in', orderIds),
      eb('o.customer_id', 'in', customerIds),
      ...toEndPatterns(normaliseOrderNumber(compact)).map(
        (end) => sql<SqlBool>`reverse(o.order_number) like ${end}`,
      ),
      ...toEndPatterns(digits).map((end) => sql<SqlBool>`reverse(o.customer_phone) like ${end}`),
      ...(/^\d{6}$/.test(digits) ? [sql<SqlBool>`o.shipping_address ->> 'postalCode' = ${digits}`] : []),
      sql<SqlBool>`upper(o.tracking_number) like ${toTrackingPattern(compact)}`,
      ...(text.includes('@') ? [sql<SqlBool>`lower(o.customer_email) like ${`${lower}%`}`] : []),
      ...hasNamePart(sql`o.customer_name`, text),
    ]);
}

/**
 * Returns the pattern of a tracking number: the whole number if the text is short, else its beginning, because couriers number many parcels
 * with the same first digits.
 */
function toTrackingPattern(compact: string): string {
  return compact.length < leastTracking ? escapeLike(compact) : `${escapeLike(compact)}%`;
}

/** Returns the digits of a number, those of an Indian mobile without its country code; '' for text that is no number. */
export function readDigits(text: string): string {
  return /^[+\d\s()./-]+$/.test(text) ? stripToNational(text) : '';
}

/** Returns the pattern that `reverse(number) like` compares with, for numbers that end like this; none where the end is too short. */
export function toEndPatterns(number: string): string[] {
  return number.length < leastEnd ? [] : [`${escapeLike([...number].toReversed().join(''))}%`];
}

/**
 * Returns the condition that a name contains this text; nothing for text without a letter. Fewer than three characters must be the
 * beginning of one of its words, because the index of the names knows groups of three characters, including those at a word's beginning.
 */
export function hasNamePart(name: RawBuilder<unknown>, text: string): RawBuilder<SqlBool>[] {
  if (!/\p{L}/u.test(text)) return [];
  const part = escapeLike(text.toLowerCase());
  return text.length < leastPart
    ? [sql`(lower(${name}) like ${`${part}%`} or lower(${name}) like ${`% ${part}%`})`]
    : [sql`lower(${name}) like ${`%${part}%`}`];
}

/** Returns the newest orders with an invoice, a credit note or a line of this number; at least one id, because a list may not be empty. */
async function listByDocuments({ db }: Reader, text: string): Promise<string[]> {
  const upper = text.toUpperCase();
  const { rows } = await sql<{ order_id: string }>`
    (select order_id from order_lines where upper(sku) = ${upper} order by order_id desc limit ${mostFound})
    union
    (select order_id from invoices where reverse(number) like ${toEndPatterns(upper)[0] ?? null} order by order_id desc limit ${mostFound})`.execute(
    db,
  );
  return ['', ...rows.map((row) => row.order_id)];
}

/** Returns the accounts with this mobile number or e-mail address; their orders may name other contacts. */
async function listByCustomer({ db }: Reader, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('mobile', '=', toE164(readDigits(text))),
        eb(sql`lower(email)`, '=', text.toLowerCase()).and('password_hash', 'is not', null),
      ]),
    )
    .execute();
  return ['', ...rows.map(({ id }) => id)];
}
