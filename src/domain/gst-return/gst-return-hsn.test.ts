import { expect, test } from 'vitest';
import {
  computeCredit,
  type CreditWish,
  NOTHING_CREDITED,
  toCreditNote,
} from '#domain/invoice/credit-note.ts';
import type { Uqc } from '#domain/tax/gst.ts';
import { toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { quote } from '#domain/pricing/quote.ts';
import { Settings } from '#domain/seller/settings.ts';
import type { ReturnedDocument } from './gst-return-document.ts';
import { toHsn } from './gst-return-hsn.ts';

const settings = Settings.parse({ payment: { prepaidDiscountBp: 0 } });
const address = { line1: '4 Chowk', line2: '', city: 'Lucknow', state: 'UP' as const, postalCode: '226001' };
const note = { number: 'CRN/26-27/000001', issueDate: '2026-11-25', reason: 'A dent' };

/** Makes an invoice of lamps at 1,050 each with their delivery, which is taxed at the same rate. */
function makeInvoice(uqc: Uqc): InvoiceDocument {
  const lamp = { name: 'Lamp', hsn: '94051900', uqc, unitPricePaise: 1050_00, rate: { rateBp: 500 } };
  const quoted = quote({
    lines: [{ ...lamp, productId: 'prd_1', quantity: 2 }],
    shippingMethod: 'standard',
    paymentMethod: 'razorpay',
    deliveryState: 'UP',
    settings,
    on: '2026-11-21',
  });
  const order = {
    orderNumber: 'HT-2611-7K3M9Q',
    homeState: quoted.tax.homeState,
    placeOfSupply: 'UP' as const,
    buyer: { name: 'Asha Rao', email: 'asha@example.in', phone: '+919876543210', address },
    deliveryAddress: address,
    lines: quoted.lines.map((line, index) => ({ ...line, id: `lin_${index}`, description: '' })),
    charges: quoted.charges,
    roundingPaise: quoted.totals.roundingPaise,
    totalPaise: quoted.totals.totalPaise,
  };
  const dates = { number: 'INV/26-27/000001', issueDate: '2026-11-21', dueDate: '2026-11-21' };
  return toInvoiceDocument(order, settings.seller, dates);
}

function returnPieces(original: InvoiceDocument, wish: CreditWish): ReturnedDocument {
  return {
    document: toCreditNote(original, computeCredit(original, NOTHING_CREDITED, wish), note),
    original,
  };
}

/** Turns a credit note into its older form, in which a price reduction was one piece of OTH. */
function asOnceIssued({ document, original }: ReturnedDocument): ReturnedDocument {
  const lines = document.lines.map((line) =>
    line.quantity > 0 ? line : { ...line, quantity: 1, uqc: 'OTH' as const, unitPricePaise: line.totalPaise },
  );
  return { document: { ...document, lines }, original };
}

/** Returns name, unit, pieces, value with tax and taxable value of each row. */
function sum(documents: ReturnedDocument[]) {
  return toHsn(documents)
    .rows.map(([, name, unit, pieces, value, , taxable]) => [name, unit, pieces, value, taxable])
    .toSorted();
}

const cut: CreditWish = { kind: 'amount', amountPaise: 210_00 };
const delivery = ['Shipping', 'OTH-OTHERS', 0, 100, 95.24];

test.each([
  ['now', (one: ReturnedDocument) => one],
  ['before', asOnceIssued],
])('a cut of the price, as notes say it %s, lowers the row of its goods and no other', (_, issued) => {
  for (const [uqc, unit] of [
    ['NOS', 'NOS-NUMBERS'],
    ['SET', 'SET-SETS'],
  ] as const) {
    const invoice = makeInvoice(uqc);
    const sold = { document: invoice, original: null };
    expect(sum([sold])).toEqual([['Lamp', unit, 2, 2100, 2000], delivery]);
    expect(sum([sold, issued(returnPieces(invoice, cut))])).toEqual([
      ['Lamp', unit, 2, 1890, 1800],
      delivery,
    ]);
    // The invoice was in another month; the row still has the unit of its goods.
    expect(sum([issued(returnPieces(invoice, cut))])).toEqual([['Lamp', unit, 0, -210, -200]]);
  }
});

test('pieces that come back leave with their value, and what is taken back whole leaves nothing', () => {
  const invoice = makeInvoice('SET');
  const sold = { document: invoice, original: null };
  const one = returnPieces(invoice, { kind: 'pieces', pieces: [{ lineId: 'lin_0', quantity: 1 }] });
  expect(sum([sold, one])).toContainEqual(['Lamp', 'SET-SETS', 1, 1050, 1000]);
  const price = returnPieces(invoice, { kind: 'amount', amountPaise: 2100_00, lineIds: ['lin_0'] });
  expect(sum([sold, price])).toContainEqual(['Lamp', 'SET-SETS', 2, 0, 0]);
  const all = returnPieces(invoice, { kind: 'everything' });
  expect(sum([sold, all])).toEqual([
    ['Lamp', 'SET-SETS', 0, 0, 0],
    ['Shipping', 'OTH-OTHERS', 0, 0, 0],
  ]);
});
