import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { toRupees } from '#domain/money/money.ts';
import { type Cell, placeOf, type ReturnedDocument, type Table } from './gst-return-document.ts';
import { RETURN_HEADINGS } from './gst-return-headings.ts';

// The tables of GSTR-1 that list documents one by one.

export function toB2b(invoices: readonly ReturnedDocument[]): Table {
  return {
    headings: RETURN_HEADINGS.b2b,
    rows: perRate(invoices, (document, rate, taxable) => [
      document.buyer.gstin ?? '',
      document.buyer.name,
      ...numbered(document),
      placeOf(document),
      'N',
      '',
      'Regular B2B',
      '',
      rate,
      taxable,
      0,
    ]),
  };
}

export function toB2cl(invoices: readonly ReturnedDocument[]): Table {
  return {
    headings: RETURN_HEADINGS.b2cl,
    rows: perRate(invoices, (document, rate, taxable) => [
      ...numbered(document),
      placeOf(document),
      '',
      rate,
      taxable,
      0,
      '',
    ]),
  };
}

export function toCdnr(notes: readonly ReturnedDocument[]): Table {
  return {
    headings: RETURN_HEADINGS.cdnr,
    rows: perRate(notes, (document, rate, taxable) => {
      const [number, day, value] = numbered(document);
      const { gstin, name } = document.buyer;
      return [
        gstin ?? '',
        name,
        number,
        day,
        'C',
        placeOf(document),
        'N',
        'Regular B2B',
        value,
        '',
        rate,
        taxable,
        0,
      ];
    }),
  };
}

export function toCdnur(notes: readonly ReturnedDocument[]): Table {
  return {
    headings: RETURN_HEADINGS.cdnur,
    rows: perRate(notes, (document, rate, taxable) => {
      const [number, day, value] = numbered(document);
      return ['B2CL', number, day, 'C', placeOf(document), value, '', rate, taxable, 0];
    }),
  };
}

export function toDocuments(
  invoices: readonly ReturnedDocument[],
  notes: readonly ReturnedDocument[],
): Table {
  const row = (name: string, documents: readonly ReturnedDocument[]): Cell[][] => {
    const numbers = documents.map(({ document }) => document.number).toSorted();
    if (numbers.length === 0) return [];
    return [[name, numbers[0]!, numbers.at(-1)!, numbers.length, 0, numbers.length]];
  };
  // The invoice of a cancelled order is not a cancelled document: it was issued, and a credit note credits it.
  return {
    headings: RETURN_HEADINGS.docs,
    rows: [...row('Invoices for outward supply', invoices), ...row('Credit Note', notes)],
  };
}

/** Returns one row for each rate of a document; nil-rated goods have a table of their own. */
function perRate(
  documents: readonly ReturnedDocument[],
  toRow: (document: InvoiceDocument, rate: number, taxable: number) => Cell[],
): Cell[][] {
  return documents.flatMap(({ document }) =>
    document.rates
      .filter(({ rateBp }) => rateBp > 0)
      .map(({ rateBp, taxablePaise }) => toRow(document, rateBp / 100, toRupees(taxablePaise))),
  );
}

function numbered({ number, issueDate, summary }: InvoiceDocument): [string, string, number] {
  return [number, toReturnDay(issueDate), toRupees(summary.totalPaise)];
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a day as "24-May-2026". */
function toReturnDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}
