import { sql } from 'kysely';
import type { ReportTable } from '#contract/money/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

type Row = {
  name: string;
  reason: string;
  orders: number;
  pieces: number;
  restocked: number;
  amount: string;
};

/**
 * Sums the credits of a period by product and reason: returns, cancelled orders and parcels that came back. The reasons are those of the
 * credit notes, in lower case, so that the same words count as one.
 */
export async function readReturns({ db }: Reader, { from, to }: Period): Promise<ReportTable> {
  const { rows } = await sql<Row>`
    select p.name, coalesce(nullif(lower(trim(n.document #>> '{original,reason}')), ''), 'not stated') as reason,
           count(distinct n.order_id)::int as orders, sum(c.quantity)::int as pieces, sum(c.restocked)::int as restocked,
           sum(c.amount_paise)::bigint as amount
      from invoices n
      join credit_note_lines c on c.invoice_id = n.id
      join order_lines l on l.id = c.order_line_id
      join products p on p.id = l.product_id
     where n.document_type = 'credit_note' and not n.is_replaced and n.issue_date between ${from}::date and ${to}::date
     group by p.id, 2 order by amount desc, 1, 2`.execute(db);
  return {
    headings: ['Product', 'Reason', 'Orders', 'Pieces', 'Back in stock', 'Credited ₹'],
    rows: rows.map((row) => [
      row.name,
      row.reason,
      row.orders,
      row.pieces,
      row.restocked,
      toRupees(Number(row.amount)),
    ]),
  };
}
