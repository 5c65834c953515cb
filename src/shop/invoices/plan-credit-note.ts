import type { Selectable } from 'kysely';
import type { Invoices } from '#db/schema.ts';
import type { Credit, CreditWish, CreditedBefore } from '#domain/invoice/credit.ts';
import { computeCredit } from '#domain/invoice/compute-credit.ts';
import { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { sumPaise } from '#domain/money/money.ts';
import { type Reader, makeId } from '#shop/context.ts';

export type CreditPlan = {
  /** The id that the note will have, so that rows written before it can name it. */
  noteId: string;
  invoice: Selectable<Invoices>;
  document: InvoiceDocument;
  credit: Credit;
};

/**
 * Computes the next credit note of an order's invoice, after those that exist. A command locks the order first. Returns undefined if the
 * order has no invoice, or all of it was credited. Throws as `computeCredit`.
 */
export async function planCreditNote(
  reader: Reader,
  orderId: string,
  wish: CreditWish,
): Promise<CreditPlan | undefined> {
  const invoice = await reader.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('document_type', '<>', 'credit_note')
    .where('is_replaced', '=', false)
    .where('status', '<>', 'canceled')
    .executeTakeFirst();
  if (!invoice) return undefined;
  const document = InvoiceDocument.parse(invoice.document);
  const credit = computeCredit(document, await readCredited(reader, invoice.id), wish);
  return { noteId: makeId(reader, 'inv'), invoice, document, credit };
}

/** Returns what earlier credit notes have credited of an invoice. */
async function readCredited(reader: Reader, invoiceId: string): Promise<CreditedBefore> {
  const notes = reader.db.selectFrom('invoices').where('original_invoice_id', '=', invoiceId);
  const [totals, lines] = await Promise.all([
    notes.select(['total_paise', 'rounding_paise']).execute(),
    reader.db
      .selectFrom('credit_note_lines')
      .selectAll()
      .where('invoice_id', 'in', notes.select('id'))
      .execute(),
  ]);
  return {
    totalPaise: sumPaise(totals.map((note) => note.total_paise)),
    roundingPaise: sumPaise(totals.map((note) => note.rounding_paise)),
    lines: lines.map((line) => ({
      lineId: line.line_id,
      pieces: line.quantity,
      amountPaise: line.amount_paise,
      taxablePaise: line.taxable_paise,
      cgstPaise: line.cgst_paise,
      sgstPaise: line.sgst_paise,
      igstPaise: line.igst_paise,
    })),
  };
}

/** Returns how many pieces of each order line a planned credit note takes back; lines of which only the price was cut are left out. */
export function listPieces({ credit, document }: CreditPlan): Map<string, number> {
  const products = new Set(document.lines.filter(({ kind }) => kind === 'goods').map(({ id }) => id));
  return new Map(
    credit.lines
      .filter(({ lineId, pieces }) => pieces > 0 && products.has(lineId))
      .map(({ lineId, pieces }) => [lineId, pieces]),
  );
}
