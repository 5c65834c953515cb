import { sql } from 'kysely';
import type { ReportTable } from '#contract/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

const HEADINGS = [
  'Number,Date,Kind,Order,Against invoice,Buyer,GSTIN,Place of supply',
  'Taxable ₹,CGST ₹,SGST ₹,IGST ₹,Rounding ₹,Total ₹,Status',
].flatMap((some) => some.split(','));

/** Lists the invoices and credit notes that were issued in a period, in the order of their numbers; credit notes are negative. */
export async function readInvoiceRegister({ db }: Reader, { from, to }: Period): Promise<ReportTable> {
  const rows = await db
    .selectFrom('invoices')
    .select(['number', 'issue_date', 'document_type', 'status'])
    .select(['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'rounding_paise', 'total_paise'])
    .select([
      sql<string>`coalesce(document ->> 'orderNumber', '')`.as('order'),
      sql<string>`coalesce(document #>> '{original,number}', '')`.as('original'),
      sql<string>`coalesce(document #>> '{buyer,name}', '')`.as('buyer'),
      sql<string>`coalesce(document #>> '{buyer,gstin}', '')`.as('gstin'),
      sql<string>`coalesce(document #>> '{placeOfSupply,name}', '')`.as('place'),
    ])
    .where('issue_date', '>=', from)
    .where('issue_date', '<=', to)
    .orderBy('series', 'desc')
    .orderBy('financial_year')
    .orderBy('sequence')
    .execute();
  return {
    headings: HEADINGS,
    rows: rows.map((row) => {
      const sign = row.document_type === 'credit_note' ? -1 : 1;
      const facts = [row.number, row.issue_date, row.document_type, row.order, row.original];
      const taxes = [row.taxable_paise, row.cgst_paise, row.sgst_paise, row.igst_paise];
      const amounts = [...taxes, row.rounding_paise, row.total_paise].map((paise) => toRupees(sign * paise));
      return [...facts, row.buyer, row.gstin, row.place, ...amounts, row.status];
    }),
  };
}
