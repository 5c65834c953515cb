import { expect, test } from 'vitest';
import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { makeInvoice } from '#test/make-invoice.ts';
import type { ReturnedDocument } from './gst-return-document.ts';
import { toGstr1Json } from './gstr1-json.ts';

// A month worked out by hand: mixed rates to a buyer with GSTIN, a large sale to another State, nil-rated goods, and a credit note on each kind.

const PLACES = {
  '09': ['UP', 'Uttar Pradesh'],
  '27': ['MH', 'Maharashtra'],
  '29': ['KA', 'Karnataka'],
} as const;
type Sold = { hsn: string; quantity: number; rupees: number; rate: number };
type Made = { gstin?: string; place: keyof typeof PLACES; sold: Sold[]; note?: boolean };

/** Makes a document from the taxable value of its lines; the seller is in Uttar Pradesh. */
function make(number: string, { gstin, place, sold, note = false }: Made): InvoiceDocument {
  const base = makeInvoice([{ pricePaise: 1000_00, rateBp: 500, quantity: 1 }]);
  const [key, name] = PLACES[place];
  const intraState = place === '09';
  const toTax = (taxablePaise: number, rate: number) => {
    const tax = (taxablePaise * rate) / 100;
    const [half, igstPaise] = intraState ? [tax / 2, 0] : [0, tax];
    return { taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise };
  };
  const lines = sold.map(({ hsn, quantity, rupees, rate }, index) => ({
    ...base.lines[0]!,
    id: `lin_${number}_${index}`,
    name: `Goods ${hsn}`,
    hsn,
    quantity,
    rateBp: rate * 100,
    ...toTax(rupees * 100, rate),
    totalPaise: rupees * (100 + rate),
  }));
  const rates = [...Map.groupBy(sold, ({ rate }) => rate)]
    .map(([rate, some]) => ({
      rateBp: rate * 100,
      ...toTax(
        some.reduce((sum, { rupees }) => sum + rupees * 100, 0),
        rate,
      ),
    }))
    .toSorted((a, b) => a.rateBp - b.rateBp);
  const totalPaise = lines.reduce((sum, line) => sum + line.totalPaise, 0);
  return {
    ...base,
    number,
    documentType: note ? 'credit_note' : 'tax_invoice',
    issueDate: '2026-10-15',
    placeOfSupply: { key, name, code: place },
    intraState,
    buyer: { ...base.buyer, gstin: gstin ?? null },
    lines,
    rates,
    summary: { ...base.summary, roundingPaise: 0, totalPaise },
  };
}

const pune = '27AAPFU0939F1ZV';
const firm = make('INV/26-27/000102', {
  gstin: pune,
  place: '27',
  sold: [
    { hsn: '4420', quantity: 4, rupees: 10_000, rate: 5 },
    { hsn: '9403', quantity: 1, rupees: 5000, rate: 18 },
  ],
});
const small = make('INV/26-27/000105', {
  place: '27',
  sold: [{ hsn: '4420', quantity: 3, rupees: 6000, rate: 5 }],
});
const large = make('INV/26-27/000106', {
  place: '29',
  sold: [{ hsn: '5701', quantity: 2, rupees: 120_000, rate: 5 }],
});
const invoices = [
  make('INV/26-27/000101', {
    gstin: '09AAACH7409R1ZZ',
    place: '09',
    sold: [{ hsn: '8306', quantity: 10, rupees: 20_000, rate: 5 }],
  }),
  firm,
  make('INV/26-27/000103', { place: '09', sold: [{ hsn: '8306', quantity: 2, rupees: 3000, rate: 5 }] }),
  make('INV/26-27/000104', {
    place: '09',
    sold: [
      { hsn: '4420', quantity: 1, rupees: 2000, rate: 5 },
      { hsn: '6912', quantity: 2, rupees: 500, rate: 0 },
    ],
  }),
  small,
  large,
].map((document): ReturnedDocument => ({ document, original: null }));
const credit = (number: string, original: InvoiceDocument, made: Made): ReturnedDocument => ({
  document: make(number, { ...made, note: true }),
  original,
});
const notes = [
  credit('CRN/26-27/000011', firm, {
    gstin: pune,
    place: '27',
    sold: [{ hsn: '4420', quantity: 1, rupees: 2500, rate: 5 }],
  }),
  credit('CRN/26-27/000012', small, {
    place: '27',
    sold: [{ hsn: '4420', quantity: 1, rupees: 2000, rate: 5 }],
  }),
  credit('CRN/26-27/000013', large, {
    place: '29',
    sold: [{ hsn: '5701', quantity: 1, rupees: 60_000, rate: 5 }],
  }),
];
const file = toGstr1Json([...invoices, ...notes], { gstin: '09ABCDE1234F1ZY', month: '2026-10' });

