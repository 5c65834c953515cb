import { conflict, invalid } from '#domain/error.ts';
import { toCsv } from '#platform/formats/csv.ts';
import { InvoiceDocument } from '#domain/invoice/invoice.ts';
import type { ReturnedDocument } from '#domain/gst-return/gst-return-document.ts';
import { RETURN_TABLES, type ReturnTable, toTaxReturn } from '#domain/gst-return/tax-return.ts';
import { toGstr1Json } from '#domain/gst-return/gstr1-json.ts';
import { formatNotFiled, toTurnoverTable } from '#domain/gst-return/turnover.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx, Reader } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

export type ReturnFile = { table: ReturnTable | 'turnover'; name: string; text: string };

/**
 * Returns a month 'YYYY-MM' (Indian days of issue) as files for the accountant and GSTR-1: `gstr1-2026-11-b2cs.csv` and so on. Documents of
 * a composition dealer or an unregistered seller file no GSTR-1: they are listed in `turnover-2026-11.csv`. Reads only issued documents and
 * the seller's kind. Throws unauthenticated, forbidden, invalid for a malformed month.
 */
export async function closeMonth(reader: Pick<Ctx, 'memory'> & Reader, month: string): Promise<ReturnFile[]> {
  requireAbility(reader, 'export_tax_returns');
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
    throw invalid('month.invalid', 'Please give a month like 2026-11');
  const [documents, { seller }] = await Promise.all([listDocuments(reader, month), readSettings(reader)]);
  const taxed = documents.filter(({ document }) => document.seller.kind === 'regular');
  const untaxed = documents.filter(({ document }) => document.seller.kind !== 'regular');
  const isRegular = seller.kind === 'regular';
  return [
    ...(isRegular || taxed.length > 0 ? toReturnFiles(month, taxed) : []),
    ...(!isRegular || untaxed.length > 0 ? [toTurnoverFile(month, untaxed)] : []),
  ];
}

/**
 * Returns a month as the JSON of GSTR-1 that the portal takes. Throws unauthenticated, forbidden, and conflict `tax_return.not_filed` for a
 * seller who was not registered as a regular taxpayer in that month.
 */
export async function toGstr1File(
  reader: Pick<Ctx, 'memory'> & Reader,
  month: string,
): Promise<Record<string, unknown>> {
  requireAbility(reader, 'export_tax_returns');
  const [documents, { seller }] = await Promise.all([listDocuments(reader, month), readSettings(reader)]);
  const taxed = documents.filter(({ document }) => document.seller.kind === 'regular');
  const gstin = taxed[0]?.document.seller.gstin ?? (seller.kind === 'regular' ? seller.gstin : null);
  if (!gstin) throw conflict('tax_return.not_filed', formatNotFiled('b2b'));
  return toGstr1Json(taxed, { gstin, month });
}

function toReturnFiles(month: string, documents: ReturnedDocument[]): ReturnFile[] {
  const tables = toTaxReturn(documents);
  return RETURN_TABLES.map((table) => ({
    table,
    name: `gstr1-${month}-${table}.csv`,
    text: toCsv(tables[table].headings, tables[table].rows),
  }));
}

function toTurnoverFile(month: string, documents: ReturnedDocument[]): ReturnFile {
  const { headings, rows } = toTurnoverTable(documents);
  return { table: 'turnover', name: `turnover-${month}.csv`, text: toCsv(headings, rows) };
}

async function listDocuments(reader: Reader, month: string): Promise<ReturnedDocument[]> {
  const rows = await reader.db
    .selectFrom('invoices as i')
    .leftJoin('invoices as original', 'original.id', 'i.original_invoice_id')
    .select(['i.document', 'original.document as original'])
    .where('i.issue_date', '>=', `${month}-01`)
    .where('i.issue_date', '<', firstOfNext(month))
    .orderBy('i.series')
    .orderBy('i.financial_year')
    .orderBy('i.sequence')
    .execute();
  return rows.map(({ document, original }) => ({
    document: InvoiceDocument.parse(document),
    original: original === null ? null : InvoiceDocument.parse(original),
  }));
}

function firstOfNext(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}
