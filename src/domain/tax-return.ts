import type { CsvCell } from './csv.ts';
import type { TaxSplit, Uqc } from './gst.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';
import { sumPaise, toRupees, type Paise } from './money.ts';
import { RETURN_HEADINGS } from './tax-return-headings.ts';

/** A document of the month; a credit note with what its invoice came to. */
export type ReturnedDocument = { document: InvoiceDocument; originalTotalPaise: Paise | null };

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
export type Table = { headings: readonly string[]; rows: CsvCell[][] };

/** Above this an inter-State invoice to an unregistered buyer is reported by itself (since 1 August 2024). */
const largePaise = 1_00_000_00;

/**
 * The month as GSTR-1 asks for it, with the headings of the offline tool: every table from nothing but the issued documents. What is sold
 * to unregistered buyers is summed net of its credit notes.
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

function isRegistered({ document }: ReturnedDocument): boolean {
  return document.buyer.gstin !== null;
}

function isLarge(one: ReturnedDocument): boolean {
  const { document, originalTotalPaise } = one;
  if (isRegistered(one) || document.intraState) return false;
  return (originalTotalPaise ?? document.summary.totalPaise) > largePaise;
}

/** What a document adds to the month, or takes from it. */
function signOf({ document }: ReturnedDocument): 1 | -1 {
  return document.documentType === 'credit_note' ? -1 : 1;
}

function toSummary(invoices: readonly ReturnedDocument[], notes: readonly ReturnedDocument[]): Table {
  const row = (name: string, documents: readonly ReturnedDocument[]): CsvCell[] => {
    const sum = (
      part: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'roundingPaise' | 'totalPaise',
    ) => toRupees(sumPaise(documents.map((one) => signOf(one) * one.document.summary[part])));
    const figures = [sum('taxablePaise'), sum('cgstPaise'), sum('sgstPaise'), sum('igstPaise')];
    return [name, documents.length, ...figures, sum('roundingPaise'), sum('totalPaise')];
  };
  return {
    headings: RETURN_HEADINGS.summary,
    rows: [row('Invoices', invoices), row('Credit notes', notes), row('Net', [...invoices, ...notes])],
  };
}

/** One row for each rate of a document; nil-rated goods have a table of their own. */
function perRate(
  documents: readonly ReturnedDocument[],
  toRow: (document: InvoiceDocument, rate: number, taxable: number) => CsvCell[],
): CsvCell[][] {
  return documents.flatMap(({ document }) =>
    document.rates
      .filter(({ rateBp }) => rateBp > 0)
      .map(({ rateBp, taxablePaise }) => toRow(document, rateBp / 100, toRupees(taxablePaise))),
  );
}

