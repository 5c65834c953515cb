import { type RawBuilder, sql } from 'kysely';
import type { SettlementJson } from '#contract/money/admin-settlements.ts';
import { toRupees } from '#domain/money/money.ts';

/**
 * Joins each line `l` of a settlement with the payment `p` or refund `r` of the shop that it is about. A refund made in Razorpay's dashboard
 * may have several rows, one for each order that it covers.
 */
export const joinBooks = sql`
  left join payments p on l.kind = 'payment' and p.gateway_payment_id = l.entity_id
  left join lateral (
    select sum(b.amount_paise)::bigint as amount_paise, min(b.order_id) as order_id
      from refunds b where l.kind = 'refund' and b.gateway_refund_id = l.entity_id) r on true`;

/** The amount of a line in the shop's books; null if the books do not have it. */
export const bookedPaise = sql<string | null>`coalesce(p.amount_paise, r.amount_paise)`;

/** How a line agrees with the shop's books. */
export const lineState: RawBuilder<string> = sql`case
  when l.kind not in ('payment', 'refund') then 'adjustment' when ${bookedPaise} is null then 'unknown'
  when ${bookedPaise} <> l.amount_paise then 'amount_differs' else 'matched' end`;

/** Selects settlements with the sums of their lines, as `s`. */
export const summed = sql`(
  select t.id, t.status, t.amount_paise, t.utr, t.made_at, count(l.entity_id)::int as lines,
         coalesce(sum(l.fee_paise), 0)::bigint as fee_paise, coalesce(sum(l.tax_paise), 0)::bigint as tax_paise,
         coalesce(sum(l.credit_paise - l.debit_paise), 0)::bigint as lines_paise,
         count(*) filter (where l.entity_id is not null and ${lineState} <> 'matched')::int as differences
    from settlements t left join settlement_lines l on l.settlement_id = t.id ${joinBooks}
   group by t.id) s`;

export type SummedRow = {
  id: string;
  status: SettlementJson['status'];
  amount_paise: number | string;
  utr: string;
  made_at: Date;
  lines: number;
  fee_paise: string;
  tax_paise: string;
  lines_paise: string;
  differences: number;
};

/** Returns a settlement in rupees. */
export function toSettlement(row: SummedRow): SettlementJson {
  return {
    id: row.id,
    at: row.made_at.toISOString(),
    status: row.status,
    utr: row.utr,
    amount: toRupees(Number(row.amount_paise)),
    fee: toRupees(Number(row.fee_paise)),
    tax: toRupees(Number(row.tax_paise)),
    lines: row.lines,
    lines_amount: toRupees(Number(row.lines_paise)),
    differences: row.differences,
  };
}
