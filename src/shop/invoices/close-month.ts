import { conflict, invalid } from '#domain/error.ts';
import type { Cell } from '#domain/gst-return/gst-return-document.ts';
import { toHsn } from '#domain/gst-return/gst-return-hsn.ts';
import { LISTED_ROWS, LISTED_TABLES, type ListedTable } from '#domain/gst-return/gst-return-rows.ts';
import { toB2cs, toDocuments, toExempt, toSummary } from '#domain/gst-return/gst-return-sums.ts';
import {
  RETURN_TABLES,
  type ReturnTable,
  TAX_MONTH_PATTERN,
  headingsOf,
} from '#domain/gst-return/tax-return.ts';
import {
  TURNOVER_HEADINGS,
  formatNotFiled,
  toTurnoverRow,
  toTurnoverTotal,
  turnoverOf,
} from '#domain/gst-return/turnover.ts';
import { toCsv, toCsvRows } from '#platform/formats/sheet/write-csv.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx, Reader } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { hasDocuments } from './month/has-documents.ts';
import { listDocuments } from './month/list-documents.ts';
import type { Month } from './month/select-month.ts';
import { listRanges, sumDocuments, sumHsn, sumRates } from './month/sum-month.ts';

export type ReturnFile = {
  table: ReturnTable | 'turnover';
  name: string;
  /** Reads the month and returns the text of the file in parts. */
  read: () => AsyncGenerator<string>;
};

/**
 * Returns a month 'YYYY-MM' (Indian days of issue) as files for the accountant and GSTR-1: `gstr1-2026-11-b2cs.csv` and so on. A
 * composition dealer or an unregistered seller files no GSTR-1: their documents are listed in `turnover-2026-11.csv`. Reads only issued
 * documents and the seller's kind, and each file only when it is requested. Throws unauthenticated, forbidden, invalid `month.invalid`.
 */
export async function closeMonth(reader: Pick<Ctx, 'memory'> & Reader, month: string): Promise<ReturnFile[]> {
  requireAbility(reader, 'export_tax_returns');
  if (!TAX_MONTH_PATTERN.test(month)) throw invalid('month.invalid', 'Please enter a month like 2026-11');
  const [hasTaxed, hasUntaxed, { seller }] = await Promise.all([
    hasDocuments(reader, { month, isRegularSeller: true }),
    hasDocuments(reader, { month, isRegularSeller: false }),
    readSettings(reader),
  ]);
  const isRegular = seller.kind === 'regular';
  const tables = RETURN_TABLES.map((table): ReturnFile => ({
    table,
    name: `gstr1-${month}-${table}.csv`,
    read: () => readTable(reader, month, table),
  }));
  const turnover: ReturnFile = {
    table: 'turnover',
    name: `turnover-${month}.csv`,
    read: () => readTurnover(reader, month),
  };
  return [...(isRegular || hasTaxed ? tables : []), ...(!isRegular || hasUntaxed ? [turnover] : [])];
}

/** Returns one file of a month. Throws as `closeMonth`, and conflict `tax_return.not_filed` if the seller does not file this table. */
export async function openReturnFile(
  reader: Pick<Ctx, 'memory'> & Reader,
  month: string,
  table: ReturnFile['table'],
): Promise<ReturnFile> {
  const file = (await closeMonth(reader, month)).find((one) => one.table === table);
  if (!file) throw conflict('tax_return.not_filed', formatNotFiled(table));
  return file;
}

async function* readTable(reader: Reader, month: string, table: ReturnTable): AsyncGenerator<string> {
  yield toCsv(headingsOf(table), []);
  const taxed = { month, isRegularSeller: true };
  if (!isListed(table)) return yield toCsvRows(await SUMMED[table](reader, taxed));
  for await (const documents of listDocuments(reader, taxed, table))
    yield toCsvRows(documents.flatMap(LISTED_ROWS[table]));
}

function isListed(table: ReturnTable): table is ListedTable {
  return LISTED_TABLES.some((listed) => listed === table);
}

const SUMMED: Record<
  Exclude<ReturnTable, ListedTable>,
  (reader: Reader, month: Month) => Promise<Cell[][]>
> = {
  summary: async (reader, month) => toSummary(await sumDocuments(reader, month)),
  b2cs: async (reader, month) => toB2cs(await sumRates(reader, month)),
  exemp: async (reader, month) => toExempt(await sumRates(reader, month)),
  'hsn-b2b': async (reader, month) =>
    toHsn((await sumHsn(reader, month)).filter(({ isRegistered }) => isRegistered)),
  'hsn-b2c': async (reader, month) =>
    toHsn((await sumHsn(reader, month)).filter(({ isRegistered }) => !isRegistered)),
  docs: async (reader, month) => toDocuments(await listRanges(reader, month)),
};

async function* readTurnover(reader: Reader, month: string): AsyncGenerator<string> {
  yield toCsv(TURNOVER_HEADINGS, []);
  let totalPaise = 0;
  for await (const documents of listDocuments(reader, { month, isRegularSeller: false }, 'turnover')) {
    totalPaise += documents.reduce((sum, document) => sum + turnoverOf(document), 0);
    yield toCsvRows(documents.map(toTurnoverRow));
  }
  yield toCsvRows([toTurnoverTotal(totalPaise)]);
}
