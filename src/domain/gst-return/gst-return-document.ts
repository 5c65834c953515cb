import type { InvoiceDocument } from '#domain/invoice/invoice.ts';

/** A document of the month; a credit note with its invoice. */
export type ReturnedDocument = { document: InvoiceDocument; original: InvoiceDocument | null };

/** A text or a number of a table; amounts are rupees with two decimals. */
export type Cell = string | number;
/** A table of the return, as the offline tool reads it. */
export type Table = { headings: readonly string[]; rows: Cell[][] };

/** Above this an inter-State invoice to an unregistered buyer is reported by itself (since 1 August 2024). */
const largePaise = 1_00_000_00;

export function isRegistered({ document }: ReturnedDocument): boolean {
  return document.buyer.gstin !== null;
}

export function isLarge(one: ReturnedDocument): boolean {
  const { document, original } = one;
  if (isRegistered(one) || document.intraState) return false;
  return (original ?? document).summary.totalPaise > largePaise;
}

/** What a document adds to the month, or takes from it. */
export function signOf({ document }: ReturnedDocument): 1 | -1 {
  return document.documentType === 'credit_note' ? -1 : 1;
}

/** "27-Maharashtra". */
export function placeOf({ placeOfSupply: { code, name } }: InvoiceDocument): string {
  return `${code}-${name}`;
}

/** Sums under keys that sort as their rows should. */
export function inKeyOrder<Value>(sums: ReadonlyMap<string, Value>): Value[] {
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
