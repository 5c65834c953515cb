/**
 * INV numbers tax invoices and bills of supply, CRN numbers credit notes: each series is consecutive within a financial year (Rule 46(b),
 * 53(1A)).
 */
export type InvoiceSeries = 'INV' | 'CRN';

const lastSequence = 999_999;

/** Returns "INV/26-27/000123", exactly 16 characters. Throws RangeError beyond 999,999 documents in one year. */
export function formatInvoiceNumber(series: InvoiceSeries, financialYear: string, sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > lastSequence) {
    throw new RangeError(`Not a place in an invoice series: ${sequence}`);
  }
  if (!isFinancialYear(financialYear)) throw new RangeError(`Not a financial year: ${financialYear}`);
  return `${series}/${financialYear}/${String(sequence).padStart(6, '0')}`;
}

/** Returns "Invoice-INV-26-27-000123.pdf", or "Credit-note-CRN-…": a file name has no slashes. */
export function invoiceFileName(number: string): string {
  const kind = number.startsWith('CRN/') ? 'Credit-note' : 'Invoice';
  return `${kind}-${number.replaceAll(/[^A-Za-z0-9-]/g, '-')}.pdf`;
}

function isFinancialYear(text: string): boolean {
  const [, start, end] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  return (Number(start) + 1) % 100 === Number(end);
}
