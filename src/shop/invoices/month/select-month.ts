import { sql } from 'kysely';
import { LARGE_PAISE } from '#domain/gst-return/gst-return-document.ts';

/** The documents of an Indian month 'YYYY-MM': those of a regular taxpayer, or those of other sellers, who file no GSTR-1. */
export type Month = { month: string; isRegularSeller: boolean };

/** The columns of a rate, or of the amounts of a line, in a document. */
export const rateColumns = sql.raw(
  ['"rateBp" int', ...['taxable', 'cgst', 'sgst', 'igst'].map((part) => `"${part}Paise" bigint`)].join(', '),
);

/** Selects the documents of a month as `d`, with the columns that a return needs. A credit note counts as large if its invoice is. */
export function selectMonth({ month, isRegularSeller }: Month) {
  return sql`(
    select i.id, i.number, i.series, i.financial_year, i.sequence, i.original_invoice_id, i.taxable_paise, i.cgst_paise, i.sgst_paise,
           i.igst_paise, i.rounding_paise, i.total_paise, i.document_type = 'credit_note' as is_note,
           case i.document_type when 'credit_note' then -1 else 1 end as sign, f.rates, f.lines,
           f.buyer ->> 'gstin' as gstin, f."intraState" as intra_state, f."placeOfSupply" ->> 'code' as place_code,
           f."placeOfSupply" ->> 'name' as place_name,
           f.buyer ->> 'gstin' is null and not f."intraState" and coalesce(o.total_paise, i.total_paise) > ${LARGE_PAISE} as is_large
      from invoices i left join invoices o on o.id = i.original_invoice_id,
           jsonb_to_record(i.document) as f (buyer jsonb, seller jsonb, rates jsonb, lines jsonb, "placeOfSupply" jsonb, "intraState" boolean)
     where i.issue_date >= ${`${month}-01`}::date and i.issue_date < ${`${month}-01`}::date + interval '1 month'
       and (coalesce(f.seller ->> 'kind', 'regular') = 'regular') = ${isRegularSeller}) d`;
}