function toB2b(invoices: readonly ReturnedDocument[]): Table {
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

function toB2cl(invoices: readonly ReturnedDocument[]): Table {
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

function toB2cs(documents: readonly ReturnedDocument[]): Table {
  const sums = new Map<string, { place: string; rateBp: number; taxablePaise: Paise }>();
  for (const one of documents) {
    const place = placeOf(one.document);
    for (const { rateBp, taxablePaise } of one.document.rates) {
      if (rateBp === 0) continue;
      const key = `${place} ${String(rateBp).padStart(5, '0')}`;
      const sum = sums.get(key) ?? { place, rateBp, taxablePaise: 0 };
      sum.taxablePaise += signOf(one) * taxablePaise;
      sums.set(key, sum);
    }
  }
  return {
    headings: RETURN_HEADINGS.b2cs,
    rows: sorted(sums).map(({ place, rateBp, taxablePaise }) => [
      'OE',
      place,
      rateBp / 100,
      '',
      toRupees(taxablePaise),
      0,
      '',
    ]),
  };
}

function toCdnr(notes: readonly ReturnedDocument[]): Table {
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

function toCdnur(notes: readonly ReturnedDocument[]): Table {
  return {
    headings: RETURN_HEADINGS.cdnur,
    rows: perRate(notes, (document, rate, taxable) => {
      const [number, day, value] = numbered(document);
      return ['B2CL', number, day, 'C', placeOf(document), value, '', rate, taxable, 0];
    }),
  };
}

function toExempt(documents: readonly ReturnedDocument[]): Table {
  const nil = (registered: boolean, intra: boolean) =>
    toRupees(
      sumPaise(
        documents
          .filter((one) => isRegistered(one) === registered && one.document.intraState === intra)
          .map(
            (one) => signOf(one) * (one.document.rates.find(({ rateBp }) => rateBp === 0)?.taxablePaise ?? 0),
          ),
      ),
    );
  const row = (name: string, registered: boolean, intra: boolean): CsvCell[] => [
    name,
    nil(registered, intra),
    0,
    0,
  ];
  return {
    headings: RETURN_HEADINGS.exemp,
    rows: [
      row('Inter-State supplies to registered persons', true, false),
      row('Intra-State supplies to registered persons', true, true),
      row('Inter-State supplies to unregistered persons', false, false),
      row('Intra-State supplies to unregistered persons', false, true),
    ],
  };
}

const units: Record<Uqc, string> = {
  NOS: 'NOS-NUMBERS',
  SET: 'SET-SETS',
  PRS: 'PRS-PAIRS',
  PCS: 'PCS-PIECES',
  MTR: 'MTR-METERS',
  OTH: 'OTH-OTHERS',
};

type HsnSum = TaxSplit & {
  hsn: string;
  name: string;
  uqc: Uqc;
  rateBp: number;
  quantity: number;
  totalPaise: Paise;
};

function toHsn(documents: readonly ReturnedDocument[]): Table {
  const sums = new Map<string, HsnSum>();
  for (const one of documents) for (const line of one.document.lines) addLine(sums, line, signOf(one));
  return {
    headings: RETURN_HEADINGS.hsn,
    rows: sorted(sums).map((sum) => [
      sum.hsn,
      sum.name,
      units[sum.uqc],
      sum.quantity,
      toRupees(sum.totalPaise),
      sum.rateBp / 100,
      toRupees(sum.taxablePaise),
      toRupees(sum.igstPaise),
      toRupees(sum.cgstPaise),
      toRupees(sum.sgstPaise),
      0,
    ]),
  };
}

function addLine(sums: Map<string, HsnSum>, line: InvoiceLine, sign: 1 | -1): void {
  const { hsn, uqc, rateBp, name } = line;
  const key = `${hsn} ${uqc} ${String(rateBp).padStart(5, '0')}`;
  const none = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 };
  const sum = sums.get(key) ?? { hsn, name, uqc, rateBp, quantity: 0, ...none };
  // Delivery, and a cut of the price, are no pieces.
  sum.quantity += uqc === 'OTH' ? 0 : sign * line.quantity;
  for (const part of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const)
    sum[part] += sign * line[part];
  sums.set(key, sum);
}

function toDocuments(invoices: readonly ReturnedDocument[], notes: readonly ReturnedDocument[]): Table {
  const row = (name: string, documents: readonly ReturnedDocument[]): CsvCell[][] => {
    const numbers = documents.map(({ document }) => document.number).toSorted();
    if (numbers.length === 0) return [];
    return [[name, numbers[0]!, numbers.at(-1)!, numbers.length, 0, numbers.length]];
  };
  // A cancelled order's invoice is not a cancelled document: it was issued, and a credit note took it back.
  return {
    headings: RETURN_HEADINGS.docs,
    rows: [...row('Invoices for outward supply', invoices), ...row('Credit Note', notes)],
  };
}

function numbered({ number, issueDate, summary }: InvoiceDocument): [string, string, number] {
  return [number, toReturnDay(issueDate), toRupees(summary.totalPaise)];
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "24-May-2026". */
function toReturnDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

/** "27-Maharashtra". */
function placeOf({ placeOfSupply: { code, name } }: InvoiceDocument): string {
  return `${code}-${name}`;
}

function sorted<Value>(sums: ReadonlyMap<string, Value>): Value[] {
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
