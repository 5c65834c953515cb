import { NOTHING_CREDITED, toInvoicedOrder } from '#test/make-invoice.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeCredit } from '#domain/invoice/compute-credit.ts';
import type { CreditWish } from '#domain/invoice/credit.ts';
import { toCreditNote } from '#domain/invoice/credit-note.ts';
import { toHsn } from '#domain/gst-return/gst-return-hsn.ts';
import { toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { quote } from '#domain/pricing/quote.ts';
import { Settings } from '#domain/settings/settings.ts';
import type { Uqc } from '#domain/tax/gst.ts';
import { issueDocuments } from '#test/tax-returns/issue-documents.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { sumHsn } from './sum-month.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const settings = Settings.parse({ payment: { prepaidDiscountBp: 0 } });

let numbers = 0;
const nextNumber = (series: 'INV' | 'CRN') => `${series}/26-27/${String((numbers += 1)).padStart(6, '0')}`;

/** Makes the invoice of lamps at 1,050 each with their delivery, which is taxed at the same rate. */
function makeInvoice(
  uqc: Uqc,
  issueDate: string,
  paymentMethod: 'razorpay' | 'cod' = 'razorpay',
): InvoiceDocument {
  const lamp = { name: 'Lamp', hsn: '94051900', uqc, unitPricePaise: 1050_00, rate: { rateBp: 500 } };
  const quoted = quote({
    lines: [{ ...lamp, productId: 'prd_1', quantity: 2 }],
    shippingMethod: 'standard',
    paymentMethod,
    deliveryState: 'UP',
    settings,
    on: issueDate,
  });
  return toInvoiceDocument(toInvoicedOrder(quoted), settings.seller, {
    number: nextNumber('INV'),
    issueDate,
    dueDate: issueDate,
  });
}

function credit(
  original: InvoiceDocument,
  wish: CreditWish,
  issueDate = original.issueDate,
): InvoiceDocument {
  const note = { number: nextNumber('CRN'), issueDate, reason: 'A dent' };
  return toCreditNote(original, computeCredit(original, NOTHING_CREDITED, wish), note);
}

/** Turns a credit note into its older form, in which a price reduction was one piece of OTH. */
function asOnceIssued(document: InvoiceDocument): InvoiceDocument {
  const lines = document.lines.map((line) =>
    line.quantity > 0 ? line : { ...line, quantity: 1, uqc: 'OTH' as const, unitPricePaise: line.totalPaise },
  );
  return { ...document, lines };
}

/** Returns name, unit, pieces, value with tax and taxable value of each row of a month. */
async function sum(month: string) {
  const rows = toHsn(await sumHsn(shop.as({ kind: 'system' }), { month, isRegularSeller: true }));
  return rows
    .map(([, name, unit, pieces, value, , taxable]) => [name, unit, pieces, value, taxable])
    .toSorted();
}

const cut: CreditWish = { kind: 'amount', amountPaise: 210_00 };
const delivery = ['Shipping', 'OTH-OTHERS', 0, 100, 95.24];

test.each([
  { when: 'now', uqc: 'NOS', unit: 'NOS-NUMBERS', month: '2026-04', next: '2026-05' },
  { when: 'now', uqc: 'SET', unit: 'SET-SETS', month: '2026-06', next: '2026-07' },
  { when: 'before', uqc: 'NOS', unit: 'NOS-NUMBERS', month: '2026-08', next: '2026-09' },
  { when: 'before', uqc: 'SET', unit: 'SET-SETS', month: '2026-10', next: '2026-11' },
] as const)(
  'a price reduction, in the form notes have $when, lowers only its goods’ row in $uqc, also next month',
  async ({ when, uqc, unit, month, next }) => {
    const issued = when === 'now' ? (note: InvoiceDocument) => note : asOnceIssued;
    const invoice = makeInvoice(uqc, `${month}-21`);
    await issueDocuments(shop, [invoice]);
    expect(await sum(month)).toEqual([['Lamp', unit, 2, 2100, 2000], delivery]);
    await issueDocuments(shop, [issued(credit(invoice, cut)), issued(credit(invoice, cut, `${next}-02`))]);
    expect(await sum(month)).toEqual([['Lamp', unit, 2, 1890, 1800], delivery]);
    expect(await sum(next)).toEqual([['Lamp', unit, 0, -210, -200]]);
  },
);

test('returned pieces are subtracted with their value, and a full credit leaves nothing', async () => {
  const wishes: [string, CreditWish, unknown[][]][] = [
    [
      '2026-12',
      { kind: 'pieces', pieces: [{ lineId: 'lin_0', quantity: 1 }] },
      [['Lamp', 'SET-SETS', 1, 1050, 1000], delivery],
    ],
    ['2027-01', { kind: 'amount', amountPaise: 2100_00, lineIds: ['lin_0'] }, [delivery]],
    [
      '2027-02',
      { kind: 'everything' },
      [
        ['Lamp', 'SET-SETS', 0, 0, 0],
        ['Shipping', 'OTH-OTHERS', 0, 0, 0],
      ],
    ],
  ];
  for (const [month, wish, rows] of wishes) {
    const invoice = makeInvoice('SET', `${month}-05`);
    await issueDocuments(shop, [invoice, credit(invoice, wish)]);
    expect(await sum(month)).toEqual(rows);
  }
});

test('a row that sums delivery and the charge for cash on delivery names both', async () => {
  const month = '2027-03';
  await issueDocuments(shop, [makeInvoice('NOS', `${month}-05`, 'cod')]);
  const names = (await sum(month)).map(([name]) => name);
  expect(names).toEqual(['Lamp', 'Shipping and Cash on delivery charge']);
});
