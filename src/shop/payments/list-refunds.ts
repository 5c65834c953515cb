import { type RawBuilder, sql } from 'kysely';
import type { RefundJson, RefundListing, RefundsAnswer } from '#contract/money/admin-refunds.ts';
import { toRupees } from '#domain/money/money.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { endOfIndianDay, startOfIndianDay } from '#domain/indian-time.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';

/** Returns one page of the refunds of online payments; replaced ones are left out. Throws unauthenticated, forbidden. */
export async function listRefunds(reader: Reader, wanted: RefundListing): Promise<RefundsAnswer> {
  requireAbility(reader, 'see_invoices');
  const [refunds, total] = await Promise.all([
    read(reader, wanted, { limit: wanted.limit, offset: toOffset(wanted) }),
    countRows(reader.db, sql`(select from ${refundsOf} where ${narrow(wanted)})`),
  ]);
  return { refunds, total };
}

/** Returns at most `MOST_EXPORTED` refunds of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportRefunds(reader: Reader, wanted: RefundListing): Promise<RefundJson[]> {
  requireAbility(reader, 'see_invoices');
  return read(reader, wanted, { limit: MOST_EXPORTED, offset: 0 });
}

const refundsOf = sql`refunds r join orders o on o.id = r.order_id join payments p on p.id = r.payment_id`;
/** Whether the bank did not take a refund `r` that the shop owes; a failed gift is not owed. */
const canRetry = sql`r.status = 'failed' and r.uncredited_paise < r.amount_paise`;
const isOpen = sql`(r.status in ('due', 'pending') or ${canRetry})`;

const SORTS: Record<RefundListing['sort'], RawBuilder<unknown>> = {
  waiting: sql`${isOpen} desc, case when ${isOpen} then r.created_at end, r.created_at desc, r.id`,
  newest: sql`r.created_at desc, r.id`,
  oldest: sql`r.created_at, r.id`,
};

type Row = Omit<RefundJson, 'amount' | 'created_at' | 'updated_at'> & {
  amount_paise: number;
  created_at: Date;
  updated_at: Date;
};

async function read(
  { db }: Reader,
  wanted: RefundListing,
  { limit, offset }: { limit: number; offset: number },
): Promise<RefundJson[]> {
  const { rows } = await sql<Row>`
    select r.id, r.order_id, o.order_number, o.customer_name as customer, r.amount_paise, r.reason, r.status as state,
           ${canRetry} as can_retry, r.gateway_refund_id as gateway_id, r.created_at, r.updated_at
      from ${refundsOf} where ${narrow(wanted)} order by ${SORTS[wanted.sort]} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ amount_paise, created_at, updated_at, ...row }) => ({
    ...row,
    amount: toRupees(amount_paise),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
}

function narrow({ q, state, from, to }: RefundListing): RawBuilder<unknown> {
  const conditions = [
    sql`r.status <> 'replaced'`,
    ...(state === 'open' ? [isOpen] : state ? [sql`r.status = ${state}`] : []),
    ...(q
      ? [
          sql`(o.order_number = ${q.toUpperCase()} or o.customer_name ilike ${`%${escapeLike(q)}%`}
               or r.gateway_refund_id = ${q} or p.gateway_payment_id = ${q} or r.id = ${q})`,
        ]
      : []),
    ...(from ? [sql`r.created_at >= ${startOfIndianDay(from)}`] : []),
    ...(to ? [sql`r.created_at < ${endOfIndianDay(to)}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}
