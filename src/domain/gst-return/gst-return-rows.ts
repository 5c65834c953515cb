import { toRupees } from '#domain/money/money.ts';
import { type Cell, formatPlace, isItem, type ListedDocument } from './gst-return-document.ts';

/** The tables that list documents one by one. */
export const LISTED_TABLES = ['b2b', 'b2cl', 'cdnr', 'cdnur'] as const;
export type ListedTable = (typeof LISTED_TABLES)[number];

/** Returns the rows of one document in each table that lists documents: one for each rate; nil-rated goods have their own table. */
export const LISTED_ROWS: Record<ListedTable, (document: ListedDocument) => Cell[][]> = {
  b2b: (document) =>
    perRate(document, (rate, taxable) => [
      document.gstin ?? '',
      document.buyerName,
      ...numbered(document),
      formatPlace(document),
      'N',
      '',
      'Regular B2B',
      '',
      rate,
      taxable,
      0,
    ]),
  b2cl: (document) =>
    perRate(document, (rate, taxable) => [
      ...numbered(document),
      formatPlace(document),
      '',
      rate,
      taxable,
      0,
      '',
    ]),
  cdnr: (document) =>
    perRate(document, (rate, taxable) => {
      const [number, day, value] = numbered(document);
      const { gstin, buyerName } = document;
      const place = formatPlace(document);
      return [
        gstin ?? '',
        buyerName,
        number,
        day,
        'C',
        place,
        'N',
        'Regular B2B',
        value,
        '',
        rate,
        taxable,
        0,
      ];
    }),
  cdnur: (document) =>
    perRate(document, (rate, taxable) => {
      const [number, day, value] = numbered(document);
      return ['B2CL', number, day, 'C', formatPlace(document), value, '', rate, taxable, 0];
    }),
};

function perRate({ rates }: ListedDocument, toRow: (rate: number, taxable: number) => Cell[]): Cell[][] {
  return rates.filter(isItem).map(({ rateBp, taxablePaise }) => toRow(rateBp / 100, toRupees(taxablePaise)));
}

function numbered({ number, issueDate, totalPaise }: ListedDocument): [string, string, number] {
  return [number, toReturnDay(issueDate), toRupees(totalPaise)];
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a day as "24-May-2026". */
function toReturnDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}
