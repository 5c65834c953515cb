import { sql } from 'kysely';
import type { ReportTable } from '#contract/money/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

type Row = { section: string; taxable: string; igst: string; cgst: string; sgst: string };

/**
 * Returns the outward figures of GSTR-3B for documents issued in a period, net of credit notes, to compare with what the portal fills in:
 * 3.1(a) taxable, 3.1(c) nil-rated, 3.2 the part of (a) sold to unregistered buyers in each other State. Documents of a composition dealer
 * or an unregistered seller are not in it.
 */
export async function readGst3b({ db }: Reader, { from, to }: Period): Promise<ReportTable> {
  const { rows } = await sql<Row>`
    with rate as (
      select case i.document_type when 'credit_note' then -1 else 1 end as sign, (r ->> 'rateBp')::int as rate_bp,
             i.document #>> '{placeOfSupply,name}' as place, i.document #>> '{buyer,gstin}' as gstin,
             (r ->> 'taxablePaise')::bigint as taxable, (r ->> 'igstPaise')::bigint as igst,
             (r ->> 'cgstPaise')::bigint as cgst, (r ->> 'sgstPaise')::bigint as sgst
        from invoices i, jsonb_array_elements(i.document -> 'rates') r
       where i.issue_date between ${from}::date and ${to}::date and coalesce(i.document #>> '{seller,kind}', 'regular') = 'regular')
    select s.section, sum(sign * taxable)::bigint as taxable, sum(sign * igst)::bigint as igst, sum(sign * cgst)::bigint as cgst,
           sum(sign * sgst)::bigint as sgst
      from rate, lateral (values (case when rate_bp > 0 then '3.1(a) Taxable supplies' else '3.1(c) Nil-rated and exempt supplies' end),
                                 (case when igst > 0 and gstin is null then '3.2 Unregistered buyers in ' || place end)) s (section)
     where s.section is not null group by 1 order by 1`.execute(db);
  return {
    headings: ['Section', 'Taxable value ₹', 'IGST ₹', 'CGST ₹', 'SGST ₹'],
    rows: rows.map(({ section, taxable, igst, cgst, sgst }) => [
      section,
      ...[taxable, igst, cgst, sgst].map((paise) => toRupees(Number(paise))),
    ]),
  };
}
