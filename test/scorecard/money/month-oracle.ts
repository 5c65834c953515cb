import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { RETURN_TABLES, type ReturnTable } from '#domain/gst-return/tax-return.ts';
import { closeMonth } from '#shop/invoices/close-month.ts';
import { makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { readReturn } from '#test/tax-returns/read-return.ts';
import { inAShop } from '#test/scorecard/in-a-shop.ts';
import { sellMonths } from './month-oracle/sell-months.ts';

export type MonthRun = { notes: number; rows: Record<ReturnTable, number>; differences: string[] };

const months = ['2026-10', '2026-11', '2026-12'];

/** The compared columns, with the type of their figures; the omitted ones are names, and fields that are always the same. */
const columns: Record<ReturnTable, string[]> = {
  summary: ['Documents', '#Number', '₹Taxable Value', '₹CGST', '₹SGST/UTGST', '₹IGST', '₹Rounding', '₹Total'],
  b2b: [
    'GSTIN/UIN of Recipient',
    'Invoice Number',
    'Invoice date',
    '₹Invoice Value',
    'Place Of Supply',
    '#Rate',
    '₹Taxable Value',
  ],
  b2cl: ['Invoice Number', 'Invoice date', '₹Invoice Value', 'Place Of Supply', '#Rate', '₹Taxable Value'],
  b2cs: ['Type', 'Place Of Supply', '#Rate', '₹Taxable Value'],
  cdnr: [
    'GSTIN/UIN of Recipient',
    'Note Number',
    'Note Date',
    'Place Of Supply',
    '₹Note Value',
    '#Rate',
    '₹Taxable Value',
  ],
  cdnur: ['UR Type', 'Note Number', 'Note Date', 'Place Of Supply', '₹Note Value', '#Rate', '₹Taxable Value'],
  exemp: ['Description', '₹Nil Rated Supplies'],
  'hsn-b2b': hsnColumns(),
  'hsn-b2c': hsnColumns(),
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', '#Total Number', '#Cancelled', '#Net Issued'],
};

/**
 * Closes the months in which generated orders were sold and returned, and compares every row of every table, to the paisa, with the results
 * that SQL computes from the lines of the orders and of the credit notes.
 */
export function runMonthOracle(chosen: { orders: number; seed: number }): Promise<MonthRun> {
  return inAShop(async (shop) => {
    const notes = await sellMonths(shop, chosen);
    await sql
      .raw(await readFile(new URL('month-oracle/month.sql', import.meta.url), 'utf8'))
      .execute(shop.db);
    const rows = Object.fromEntries(RETURN_TABLES.map((table) => [table, 0])) as MonthRun['rows'];
    const differences: string[] = [];
    for (const month of months) {
      const [ours, theirs] = [await readFiles(shop, month), await readOracle(shop, month)];
      for (const table of RETURN_TABLES) {
        rows[table] += theirs[table]?.length ?? 0;
        differences.push(...compare(`${month} ${table}`, ours[table] ?? [], theirs[table] ?? []));
      }
    }
    return { notes, rows, differences };
  });
}

type Rows = Partial<Record<ReturnTable, string[]>>;

async function readFiles(shop: TestShop, month: string): Promise<Rows> {
  const { ctx } = await makeStaff(shop, 'accountant');
  const files = await closeMonth(ctx, month);
  const rows: Rows = {};
  for (const table of RETURN_TABLES) rows[table] = readCsv(await readReturn(files, table), columns[table]);
  return rows;
}

function readCsv(text: string, wanted: string[]): string[] {
  const [head, ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  const places = wanted.map((column) => head!.indexOf(column.replace(/^[₹#]/, '')));
  return rows.map((row) =>
    JSON.stringify(
      wanted.map((column, index) => {
        const field = row[places[index]!]!;
        if (column.startsWith('₹')) return Math.round(Number(field) * 100);
        if (column.startsWith('#')) return Number(field);
        return column === 'UQC' ? field.slice(0, 3) : field;
      }),
    ),
  );
}

async function readOracle({ db }: TestShop, month: string): Promise<Rows> {
  const { rows } = await sql<{ table: ReturnTable; row: unknown[] }>`
    select "table", row from month_oracle.rows where month = ${month}`.execute(db);
  const found: Rows = {};
  for (const { table, row } of rows) (found[table] ??= []).push(JSON.stringify(row));
  return found;
}

function compare(where: string, ours: string[], theirs: string[]): string[] {
  const [said, wanted] = [ours.toSorted(), theirs.toSorted()];
  const extra = said.filter((row) => !wanted.includes(row)).map((row) => `${where}: ${row} is too much`);
  const missing = wanted.filter((row) => !said.includes(row)).map((row) => `${where}: ${row} is missing`);
  const count = said.length === wanted.length ? [] : [`${where}: ${said.length} rows, not ${wanted.length}`];
  return [...extra, ...missing, ...count];
}

function hsnColumns(): string[] {
  return [
    'HSN',
    'UQC',
    '#Total Quantity',
    '₹Total Value',
    '#Rate',
    '₹Taxable Value',
    '₹Integrated Tax Amount',
    '₹Central Tax Amount',
    '₹State/UT Tax Amount',
  ];
}
