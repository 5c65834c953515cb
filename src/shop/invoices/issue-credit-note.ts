import type { CreditedLine } from '#domain/invoice/credit.ts';
import { toCreditNote } from '#domain/invoice/credit-note.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { financialYearOf } from '#domain/tax/financial-year.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import type { Tx } from '#shop/context.ts';
import type { CreditPlan } from './plan-credit-note.ts';
import { writeWithNextNumber } from './write-with-next-number.ts';

export type CreditReason = {
  reason: string;
  /** Whether the pieces that came back can be sold again, or how many of each line. */
  restock: boolean | ReadonlyMap<string, number>;
  /** Whether another invoice follows at once: then neither pieces nor money are returned. */
  isReplaced?: boolean;
};

/**
 * Issues a planned credit note (CGST Act s.34). The invoice keeps its number; it becomes canceled when all of its money is credited. The
 * statements are sent together with the commit.
 */
export async function issueCreditNote(
  tx: Tx,
  plan: CreditPlan,
  { reason, restock, isReplaced = false }: CreditReason,
): Promise<void> {
  const { invoice, credit } = plan;
  const issueDate = toIndianDay(tx.clock.now());
  if (credit.leavesNoMoney) {
    await tx.db
      .updateTable('invoices')
      .set({ status: 'canceled', is_replaced: isReplaced })
      .where('id', '=', invoice.id)
      .execute();
  }
  const document = toCreditNote(plan.document, credit, { number: '', issueDate, reason });
  writeWithNextNumber(tx, {
    id: plan.noteId,
    series: 'CRN',
    financialYear: financialYearOf(issueDate),
    orderId: invoice.order_id,
    customerId: invoice.customer_id,
    originalId: invoice.id,
    // A credit note of an unpaid invoice refunds no money.
    status: invoice.status === 'paid' && !isReplaced ? 'paid' : 'sent',
    isReplaced,
    document,
  });
  writeNoteLines(tx, plan, { document, restock, isReplaced });
}

function writeNoteLines(
  tx: Tx,
  { noteId, invoice, credit }: CreditPlan,
  { document, restock, isReplaced }: { document: InvoiceDocument } & Omit<CreditReason, 'reason'>,
): void {
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
      quantity: isReplaced ? 0 : part.pieces,
      restocked: kind === 'goods' ? countRestocked(part, restock) : 0,
      amount_paise: part.amountPaise,
      taxable_paise: part.taxablePaise,
      cgst_paise: part.cgstPaise,
      sgst_paise: part.sgstPaise,
      igst_paise: part.igstPaise,
    };
  });
  tx.withCommit(tx.db.insertInto('credit_note_lines').values(lines).compile());
}

function countRestocked({ lineId, pieces }: CreditedLine, restock: CreditReason['restock']): number {
  if (typeof restock === 'boolean') return restock ? pieces : 0;
  return restock.get(lineId) ?? 0;
}
