import type { InvoiceDocument } from '#domain/invoice/invoice.ts';

/** A document of the month; a credit note with its invoice. */
export type ReturnedDocument = { document: InvoiceDocument; original: InvoiceDocument | null };

/** A cell of a table, text or number; amounts are rupees with two decimals. */
export type Cell = string | number;
/** A table of the return, as the offline tool reads it. */
export type Table = { headings: readonly string[]; rows: Cell[][] };

/** An inter-State invoice to an unregistered buyer above this amount is reported by itself (since 1 August 2024). */
const largePaise = 1_00_000_00;

export function isRegistered({ document }: ReturnedDocument): boolean {
  return document.buyer.gstin !== null;
}

export function isLarge(one: ReturnedDocument): boolean {
  const { document, original } = one;
  if (isRegistered(one) || document.intraState) return false;
  return (original ?? document).summary.totalPaise > largePaise;
}

/** Returns 1 for a document that adds to the month, -1 for a credit note. */
export function signOf({ document }: ReturnedDocument): 1 | -1 {
  return document.documentType === 'credit_note' ? -1 : 1;
}

/** Returns the place of supply as "27-Maharashtra". */
export function placeOf({ placeOfSupply: { code, name } }: InvoiceDocument): string {
  return `${code}-${name}`;
}

/** Returns the sums in the order of their keys, which is the order of the rows. */
export function inKeyOrder<Value>(sums: ReadonlyMap<string, Value>): Value[] {
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
