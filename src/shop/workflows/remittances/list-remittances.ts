import { type RawBuilder, sql } from 'kysely';
import type {
  RemittanceJson,
  RemittanceListing,
  RemittancesAnswer,
} from '#contract/money/admin-remittances.ts';
import { toRupees } from '#domain/money/money.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { endOfIndianDay, startOfIndianDay } from '#domain/indian-time.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';

/** Returns one page of the remittance files that were booked. Throws unauthenticated, forbidden. */
export async function listRemittances(reader: Reader, wanted: RemittanceListing): Promise<RemittancesAnswer> {
  requireAbility(reader, 'collect_cash');
  const [remittances, total] = await Promise.all([
    read(reader, wanted, { limit: wanted.limit, offset: toOffset(wanted) }),
    countRows(reader.db, sql`(select from ${summed} where ${narrow(wanted)})`),
  ]);
  return { remittances, total };
}

/** Returns at most `MOST_EXPORTED` files of the list, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportRemittances(
  reader: Reader,
  wanted: RemittanceListing,
): Promise<RemittanceJson[]> {
  requireAbility(reader, 'collect_cash');
  return read(reader, wanted, { limit: MOST_EXPORTED, offset: 0 });
}

/** Selects remittance files with the sums of their lines, as `m`. */
export const summed = sql`(
  select f.id, f.file_name, f.created_at, s.name as by, count(l.line)::int as lines,
         count(l.line) filter (where l.state = 'booked')::int as booked, coalesce(sum(l.paid_paise), 0) as paid_paise,
         coalesce(sum(l.paid_paise) filter (where l.state = 'booked'), 0) as booked_paise,
         coalesce(array_agg(distinct l.utr) filter (where l.utr <> ''), '{}') as utrs
    from remittances f left join remittance_lines l on l.remittance_id = f.id left join staff s on s.id = f.staff_id
   group by f.id, s.name) m`;

export type SummedRow = Omit<RemittanceJson, 'at' | 'open' | 'paid' | 'booked_amount'> & {
  created_at: Date;
  paid_paise: number;
  booked_paise: number;
};

/** Returns a remittance file in rupees. */
export function toRemittance({ created_at, paid_paise, booked_paise, ...row }: SummedRow): RemittanceJson {
  return {
    ...row,
    at: created_at.toISOString(),
    open: row.lines - row.booked,
    paid: toRupees(paid_paise),
    booked_amount: toRupees(booked_paise),
  };
}

async function read(
  { db }: Reader,
  wanted: RemittanceListing,
  { limit, offset }: { limit: number; offset: number },
): Promise<RemittanceJson[]> {
  const order = wanted.sort === 'oldest' ? sql`m.created_at, m.id` : sql`m.created_at desc, m.id desc`;
  const { rows } = await sql<SummedRow>`
    select m.* from ${summed} where ${narrow(wanted)} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(toRemittance);
}

function narrow({ q, from, to, open }: RemittanceListing): RawBuilder<unknown> {
  const conditions = [
    ...(q ? [matches(q)] : []),
    ...(from ? [sql`m.created_at >= ${startOfIndianDay(from)}`] : []),
    ...(to ? [sql`m.created_at < ${endOfIndianDay(to)}`] : []),
    ...(open ? [sql`(m.lines > m.booked) = ${open === 'true'}`] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function matches(q: string): RawBuilder<unknown> {
  const part = `%${escapeLike(q)}%`;
  return sql`(m.file_name ilike ${part} or m.id in (
    select l.remittance_id from remittance_lines l left join orders o on o.id = l.order_id
     where l.utr = ${q} or upper(l.reference) = ${q.toUpperCase()} or o.order_number = ${q.toUpperCase()}))`;
}
