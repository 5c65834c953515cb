import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { documentTypeOf, toInvoiceDocument } from './invoice-document.ts';
import { InvoiceJson, toInvoiceJson } from '#contract/invoice.ts';
import { InvoiceDocument } from './invoice.ts';
import { Settings } from '#domain/settings/settings.ts';
import { settings, dates, goldenCart, makeLine, makeOrder, makeInvoice } from '#test/scenes/golden-order.ts';

test('the golden order is invoiced to Maharashtra, exact to the paisa', () => {
  const { summary, lines, rates, amountInWords, placeOfSupply, intraState } = makeInvoice('MH');
  expect(summary).toEqual({
    taxablePaise: 523_695,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 65_905,
    taxPaise: 65_905,
    discountPaise: 30_000,
    roundingPaise: 0,
    totalPaise: 589_600,
  });
  expect(lines.map((line) => [line.kind, line.taxablePaise, line.igstPaise, line.totalPaise])).toEqual([
    ['goods', 135_736, 6787, 142_523],
    ['goods', 56_857, 0, 56_857],
    ['goods', 322_220, 58_000, 380_220],
    ['shipping', 2342, 117, 2459],
    ['shipping', 981, 0, 981],
    ['shipping', 5559, 1001, 6560],
  ]);
  expect(rates.map((row) => [row.rateBp, row.taxablePaise, row.igstPaise])).toEqual([
    [0, 57_838, 0],
    [500, 138_078, 6904],
    [1800, 327_779, 59_001],
  ]);
  expect(amountInWords).toBe('Rupees Five Thousand Eight Hundred Ninety Six Only');
  expect(placeOfSupply).toEqual({ key: 'MH', name: 'Maharashtra', code: '27' });
  expect(intraState).toBe(false);
});

test('the golden order is invoiced within Uttar Pradesh, exact to the paisa', () => {
  const { summary, intraState, secondLabel } = makeInvoice('UP');
  expect(summary).toMatchObject({
    taxablePaise: 523_696,
    cgstPaise: 32_952,
    sgstPaise: 32_952,
    totalPaise: 589_600,
  });
  expect([intraState, secondLabel]).toEqual([true, 'SGST']);
});

test('quantity × unit price − discount is the total of every line', () => {
  for (const line of makeInvoice('MH').lines) {
    expect(line.quantity * line.unitPricePaise - line.discountPaise).toBe(line.totalPaise);
  }
});

