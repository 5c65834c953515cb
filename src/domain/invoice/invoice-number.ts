/** INV carries tax invoices and bills of supply, CRN credit notes: each series is consecutive within a financial year (Rule 46(b), 53(1A)). */
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

/** Returns the parts of one of our own numbers; undefined if it is not one. */
export function parseInvoiceNumber(
  number: string,
): { series: InvoiceSeries; financialYear: string; sequence: number } | undefined {
  const [, series, financialYear = '', digits] = /^(INV|CRN)\/(\d\d-\d\d)\/(\d{6})$/.exec(number) ?? [];
  if (!series || !isFinancialYear(financialYear) || Number(digits) === 0) return undefined;
  return { series: series as InvoiceSeries, financialYear, sequence: Number(digits) };
}

/** Returns whether a number is lawful at all: at most 16 letters, digits, "-" and "/" (Rule 46(b)). */
export function isLawfulInvoiceNumber(number: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/.test(number);
}

/** Returns "Invoice-INV-26-27-000123.pdf": a file name has no slashes. */
export function invoiceFileName(number: string): string {
  return `Invoice-${number.replaceAll(/[^A-Za-z0-9-]/g, '-')}.pdf`;
}

function isFinancialYear(text: string): boolean {
  const [, start, end] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  return (Number(start) + 1) % 100 === Number(end);
}
