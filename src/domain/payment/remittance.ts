import { readAmount, readCode } from '#domain/import-export/read-values.ts';
import type { Paise } from '#domain/money/money.ts';

/** One line of a courier's remittance; `line` is the number of its row as spreadsheets count. */
export type RemittanceLine = { line: number; reference: string; paidPaise: Paise; utr: string };

/**
 * The headings that couriers use. If a file has several of one list, the earlier one counts: the amount paid precedes the amount collected.
 */
const NAMES = {
  reference: [
    'awb',
    'awb number',
    'awb no',
    'awb code',
    'waybill',
    'waybill number',
    'tracking number',
    'tracking id',
    'order',
    'order number',
    'order no',
    'order id',
    'reference',
    'reference number',
    'reference no',
  ],
  paid: [
    'paid',
    'remitted',
    'remitted amount',
    'cod remitted',
    'amount payable',
    'amount',
    'cod amount',
    'order value',
    'price',
    'net amount',
  ],
  utr: ['utr', 'utr number', 'utr no', 'bank utr', 'remittance utr', 'bank reference', 'neft ref'],
};

/** The most lines that are booked by one request, each in its own transaction. */
const mostLines = 5_000;

/** The largest number of rows above the headings, such as the courier's name and the period of the file. */
const rowsAbove = 10;

type Row = { row: number; cells: readonly string[] };

export type RemittanceFile = { lines: RemittanceLine[]; mistakes: string[] };

/**
 * Reads the lines of a remittance file: a tracking or order number and the amount paid in rupees, in columns of any order, with their
 * headings in one of the first rows. Returns a sentence for each mistake.
 */
export function readRemittance(rows: readonly Row[]): RemittanceFile {
  const heads = rows.slice(0, rowsAbove + 1).map(({ cells }) => cells.map(foldHeading));
  // Only Razorpay has this column; its order ids would be taken for orders that the shop does not know.
  if (heads.some((headings) => headings.includes('entity id'))) {
    return {
      lines: [],
      mistakes: [
        'This file is from Razorpay, not from a courier. The shop fetches it from Razorpay every night: see Settlements.',
      ],
    };
  }
  const top = heads.findIndex((each) => findPlace(each, 'reference') >= 0 && findPlace(each, 'paid') >= 0);
  if (top < 0) {
    return {
      lines: [],
      mistakes: ['Please name the columns in the first line: AWB, Paid and, if known, UTR'],
    };
  }
  const [reference, paid, utr] = (['reference', 'paid', 'utr'] as const).map((key) =>
    findPlace(heads[top]!, key),
  ) as [number, number, number];
  const body = rows.slice(top + 1);
  if (body.length > mostLines)
    return { lines: [], mistakes: ['The file has more than 5,000 lines. Please split it.'] };
  const lines: RemittanceLine[] = [];
  const mistakes: string[] = [];
  for (const { row: line, cells } of body.filter(({ cells: each }) => !each.some(isTotal))) {
    const cell = (column: number) => cells[column]?.trim() ?? '';
    const amount = readAmount(cell(paid));
    const parcel = readCode(cell(reference));
    if ('mistake' in amount) mistakes.push(`Line ${line}, amount: ${amount.mistake}`);
    else if ('mistake' in parcel) mistakes.push(`Line ${line}, number: ${parcel.mistake}`);
    else lines.push({ line, reference: parcel.value, paidPaise: amount.value, utr: cell(utr) });
  }
  if (lines.length === 0 && mistakes.length === 0) mistakes.push('The file has no lines below the headings');
  return { lines, mistakes };
}

function foldHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\([^()]*\)|[^a-z]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replace(/ (rs|inr)$/, '');
}

/** Returns the place of a column by its first heading that the file has, or -1. */
function findPlace(headings: readonly string[], key: keyof typeof NAMES): number {
  return NAMES[key].map((name) => headings.indexOf(name)).find((place) => place >= 0) ?? -1;
}

/** Returns whether a cell marks its row as the sum of the others, which couriers write below them. */
function isTotal(cell: string): boolean {
  return /^(grand |sub ?)?total:?$/i.test(cell.trim());
}
