import { toCreditNote } from '#domain/credit-note.ts';
import { financialYearOf, toIndianDay } from '#domain/financial-year.ts';
import type { InvoiceDocument } from '#domain/invoice.ts';
import type { Tx } from '#shop/context.ts';
import { type InvoicePlace, takeNumber } from './issue-invoice.ts';
import type { CreditPlan } from './plan-credit-note.ts';

export type CreditReason = {
  reason: string;
  /** Whether the pieces that came back can be sold again. */
  restock: boolean;
};

/**
 * Issues the credit note that was planned (CGST Act s.34). The invoice keeps its number; with the last of its money it becomes
 * canceled. Last in its transaction: from here the counter of the notes stays locked until the commit.
 */
export async function issueCreditNote(
  tx: Tx,
  plan: CreditPlan,
  { reason, restock }: CreditReason,
): Promise<void> {
  const { invoice, credit } = plan;
  const issueDate = toIndianDay(tx.clock.now());
  if (credit.leavesNoMoney) {
    await tx.db.updateTable('invoices').set({ status: 'canceled' }).where('id', '=', invoice.id).execute();
  }
  const place = await takeNumber(tx, 'CRN', financialYearOf(issueDate));
  const document = toCreditNote(plan.document, credit, { number: place.number, issueDate, reason });
  await writeNote(tx, plan, { document, place });
  await writeNoteLines(tx, plan, { document, restock });
}

async function writeNote(
  tx: Tx,
  { noteId, invoice }: CreditPlan,
  { document, place }: { document: InvoiceDocument; place: InvoicePlace },
): Promise<void> {
  const { summary } = document;
  await tx.db
    .insertInto('invoices')
    .values({
      id: noteId,
      number: place.number,
      series: place.series,
      financial_year: place.financialYear,
      sequence: place.sequence,
      document_type: 'credit_note',
      order_id: invoice.order_id,
      customer_id: invoice.customer_id,
      original_invoice_id: invoice.id,
      status: 'paid',
      issue_date: document.issueDate,
      due_date: document.dueDate,
      taxable_paise: summary.taxablePaise,
      cgst_paise: summary.cgstPaise,
      sgst_paise: summary.sgstPaise,
      igst_paise: summary.igstPaise,
      rounding_paise: summary.roundingPaise,
      total_paise: summary.totalPaise,
      document: JSON.stringify(document),
      created_at: tx.clock.now(),
    })
    .execute();
}

async function writeNoteLines(
  tx: Tx,
  { noteId, invoice, credit }: CreditPlan,
  { document, restock }: { document: InvoiceDocument; restock: boolean },
): Promise<void> {
  const lines = credit.lines.map((part, index) => {
    const { id, kind, hsn, rateBp } = document.lines[index]!;
    return {
      invoice_id: noteId,
      line_id: id,
      order_id: invoice.order_id,
      kind,
      order_line_id: kind === 'goods' ? id : null,
      hsn,
      rate_bp: rateBp,
      quantity: part.pieces,
      restocked: kind === 'goods' && restock ? part.pieces : 0,
      amount_paise: part.amountPaise,
      taxable_paise: part.taxablePaise,
      cgst_paise: part.cgstPaise,
      sgst_paise: part.sgstPaise,
      igst_paise: part.igstPaise,
    };
  });
  await tx.db.insertInto('credit_note_lines').values(lines).execute();
}
