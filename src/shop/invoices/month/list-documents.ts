import { type RawBuilder, sql } from 'kysely';
import type { ListedDocument } from '#domain/gst-return/gst-return-document.ts';
import type { ListedTable } from '#domain/gst-return/gst-return-rows.ts';
import type { Reader } from '#shop/context.ts';
import { type Month, rateColumns, selectMonth } from './select-month.ts';

const documentsAtOnce = 500;

/**
 * Whether the document has an item (`isItem`): one with only nil-rated goods is reported with the other nil-rated sales, as a sum, and a
 * credit note of 0 for a free piece changes nothing.
 */
const isRated = sql`exists (
  select from jsonb_to_recordset(d.rates) as r (${rateColumns})
   where r."rateBp" > 0 and (r."taxablePaise", r."cgstPaise", r."sgstPaise", r."igstPaise") <> (0, 0, 0, 0))`;

/** The documents that each table lists, and their order: documents of the same buyer or State follow one another. */
const TABLES: Record<ListedTable | 'turnover', { where: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  b2b: {
    where: sql`d.gstin is not null and not d.is_note and ${isRated}`,
    order: sql`d.gstin collate "C", d.financial_year, d.sequence`,
  },
  b2cl: {
    where: sql`d.is_large and not d.is_note and ${isRated}`,
    order: sql`d.place_code, d.financial_year, d.sequence`,
  },
  cdnr: {
    where: sql`d.gstin is not null and d.is_note and ${isRated}`,
    order: sql`d.gstin collate "C", d.financial_year, d.sequence`,
  },
  cdnur: { where: sql`d.is_large and d.is_note and ${isRated}`, order: sql`d.financial_year, d.sequence` },
  turnover: { where: sql`true`, order: sql`d.series, d.financial_year, d.sequence` },
};

/** Returns the documents of a month that a table lists, some hundreds at once: only their ids are held in memory together. */
export async function* listDocuments(
  reader: Reader,
  month: Month,
  table: ListedTable | 'turnover',
): AsyncGenerator<ListedDocument[]> {
  const { where, order } = TABLES[table];
  const { rows } = await sql<{ id: string }>`
    select d.id from ${selectMonth(month)} where ${where} order by ${order}`.execute(reader.db);
  for (let start = 0; start < rows.length; start += documentsAtOnce)
    yield await readDocuments(
      reader,
      rows.slice(start, start + documentsAtOnce).map(({ id }) => id),
    );
}

/** Reads documents in the order of their ids; what is printed on them never changes. */
async function readDocuments({ db }: Reader, ids: string[]): Promise<ListedDocument[]> {
  const { rows } = await sql<ListedDocument>`
    select i.number, i.issue_date as "issueDate", i.document_type = 'credit_note' as "isNote",
           i.total_paise as "totalPaise", f.buyer ->> 'name' as "buyerName", f.buyer ->> 'gstin' as gstin,
           f."placeOfSupply" ->> 'code' as "placeCode", f."placeOfSupply" ->> 'name' as "placeName",
           f."intraState" as "intraState", f.rates
      from unnest(${ids}::text[]) with ordinality as wanted (id, place) join invoices i on i.id = wanted.id,
           jsonb_to_record(i.document) as f (buyer jsonb, rates jsonb, "placeOfSupply" jsonb, "intraState" boolean)
     order by wanted.place`.execute(db);
  return rows;
}