test('an invoice of several rates to a buyer with GSTIN has one item for each rate', () => {
  expect(file).toMatchObject({ gstin: '09ABCDE1234F1ZY', fp: '102026' });
  expect(file['b2b']).toMatchObject([
    {
      ctin: '09AAACH7409R1ZZ',
      inv: [
        {
          val: 21_000,
          pos: '09',
          itms: [{ num: 1, itm_det: { rt: 5, txval: 20_000, camt: 500, samt: 500 } }],
        },
      ],
    },
    {
      ctin: pune,
      inv: [
        {
          inum: 'INV/26-27/000102',
          idt: '15-10-2026',
          val: 16_400,
          itms: [
            { num: 1, itm_det: { rt: 5, txval: 10_000, iamt: 500, csamt: 0 } },
            { num: 2, itm_det: { rt: 18, txval: 5000, iamt: 900, csamt: 0 } },
          ],
        },
      ],
    },
  ]);
});

test('a sale of more than a lakh to another State is listed, a smaller one is summed net of its note', () => {
  expect(file['b2cl']).toMatchObject([
    { pos: '29', inv: [{ val: 126_000, itms: [{ itm_det: { rt: 5, txval: 120_000, iamt: 6000 } }] }] },
  ]);
  expect(file['b2cs']).toEqual([
    { sply_ty: 'INTRA', pos: '09', typ: 'OE', rt: 5, txval: 5000, camt: 125, samt: 125, csamt: 0 },
    { sply_ty: 'INTER', pos: '27', typ: 'OE', rt: 5, txval: 4000, iamt: 200, csamt: 0 },
  ]);
});

test('notes go where their invoice went: to the buyer with GSTIN, and below a lakh with a large invoice', () => {
  expect(file['cdnr']).toMatchObject([
    {
      ctin: pune,
      nt: [{ ntty: 'C', val: 2625, pos: '27', itms: [{ itm_det: { rt: 5, txval: 2500, iamt: 125 } }] }],
    },
  ]);
  expect(file['cdnur']).toMatchObject([
    {
      typ: 'B2CL',
      ntty: 'C',
      nt_num: 'CRN/26-27/000013',
      val: 63_000,
      pos: '29',
      itms: [{ itm_det: { iamt: 3000 } }],
    },
  ]);
});

test('nil-rated goods have their section, HSN sums are net, and numbers are listed by series', () => {
  const { inv } = file['nil'] as { inv: { sply_ty: string; nil_amt: number }[] };
  expect(inv.filter(({ nil_amt }) => nil_amt !== 0)).toMatchObject([{ sply_ty: 'INTRAB2C', nil_amt: 500 }]);
  const { hsn_b2b, hsn_b2c } = file['hsn'] as Record<
    'hsn_b2b' | 'hsn_b2c',
    { hsn_sc: string; txval: number }[]
  >;
  const sums = (rows: { hsn_sc: string; txval: number }[]) =>
    Object.fromEntries(rows.map(({ hsn_sc, txval }) => [hsn_sc, txval]));
  expect(sums(hsn_b2b)).toEqual({ '4420': 7500, '8306': 20_000, '9403': 5000 });
  expect(sums(hsn_b2c)).toEqual({ '4420': 6000, '5701': 60_000, '6912': 500, '8306': 3000 });
  expect(hsn_b2b.find(({ hsn_sc }) => hsn_sc === '4420')).toMatchObject({ qty: 3, iamt: 375 });
  expect(hsn_b2c.find(({ hsn_sc }) => hsn_sc === '4420')).toMatchObject({
    qty: 3,
    iamt: 200,
    camt: 50,
    samt: 50,
  });
  expect(file['doc_issue']).toMatchObject({
    doc_det: [
      {
        doc_num: 1,
        docs: [{ from: 'INV/26-27/000101', to: 'INV/26-27/000106', totnum: 6, cancel: 0, net_issue: 6 }],
      },
      { doc_num: 5, docs: [{ from: 'CRN/26-27/000011', to: 'CRN/26-27/000013', totnum: 3 }] },
    ],
  });
});
