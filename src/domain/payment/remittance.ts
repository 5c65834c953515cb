import type { Paise } from '#domain/money/money.ts';

/** One line of a courier's remittance; `line` is its number in the file, the heading being line 1. */
export type RemittanceLine = { line: number; reference: string; paidPaise: Paise; utr: string };

const NAMES = {
  reference: [
    'awb',
    'awb number',
    'awb no',
    'waybill',
    'tracking number',
    'order',
    'order number',
    'order no',
    'reference',
  ],
  paid: ['paid', 'amount', 'cod amount', 'remitted', 'remitted amount', 'cod remitted', 'net amount'],
  utr: ['utr', 'utr number', 'utr no', 'bank reference', 'neft ref'],
};

/** The most lines that are booked by one request, each of which is a transaction of its own. */
const mostLines = 5_000;

export type RemittanceFile = { lines: RemittanceLine[]; mistakes: string[] };

/**
 * Reads the lines of a remittance file: a tracking or order number and the amount paid in rupees, in columns of any order. Returns a sentence
 * for each mistake.
 */
export function readRemittance(rows: readonly string[][]): RemittanceFile {
  const [head = [], ...body] = rows;
  const headings = head.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .trim(),
  );
  const find = (names: readonly string[]) =>
    names.map((name) => headings.indexOf(name)).find((index) => index >= 0) ?? -1;
  const [reference, paid, utr] = [find(NAMES.reference), find(NAMES.paid), find(NAMES.utr)];
  if (reference < 0 || paid < 0) {
    return {
      lines: [],
      mistakes: ['Please name the columns in the first line: AWB, Paid and, if known, UTR'],
    };
  }
  if (body.length > mostLines)
    return { lines: [], mistakes: ['The file has more than 5,000 lines. Please split it.'] };
  const lines: RemittanceLine[] = [];
  const mistakes: string[] = [];
  for (const [index, row] of body.entries()) {
    const amount = readAmount(row[paid] ?? '');
    const line = index + 2;
    if (amount === undefined) mistakes.push(`Line ${line}: enter rupees in the amount, like 1250`);
    else lines.push({ line, reference: row[reference] ?? '', paidPaise: amount, utr: row[utr] ?? '' });
  }
  if (body.length === 0) mistakes.push('The file has no line below the headings');
  return { lines, mistakes };
}

/** Returns the paise of an amount such as `₹2,450.00`; undefined where it is none. */
function readAmount(text: string): Paise | undefined {
  const plain = text.replaceAll(/[₹,\s]|rs\.?/gi, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}
