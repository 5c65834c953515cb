import { isLarge, isRegistered, type ReturnedDocument, type Table } from './gst-return-document.ts';
import { toHsn } from './gst-return-hsn.ts';
import { toB2b, toB2cl, toCdnr, toCdnur, toDocuments } from './gst-return-rows.ts';
import { toB2cs, toExempt, toSummary } from './gst-return-sums.ts';

export const RETURN_TABLES = [
  'summary',
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'exemp',
  'hsn-b2b',
  'hsn-b2c',
  'docs',
] as const;
export type ReturnTable = (typeof RETURN_TABLES)[number];

/**
 * Returns the month's tables for GSTR-1 with the headings of the offline tool, computed from the issued documents alone. Sales to
 * unregistered buyers are summed net of their credit notes.
 */
export function toTaxReturn(documents: readonly ReturnedDocument[]): Record<ReturnTable, Table> {
  const invoices = documents.filter(({ document }) => document.documentType !== 'credit_note');
  const notes = documents.filter(({ document }) => document.documentType === 'credit_note');
  const small = documents.filter((one) => !isRegistered(one) && !isLarge(one));
  return {
    summary: toSummary(invoices, notes),
    b2b: toB2b(invoices.filter(isRegistered)),
    b2cl: toB2cl(invoices.filter(isLarge)),
    b2cs: toB2cs(small),
    cdnr: toCdnr(notes.filter(isRegistered)),
    cdnur: toCdnur(notes.filter(isLarge)),
    exemp: toExempt(documents),
    'hsn-b2b': toHsn(documents.filter(isRegistered)),
    'hsn-b2c': toHsn(documents.filter((one) => !isRegistered(one))),
    docs: toDocuments(invoices, notes),
  };
}