test('the document has every field that Rule 46 requires and survives a JSON round trip', () => {
  const document = makeInvoice('MH');
  expect(InvoiceDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(document).toMatchObject({
    documentType: 'invoice_cum_bill',
    number: 'INV/26-27/000123',
    issueDate: '2026-11-21',
    reverseCharge: false,
    original: null,
    seller: {
      name: 'Haat Handicrafts LLP',
      gstin: '09ABCDE1234F1ZY',
      address: { state: 'Uttar Pradesh', stateCode: '09' },
    },
    buyer: { name: 'Asha Rao', gstin: null, address: { state: 'Maharashtra', stateCode: '27', line2: '' } },
    deliveryAddress: { state: 'Maharashtra', stateCode: '27' },
  });
  expect(document.lines.map((line) => [line.hsn, line.uqc])).toEqual([
    ['83062990', 'NOS'],
    ['69120040', 'NOS'],
    ['94036000', 'NOS'],
    ['83062990', 'OTH'],
    ['69120040', 'OTH'],
    ['94036000', 'OTH'],
  ]);
});

test('every line has a unique ID', () => {
  expect(makeInvoice('MH').lines.map((line) => line.id)).toEqual([
    'lin_0',
    'lin_1',
    'lin_2',
    'shipping-1',
    'shipping-2',
    'shipping-3',
  ]);
});

test('the delivery State decides the tax, not the billing State', () => {
  const document = makeInvoice('UP');
  expect(document.buyer.address.state).toBe('Maharashtra');
  expect(document.deliveryAddress.state).toBe('Uttar Pradesh');
  expect(document.summary.igstPaise).toBe(0);
});

test('HSN codes are printed with as many digits as the seller chose', () => {
  const document = makeInvoice('MH', { ...settings.seller, hsnDigits: 4 });
  expect(document.lines.map((line) => line.hsn)).toEqual(['8306', '6912', '9403', '8306', '6912', '9403']);
});

test('no customer data except the buyer block is copied into the document', () => {
  const order = makeOrder('MH');
  const nosy = { ...order.buyer, customerId: 'cus_1' };
  expect(JSON.stringify(toInvoiceDocument({ ...order, buyer: nosy }, settings.seller, dates))).not.toContain(
    'cus_1',
  );
});

test.each([
  [[500, 1800], null, 'regular', 'tax_invoice'],
  [[0], null, 'regular', 'bill_of_supply'],
  [[0, 500], null, 'regular', 'invoice_cum_bill'],
  [[0, 500], '27AAPFU0939F1ZV', 'regular', 'tax_invoice'],
  [[0], '27AAPFU0939F1ZV', 'regular', 'bill_of_supply'],
  [[0], null, 'composition', 'bill_of_supply'],
  [[0], null, 'unregistered', 'plain_invoice'],
] as const)(
  'rates %j for buyer GSTIN %s and a seller of kind %s give the document type %s',
  (rates, gstin, kind, type) => {
    expect(
      documentTypeOf(
        rates.map((rateBp) => ({ rateBp })),
        gstin,
        kind,
      ),
    ).toBe(type);
  },
);

test('an order whose parts do not add up is refused', () => {
  const order = makeOrder('MH');
  const wrong = { ...order, totalPaise: order.totalPaise + 1 };
  expect(() => toInvoiceDocument(wrong, settings.seller, dates)).toThrow('do not add up');
});

test('invoices of random orders add up, whatever the rounding', () => {
  const rate = fc.constantFrom(0, 300, 500, 1800);
  const line = fc
    .tuple(fc.integer({ min: 1, max: 1e6 }), rate)
    .map(([price, rateBp]) => makeLine('Urli', price, rateBp));
  const lines = fc.array(line, { minLength: 1, maxLength: 8 });
  const method = fc.constantFrom('cod' as const, 'razorpay' as const);
  fc.assert(
    fc.property(lines, method, fc.constantFrom('UP', 'MH'), (lines, paymentMethod, state) => {
      const order = makeOrder(state, {
        ...goldenCart,
        promotion: undefined,
        lines,
        paymentMethod,
        settings: Settings.parse({}),
      });
      const { summary, rates } = toInvoiceDocument(order, settings.seller, dates);
      expect(summary.taxablePaise + summary.taxPaise + summary.roundingPaise).toBe(summary.totalPaise);
      expect(rates.reduce((sum, row) => sum + row.taxablePaise, 0)).toBe(summary.taxablePaise);
    }),
    { numRuns: 1000 },
  );
});

const stored = { id: 'inv_1', orderId: 'ord_1', status: 'paid' as const, creditNotes: [] };

test('the API returns the invoice with the specification’s fields, in rupees', () => {
  const json = toInvoiceJson(stored, makeInvoice('MH'));
  expect(InvoiceJson.parse(JSON.parse(JSON.stringify(json)))).toEqual(json);
  expect(json).toMatchObject({
    id: 'inv_1',
    order_id: 'ord_1',
    invoice_number: 'INV/26-27/000123',
    title: 'Invoice-cum-Bill of Supply',
    status: 'paid',
    place_of_supply: 'Maharashtra',
    place_of_supply_code: '27',
    seller_gstin: '09ABCDE1234F1ZY',
    seller_address: { city: 'Varanasi', state: 'Uttar Pradesh', state_code: '09', postal_code: '221001' },
    buyer_details: { name: 'Asha Rao', gstin: null },
    tax_summary: {
      total_taxable_value: 5236.95,
      total_cgst: 0,
      total_sgst: 0,
      total_igst: 659.05,
      total_tax: 659.05,
      total_discount: 300,
      final_amount: 5896,
      rounding_amount: 0,
    },
  });
  expect(json.rate_summary[1]).toEqual({ rate: 5, taxable_value: 1380.78, cgst: 0, sgst: 0, igst: 69.04 });
});

test('a line shows IGST for another state, and CGST and SGST halves within the same state', () => {
  const [otherState] = toInvoiceJson(stored, makeInvoice('MH')).line_items;
  expect(otherState).toMatchObject({
    unit_price: 1499,
    discount: 73.77,
    taxable_value: 1357.36,
    total_amount: 1425.23,
  });
  expect(otherState).toMatchObject({
    igst_rate: 5,
    igst_amount: 67.87,
    cgst_rate: 0,
    cgst_amount: 0,
    sgst_rate: 0,
  });
  const [inside] = toInvoiceJson(stored, makeInvoice('UP')).line_items;
  expect(inside).toMatchObject({ igst_rate: 0, igst_amount: 0, cgst_rate: 2.5, cgst_amount: 33.93 });
  expect(inside).toMatchObject({ sgst_rate: 2.5, sgst_amount: 33.93, taxable_value: 1357.37 });
});
