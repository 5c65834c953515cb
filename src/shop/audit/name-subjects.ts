import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#shop/context.ts';

type Subject = { id: string; name: string };

/** The rows that people know by a name, by the prefix of their ids. */
const named: Record<string, RawBuilder<Subject>> = {
  cat: sql`select id, name from categories`,
  col: sql`select id, name from collections`,
  crf: sql`select id, name from crafts`,
  cus: sql`select id, name from customers`,
  imp: sql`select id, file_name as name from imports`,
  key: sql`select id, name from api_keys`,
  mak: sql`select id, name from makers`,
  ord: sql`select id, order_number as name from orders`,
  pas: sql`select id, number as name from past_orders`,
  pch: sql`select id, name from price_changes`,
  prd: sql`select id, name from products`,
  prm: sql`select id, code as name from promotions`,
  qst: sql`select q.id, q.author || ' on ' || p.name as name from product_questions q join products p on p.id = q.product_id`,
  rcp: sql`select id, coalesce(nullif(supplier, ''), to_char(received_on, 'FMDD Mon YYYY')) as name from stock_receipts`,
  red: sql`select id, path as name from redirects`,
  ret: sql`select r.id, o.order_number as name from returns r join orders o on o.id = r.order_id`,
  rev: sql`select r.id, r.author || ' on ' || p.name as name from reviews r join products p on p.id = r.product_id`,
  rpl: sql`select id, title as name from saved_replies`,
  sta: sql`select id, name from staff`,
  tkt: sql`select id, number as name from contact_tickets`,
};

/** Returns the names of the subjects of audit events by their ids; leaves out subjects that were removed or have no name. */
export async function nameSubjects(
  { db }: Reader,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const byPrefix = Map.groupBy(new Set(subjects), (subject) => /^([a-z]{3})_/.exec(subject)?.[1] ?? '');
  const parts = [...byPrefix].flatMap(([prefix, ids]) => {
    const source = named[prefix];
    return source
      ? [sql`select id, name from (${source}) as ${sql.table(prefix)} where id = any(${ids})`]
      : [];
  });
  if (parts.length === 0) return new Map();
  const { rows } = await sql<Subject>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.filter(({ name }) => name).map(({ id, name }) => [id, name]));
}

/** Returns the ids of all subjects with this name. */
export async function findSubjects({ db }: Reader, name: string): Promise<string[]> {
  const parts = Object.entries(named).map(
    ([prefix, source]) => sql`select id from (${source}) as ${sql.table(prefix)} where name = ${name}`,
  );
  const { rows } = await sql<Subject>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}
