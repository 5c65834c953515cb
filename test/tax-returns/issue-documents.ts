import { sql } from 'kysely';
import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import type { TestShop } from '#test/open-shop.ts';

/**
 * Writes given invoices and credit notes, with their own numbers and days and without orders, for tests of results that are read from
 * documents alone. The books do not agree afterwards.
 */
export async function issueDocuments({ db }: TestShop, documents: readonly InvoiceDocument[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.insertInto('invoices').values(documents.map(toRow)).execute();
  });
}

function toRow(document: InvoiceDocument) {
  const { number, documentType, issueDate, dueDate, original, summary } = document;
  const [series = '', financialYear = '', sequence] = number.split('/');
  return {
    id: toId(number),
    number,
    series,
    financial_year: financialYear,
    sequence: Number(sequence),
    document_type: documentType,
    order_id: `ord_${number}`,
    customer_id: 'cus_1',
    original_invoice_id: original && toId(original.number),
    status: 'paid',
    issue_date: issueDate,
    due_date: dueDate,
    taxable_paise: summary.taxablePaise,
    cgst_paise: summary.cgstPaise,
    sgst_paise: summary.sgstPaise,
    igst_paise: summary.igstPaise,
    rounding_paise: summary.roundingPaise,
    total_paise: summary.totalPaise,
    document: JSON.stringify(document),
    created_at: new Date(`${issueDate}T06:00:00Z`),
  };
}

const toId = (number: string) => `inv_${number}`;
