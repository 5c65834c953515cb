import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { makeInvoice } from '#test/make-invoice.ts';

// A month worked out by hand: mixed rates to a buyer with GSTIN, a large sale to another State, nil-rated goods, a
// credit note on each kind, and an order that was cancelled before dispatch, whose number stays and is credited whole.

const PLACES = {
  '09': ['UP', 'Uttar Pradesh'],
  '27': ['MH', 'Maharashtra'],
  '29': ['KA', 'Karnataka'],
} as const;
type Sold = [hsn: string, quantity: number, rupees: number, rate: number];
type Made = { gstin?: string; place: keyof typeof PLACES; sold: Sold[]; on?: InvoiceDocument };

const base = makeInvoice([{ pricePaise: 1000_00, rateBp: 500, quantity: 1 }]);

/**
 * Makes a document of 15 October 2026 from the taxable value of its lines; the seller is in Uttar Pradesh. If an invoice is given, the
 * document is a credit note on it.
 */
export function makeDocument(number: string, { gstin, place, sold, on }: Made): InvoiceDocument {
  const [key, name] = PLACES[place];
  const intraState = place === '09';
  const toTax = (rupees: number, rate: number) => {
    const tax = rupees * rate;
    const [half, igstPaise] = intraState ? [tax / 2, 0] : [0, tax];
    return { taxablePaise: rupees * 100, cgstPaise: half, sgstPaise: half, igstPaise };
  };
  const lines = sold.map(([hsn, quantity, rupees, rate], index) => ({
    ...base.lines[0]!,
    id: `lin_${hsn}_${index}`,
    name: `Goods ${hsn}`,
    hsn,
    quantity,
    rateBp: rate * 100,
    ...toTax(rupees, rate),
    totalPaise: rupees * (100 + rate),
  }));
  const rates = [...Map.groupBy(lines, ({ rateBp }) => rateBp)]
    .map(([rateBp, some]) => ({ rateBp, ...sum(some) }))
    .toSorted((a, b) => a.rateBp - b.rateBp);
  return {
    ...base,
    number: `${on ? 'CRN' : 'INV'}/26-27/${number.padStart(6, '0')}`,
    documentType: on ? 'credit_note' : 'tax_invoice',
    issueDate: '2026-10-15',
    dueDate: '2026-10-15',
    original: on ? { number: on.number, issueDate: on.issueDate, reason: 'Came back', isPart: true } : null,
    placeOfSupply: { key, name, code: place },
    intraState,
    seller: { ...base.seller, kind: 'regular', gstin: '09ABCDE1234F1ZY' },
    buyer: { ...base.buyer, gstin: gstin ?? null },
    lines,
    rates,
    summary: {
      ...base.summary,
      ...sum(lines),
      roundingPaise: 0,
      totalPaise: lines.reduce((total, line) => total + line.totalPaise, 0),
    },
  };
}

type Taxed = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };
function sum(some: readonly Taxed[]): Taxed {
  const of = (part: keyof Taxed) => some.reduce((total, each) => total + each[part], 0);
  return {
    taxablePaise: of('taxablePaise'),
    cgstPaise: of('cgstPaise'),
    sgstPaise: of('sgstPaise'),
    igstPaise: of('igstPaise'),
  };
}

/** The GSTIN of a buyer in Pune. */
export const pune = '27AAPFU0939F1ZV';
export const firm = makeDocument('102', {
  gstin: pune,
  place: '27',
  sold: [
    ['4420', 4, 10_000, 5],
    ['9403', 1, 5000, 18],
  ],
});
const small = makeDocument('105', { place: '27', sold: [['4420', 3, 6000, 5]] });
const large = makeDocument('106', { place: '29', sold: [['5701', 2, 120_000, 5]] });
const cancelled = makeDocument('107', { place: '09', sold: [['8306', 1, 1000, 5]] });
/** The documents of October 2026. */
export const workedMonth = [
  makeDocument('101', { gstin: '09AAACH7409R1ZZ', place: '09', sold: [['8306', 10, 20_000, 5]] }),
  firm,
  makeDocument('103', { place: '09', sold: [['8306', 2, 3000, 5]] }),
  makeDocument('104', {
    place: '09',
    sold: [
      ['4420', 1, 2000, 5],
      ['6912', 2, 500, 0],
    ],
  }),
  small,
  large,
  cancelled,
  makeDocument('11', { gstin: pune, place: '27', sold: [['4420', 1, 2500, 5]], on: firm }),
  makeDocument('12', { place: '27', sold: [['4420', 1, 2000, 5]], on: small }),
  makeDocument('13', { place: '29', sold: [['5701', 1, 60_000, 5]], on: large }),
  makeDocument('14', { place: '09', sold: [['8306', 1, 1000, 5]], on: cancelled }),
];
