import { sql } from 'kysely';
import type { InvoiceDocument, InvoiceStatus } from '#domain/invoice/invoice.ts';
import { type InvoiceSeries, formatInvoiceNumber } from '#domain/invoice/invoice-number.ts';
import type { Tx } from '#shop/context.ts';

export type Numbered = {
  id: string;
  series: InvoiceSeries;
  financialYear: string;
  orderId: string;
  customerId: string;
  /** The invoice that a credit note credits. */
  originalId: string | null;
  status: InvoiceStatus;
  /** Whether it is the credit note of an invoice that another one replaces. */
  isReplaced?: boolean | undefined;
  /** The document; its number is still empty. */
  document: InvoiceDocument;
};

/**
 * Writes an invoice or credit note under the next number of its series. Other transactions that need a number wait until this one ends, so
 * the counter is taken in the statement that is sent together with the commit; a rollback leaves no gap.
 */
export function writeWithNextNumber(
  tx: Tx,
  { series, financialYear, document, ...numbered }: Numbered,
): void {
  const { summary } = document;
  const statement = sql`
    with counted as (
      insert into invoice_counters (series, financial_year, last_number) values (${series}, ${financialYear}, 1)
      on conflict (series, financial_year) do update set last_number = invoice_counters.last_number + 1
      returning last_number as sequence),
         place as (select sequence, ${prefixOf(series, financialYear)}::text || to_char(sequence, 'FM000000') as number from counted)
    insert into invoices (
      id, number, series, financial_year, sequence, document_type, order_id, customer_id, original_invoice_id, status,
      issue_date, due_date, taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise,
      document, created_at, is_replaced)
    select ${numbered.id}::text, number, ${series}::text, ${financialYear}::text, sequence, ${document.documentType}::text,
           ${numbered.orderId}::text, ${numbered.customerId}::text, ${numbered.originalId}::text, ${numbered.status}::text,
           ${document.issueDate}::date, ${document.dueDate}::date, ${summary.taxablePaise}::bigint, ${summary.cgstPaise}::bigint,
           ${summary.sgstPaise}::bigint, ${summary.igstPaise}::bigint, ${summary.roundingPaise}::bigint, ${summary.totalPaise}::bigint,
           jsonb_set(${JSON.stringify(document)}::jsonb, '{number}', to_jsonb(number)), ${tx.clock.now()}::timestamptz, ${numbered.isReplaced ?? false}::boolean
      from place`;
  tx.withCommit(statement.compile(tx.db));
}

/**
 * Returns the part of a number before its six digits. Beyond 999,999 `to_char` writes `#` signs, which no number may have, and nothing is
 * written.
 */
function prefixOf(series: InvoiceSeries, financialYear: string): string {
  return formatInvoiceNumber(series, financialYear, 1).slice(0, -6);
}
