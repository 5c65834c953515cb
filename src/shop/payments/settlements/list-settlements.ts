import { type RawBuilder, sql } from 'kysely';
import type {
  SettlementJson,
  SettlementListing,
  SettlementsAnswer,
} from '#contract/money/admin-settlements.ts';
import { toRupees } from '#domain/money/money.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { settlementDueBefore } from '#domain/payment/settlement-due.ts';
import { endOfIndianDay, startOfIndianDay } from '#domain/indian-time.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { type SummedRow, summed, toSettlement } from './read-settlements.ts';

const mostNamed = 20;

/** Returns one page of Razorpay's transfers, and the amounts that it should have transferred by now. Throws unauthenticated, forbidden. */
export async function listSettlements(reader: Reader, wanted: SettlementListing): Promise<SettlementsAnswer> {
  requireAbility(reader, 'see_invoices');
  const isWanted = narrow(wanted);
  const page = { limit: wanted.limit, offset: toOffset(wanted) };
  const [settlements, total, unsettled] = await Promise.all([
    read(reader, wanted, page),
    countRows(reader.db, sql`(select from ${summed} where ${isWanted})`),
    sumUnsettled(reader),
  ]);
  return { settlements, total, unsettled };
}

/** Returns at most `MOST_EXPORTED` settlements of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportSettlements(
  reader: Reader,
  wanted: SettlementListing,
): Promise<SettlementJson[]> {
  requireAbility(reader, 'see_invoices');
  return read(reader, wanted, { limit: MOST_EXPORTED, offset: 0 });
}

async function read(
  { db }: Reader,
  wanted: SettlementListing,
  { limit, offset }: { limit: number; offset: number },
): Promise<SettlementJson[]> {
  const order = wanted.sort === 'oldest' ? sql`s.made_at, s.id` : sql`s.made_at desc, s.id desc`;
  const { rows } = await sql<SummedRow>`
    select s.* from ${summed} where ${narrow(wanted)} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(toSettlement);
}

function narrow({ q, from, to, differs }: SettlementListing): RawBuilder<unknown> {
  const conditions = [
    ...(q
      ? [
          sql`(s.utr = ${q} or s.id = ${q} or s.id in (select settlement_id from settlement_lines where entity_id = ${q}))`,
        ]
      : []),
    ...(from ? [sql`s.made_at >= ${startOfIndianDay(from)}`] : []),
    ...(to ? [sql`s.made_at < ${endOfIndianDay(to)}`] : []),
    ...(differs ? [sql`(s.differences > 0 or s.lines_paise <> s.amount_paise) = ${differs === 'true'}`] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Sums the payments that should be in a settlement and are in none; payments from before the first known settlement are not judged. */
async function sumUnsettled({ db, clock }: Reader): Promise<SettlementsAnswer['unsettled']> {
  const { rows } = await sql<{ payments: number; paise: number; orders: string[] }>`
    select count(*)::int as payments, coalesce(sum(p.amount_paise), 0) as paise,
           coalesce((array_agg(o.order_number order by p.captured_at, p.id))[1:${sql.lit(mostNamed)}], '{}') as orders
      from payments p join orders o on o.id = p.order_id
     where p.status = 'captured' and p.captured_at < ${settlementDueBefore(clock.now())}
       and p.captured_at > coalesce((select min(made_at) from settlements), '-infinity')
       and not exists (select from settlement_lines l where l.entity_id = p.gateway_payment_id)`.execute(db);
  const { payments, paise, orders } = rows[0]!;
  return { payments, amount: toRupees(paise), orders };
}
