import type { InvoiceAddress, InvoiceDocument, InvoiceStatus } from '#domain/invoice/invoice.ts';
import type { CreditNoteOver } from '#contract/invoice.ts';
import { formatRupees } from '#domain/money/money.ts';

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "21 Nov 2026". */
export function printDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** "1,23,456.00": for columns whose heading names the rupee. */
export function formatFigure(paise: number): string {
  return formatRupees(paise).replace('₹', '');
}

/** "2.5 %": a rate in basis points. */
export function printRate(rateBp: number): string {
  return `${rateBp / 100}%`;
}

/** "Maharashtra (27)": the law wants the State's name and code. */
export function printState({ state, stateCode }: InvoiceAddress): string {
  return `${state} (${stateCode})`;
}

/** The lines of an address as they stand on an envelope. */
export function printAddress(address: InvoiceAddress): string[] {
  const { line1, line2, city, postalCode } = address;
  return [
    line1,
    line2,
    [`${city} ${postalCode}`.trim(), printState(address)].filter(Boolean).join(', '),
  ].filter(Boolean);
}

/** What a document of a status asks of its reader. */
export function formatPayment(status: InvoiceStatus, { dueDate, documentType }: InvoiceDocument): string {
  if (documentType === 'credit_note') return 'Credited to the buyer';
  switch (status) {
    case 'paid':
      return 'Paid';
    case 'sent':
      return `Cash on delivery, by ${printDay(dueDate)}`;
    case 'overdue':
      return `Overdue since ${printDay(dueDate)}`;
    case 'canceled':
      return 'Cancelled by credit note';
    case 'draft':
      return 'Draft';
  }
}

/** "CRN/26-27/000001 of 22 Nov 2026": the credit notes over an invoice. */
export function formatCreditNotes(notes: readonly CreditNoteOver[]): string {
  return notes.map(({ number, issueDate }) => `${number} of ${printDay(issueDate)}`).join(', ');
}

export type TaxPart = { label: string; rateBp: number; amount: 'cgstPaise' | 'sgstPaise' | 'igstPaise' };

/** The taxes of a document by name, with what each takes of a rate: one towards another State, two equal halves at home, else none. */
export function taxParts({ intraState, secondLabel, summary }: InvoiceDocument, rateBp: number): TaxPart[] {
  if (summary.taxPaise === 0) return [];
  if (!intraState) return [{ label: 'IGST', rateBp, amount: 'igstPaise' }];
  return [
    { label: 'CGST', rateBp: rateBp / 2, amount: 'cgstPaise' },
    { label: secondLabel, rateBp: rateBp / 2, amount: 'sgstPaise' },
  ];
}
