import { amountInWords } from '#domain/money/amount-in-words.ts';
import { sumPaise } from '#domain/money/money.ts';
import type { Credit, CreditedLine } from './credit.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';
import { ratesOf, sumTax } from './invoice-lines.ts';

/**
 * Makes the credit note document (CGST Act s.34, Rule 53(1A)). It names its invoice; its amounts are positive and are the amounts credited.
 */
export function toCreditNote(
  invoice: InvoiceDocument,
  credit: Credit,
  note: { number: string; issueDate: string; reason: string },
): InvoiceDocument {
  if (invoice.documentType === 'credit_note') throw new RangeError('A credit note cannot be credited');
  const lines = credit.lines.map((part) => toNoteLine(invoice, part));
  const tax = sumTax(lines);
  const { roundingPaise, totalPaise } = credit;
  return {
    ...invoice,
    documentType: 'credit_note',
    number: note.number,
    issueDate: note.issueDate,
    dueDate: note.issueDate,
    original: {
      number: invoice.number,
      issueDate: invoice.issueDate,
      reason: note.reason,
      isPart: totalPaise < invoice.summary.totalPaise,
    },
    lines,
    rates: ratesOf(lines),
    summary: {
      ...tax,
      taxPaise: tax.cgstPaise + tax.sgstPaise + tax.igstPaise,
      discountPaise: sumPaise(lines.map(({ discountPaise }) => discountPaise)),
      roundingPaise,
      totalPaise,
    },
    amountInWords: amountInWords(totalPaise),
  };
}

function toNoteLine(invoice: InvoiceDocument, part: CreditedLine): InvoiceLine {
  const line = invoice.lines.find(({ id }) => id === part.lineId);
  if (!line) throw new RangeError(`Not a line of ${invoice.number}: ${part.lineId}`);
  const { pieces, amountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = part;
  const credited = { ...line, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise: amountPaise };
  if (pieces > 0) {
    const unitPricePaise = line.kind === 'goods' ? line.unitPricePaise : amountPaise;
    return {
      ...credited,
      quantity: pieces,
      unitPricePaise,
      discountPaise: unitPricePaise * pieces - amountPaise,
    };
  }
  return {
    ...credited,
    description: [line.description, 'price reduced'].filter(Boolean).join(' · '),
    // No piece was returned. The unit stays, because the GST return sums goods by unit.
    quantity: 0,
    unitPricePaise: 0,
    discountPaise: 0,
  };
}
