import type { InvoiceAddress, InvoiceDocument } from '#domain/invoice/invoice.ts';
import type { InvoiceToDraw } from '#shop/ports.ts';
import type { CreditNoteOver } from '#contract/invoice.ts';
import { formatRupees } from '#domain/money/money.ts';

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats "21 Nov 2026". */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** Formats "1,23,456.00", for columns whose heading names the rupee. */
export function formatFigure(paise: number): string {
  return formatRupees(paise).replace('₹', '');
}

/** Formats a rate in basis points as "2.5%". */
export function formatRate(rateBp: number): string {
  return `${rateBp / 100}%`;
}

/** Formats "Maharashtra (27)": the law requires the State's name and code. */
export function formatState({ state, stateCode }: InvoiceAddress): string {
  return `${state} (${stateCode})`;
}

/** Returns the lines of an address as on an envelope. */
export function formatAddress(address: InvoiceAddress): string[] {
  const { line1, line2, city, postalCode } = address;
  return [
    line1,
    line2,
    [`${city} ${postalCode}`.trim(), formatState(address)].filter(Boolean).join(', '),
  ].filter(Boolean);
}

/** Returns the payment line for a document's status, with the amount where another part was paid by an exchange or is credited. */
export function formatPayment({ status, document, duePaise }: InvoiceToDraw): string {
  const { dueDate, documentType, summary } = document;
  if (documentType === 'credit_note') return 'Credited to the buyer';
  switch (status) {
    case 'paid':
      return 'Paid';
    case 'sent':
      return duePaise === summary.totalPaise
        ? `Cash on delivery, by ${formatDay(dueDate)}`
        : `${formatRupees(duePaise)} in cash on delivery, by ${formatDay(dueDate)}`;
    case 'overdue':
      return `Overdue since ${formatDay(dueDate)}`;
    case 'canceled':
      return 'Cancelled by credit note';
    case 'draft':
      return 'Draft';
  }
}

/** Formats the credit notes of an invoice: "CRN/26-27/000001 of 22 Nov 2026". */
export function formatCreditNotes(notes: readonly CreditNoteOver[]): string {
  return notes.map(({ number, issueDate }) => `${number} of ${formatDay(issueDate)}`).join(', ');
}

export type TaxPart = { label: string; rateBp: number; amount: 'cgstPaise' | 'sgstPaise' | 'igstPaise' };

/**
 * Returns the taxes of a document by name, with the share of the rate that each takes: one to another State, two equal halves within the
 * State, else none.
 */
export function taxParts({ intraState, secondLabel, summary }: InvoiceDocument, rateBp: number): TaxPart[] {
  if (summary.taxPaise === 0) return [];
  if (!intraState) return [{ label: 'IGST', rateBp, amount: 'igstPaise' }];
  return [
    { label: 'CGST', rateBp: rateBp / 2, amount: 'cgstPaise' },
    { label: secondLabel, rateBp: rateBp / 2, amount: 'sgstPaise' },
  ];
}
