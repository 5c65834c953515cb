import { sql } from 'kysely';
import { conflict } from '#domain/error.ts';
import { LISTED_TABLES } from '#domain/gst-return/gst-return-rows.ts';
import { toGstr1Head, writeSection } from '#domain/gst-return/gstr1-json.ts';
import { toSummedSections } from '#domain/gst-return/gstr1-json-sums.ts';
import { formatNotFiled } from '#domain/gst-return/turnover.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx, Reader } from '#shop/context.ts';
import { listDocuments } from './month/list-documents.ts';
import { type Month, selectMonth } from './month/select-month.ts';
import { listRanges, sumHsn, sumRates } from './month/sum-month.ts';

/**
 * Returns a month as the JSON that the offline tool of GSTR-1 writes and the portal accepts, as text in parts; sections without a row are
 * left out. Throws unauthenticated, forbidden, and conflict `tax_return.not_filed` for a seller who was not registered as a regular
 * taxpayer in that month.
 */
export async function writeGstr1(
  reader: Pick<Ctx, 'memory'> & Reader,
  month: string,
): Promise<AsyncGenerator<string>> {
  requireAbility(reader, 'export_tax_returns');
  const taxed: Month = { month, isRegularSeller: true };
  const [issuedAs, { seller }] = await Promise.all([readGstin(reader, taxed), readSettings(reader)]);
  const gstin = issuedAs ?? (seller.kind === 'regular' ? seller.gstin : null);
  if (!gstin) throw conflict('tax_return.not_filed', formatNotFiled('b2b'));
  return write(reader, taxed, gstin);
}

async function* write(reader: Reader, taxed: Month, gstin: string): AsyncGenerator<string> {
  const { month } = taxed;
  yield JSON.stringify(toGstr1Head({ gstin, month })).slice(0, -1);
  for (const table of LISTED_TABLES) yield* writeSection(table, listDocuments(reader, taxed, table));
  const rates = await sumRates(reader, taxed);
  const hsn = await sumHsn(reader, taxed);
  const ranges = await listRanges(reader, taxed);
  for (const [name, section] of Object.entries(toSummedSections({ rates, hsn, ranges })))
    yield `,${JSON.stringify(name)}:${JSON.stringify(section)}`;
  yield '}';
}

/** Returns the GSTIN under which the documents of a month were issued; null where it has none. */
async function readGstin({ db }: Reader, month: Month): Promise<string | null> {
  const { rows } = await sql<{ gstin: string | null }>`
    select i.document #>> '{seller,gstin}' as gstin from invoices i where i.id = (select d.id from ${selectMonth(month)} limit 1)`.execute(
    db,
  );
  return rows[0]?.gstin ?? null;
}
