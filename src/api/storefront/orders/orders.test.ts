import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, countAnswers, get, post, readInvoice, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { callApi } from '#test/call-api.ts';
import type { Input } from '#contract/endpoints.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let products: MadeProduct[];
beforeAll(async () => {
  shop = await openShop({ seller: { legalName: 'Haat Handicrafts', pan: 'ABCDE1234F' } });
  await saveSettings(shop.as({ kind: 'system' }), {
    shipping: { freeShippingThresholdPaise: 10_000_00, standardRatePaise: 100_00 },
    payment: { prepaidDiscountBp: 0 },
  });
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { code: 'FLAT300', description: '', type: 'fixed', amountPaise: 300_00 }),
  );
  await shop.changes.settle();
  buyer = await makeCustomer(shop);
  products = await Promise.all([
    makeProduct(shop, { name: 'Ganesha', pricePaise: 1499_00, hsn: '83062990', rateBp: 500, stock: 100 }),
    makeProduct(shop, { name: 'Diya set', pricePaise: 299_00, hsn: '69120040', rateBp: 0, stock: 100 }),
    makeProduct(shop, { name: 'Stool', pricePaise: 3999_00, hsn: '94036000', rateBp: 1800, stock: 100 }),
  ]);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

function goldenBody(state: string) {
  const pieces = products.map(({ id }, index) => ({ productId: id, quantity: index === 1 ? 2 : 1 }));
  const body = toOrderBody(pieces, { promo_code: 'FLAT300', paymentMethod: 'razorpay' });
  return { ...body, address: { ...body.address, state } };
}

// The amounts are those of India facts §1.7, to the paisa.
test('the golden order to Maharashtra, from the cart to the invoice', async () => {
  const { order } = await buyOnline(shop, buyer, goldenBody('Maharashtra'));
  expect(order.totals).toMatchObject({
    discount: 300,
    shipping: 100,
    igst: 659.05,
    cgst: 0,
    sgst: 0,
    total: 5896,
  });
  const invoice = await readInvoice(shop, buyer, order.id);
  expect(invoice).toMatchObject({
    document_type: 'invoice_cum_bill',
    title: 'Invoice-cum-Bill of Supply',
    status: 'paid',
    invoice_number: 'INV/26-27/000001',
    place_of_supply: 'Maharashtra',
    place_of_supply_code: '27',
    seller_gstin: '09ABCDE1234F1ZY',
    amount_in_words: 'Rupees Five Thousand Eight Hundred Ninety Six Only',
  });
  expect(
    invoice.line_items.map((line) => [
      line.product_name,
      line.discount,
      line.total_amount,
      line.taxable_value,
      line.igst_rate,
      line.igst_amount,
    ]),
  ).toEqual([
    ['Ganesha', 73.77, 1425.23, 1357.36, 5, 67.87],
    ['Diya set', 29.43, 568.57, 568.57, 0, 0],
    ['Stool', 196.8, 3802.2, 3222.2, 18, 580],
    ['Shipping', 0, 9.81, 9.81, 0, 0],
    ['Shipping', 0, 24.59, 23.42, 5, 1.17],
    ['Shipping', 0, 65.6, 55.59, 18, 10.01],
  ]);
  expect(invoice.tax_summary).toEqual({
    total_taxable_value: 5236.95,
    total_cgst: 0,
    total_sgst: 0,
    total_igst: 659.05,
    total_tax: 659.05,
    total_discount: 300,
    final_amount: 5896,
    rounding_amount: 0,
  });
});

test('the golden order within Uttar Pradesh, from the cart to the invoice', async () => {
  const { order } = await buyOnline(shop, buyer, goldenBody('UP'));
  expect(order.totals).toMatchObject({ igst: 0, cgst: 329.52, sgst: 329.52, total: 5896 });
  const invoice = await readInvoice(shop, buyer, order.id);
  expect(
    invoice.line_items.map((line) => [
      line.taxable_value,
      line.cgst_rate,
      line.cgst_amount,
      line.sgst_amount,
    ]),
  ).toEqual([
    [1357.37, 2.5, 33.93, 33.93],
    [568.57, 0, 0, 0],
    [3222.2, 9, 290, 290],
    [9.81, 0, 0, 0],
    [23.41, 2.5, 0.59, 0.59],
    [55.6, 9, 5, 5],
  ]);
  expect(invoice.tax_summary).toMatchObject({
    total_taxable_value: 5236.96,
    total_cgst: 329.52,
    total_sgst: 329.52,
    total_igst: 0,
    final_amount: 5896,
  });
});

test('a cart of untaxed clay gives a bill of supply; a buyer with a GSTIN gets a tax invoice', async () => {
  const clay = await buy(shop, buyer, toOrderBody({ productId: products[1]!.id }));
  expect(await readInvoice(shop, buyer, clay.id)).toMatchObject({ document_type: 'bill_of_supply' });
  const business = { ...goldenBody('MH'), gstin: '27AAPFU0939F1ZV' };
  const { order } = await buyOnline(shop, buyer, business);
  expect(await readInvoice(shop, buyer, order.id)).toMatchObject({
    document_type: 'tax_invoice',
    buyer_details: { gstin: '27AAPFU0939F1ZV' },
  });
});

test('the PDF of an invoice is served by invoice or order id, under its own file name, and is not cached', async () => {
  const { id, invoice_id } = await buy(shop, buyer, toOrderBody({ productId: products[0]!.id, quantity: 2 }));
  for (const either of [id, invoice_id!]) {
    const response = await get(shop, `/invoices/${either}/download`, buyer);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(/filename="Invoice-INV-26-27-\d{6}\.pdf"/);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});

test('the order and invoice lists have the customer’s own entries, newest first, by page and status', async () => {
  const shopper = await makeCustomer(shop);
  for (let quantity = 1; quantity <= 3; quantity += 1) {
    shop.clock.advance(1000);
    await buy(shop, shopper, toOrderBody({ productId: products[1]!.id, quantity }));
  }
  const listOrders = (query?: Input<'GET /orders'>['query']) =>
    callApi('GET /orders', { shop, as: shopper, query });
  const listInvoices = (query: Input<'GET /invoices'>['query']) =>
    callApi('GET /invoices', { shop, as: shopper, query });
  const all = await listOrders();
  expect(all.orders.map(({ items }) => items[0]!.quantity)).toEqual([3, 2, 1]);
  const page = await listOrders({ page: 2, limit: 2 });
  expect([page.orders.map(({ items }) => items[0]!.quantity), page.total]).toEqual([[1], 3]);
  expect(await listOrders({ status: 'shipped' })).toEqual({ orders: [], total: 0 });
  expect(await listInvoices({ status: 'sent', limit: 1 })).toMatchObject({ total: 3 });
  expect(await listInvoices({ status: 'paid' })).toEqual({ invoices: [], total: 0 });
  const lost = await get(shop, '/orders?status=shipped,lost', shopper);
  expect([lost.status, await lost.json()]).toMatchObject([
    422,
    {
      fields: {
        status:
          'Please send status as one or several of pending, processing, shipped, delivered, completed, cancelled, returned_to_origin',
      },
    },
  ]);
  expect((await get(shop, '/orders?limit=101', shopper)).status).toBe(422);
});

test('another customer’s order, invoice and payment return 404, same as missing ones', async () => {
  const stranger = await makeCustomer(shop);
  const { order, paid } = await buyOnline(shop, buyer, toOrderBody({ productId: products[0]!.id }));
  const stool = toOrderBody({ productId: products[2]!.id }, { paymentMethod: 'razorpay' });
  const waiting = await buy(shop, buyer, stool);
  const calls: [theirs: () => Promise<Response>, none: () => Promise<Response>][] = [
    [() => get(shop, `/orders/${order.id}`, stranger), () => get(shop, '/orders/ord_none', stranger)],
    [() => get(shop, `/invoices/${order.id}`, stranger), () => get(shop, '/invoices/inv_none', stranger)],
    [
      () => get(shop, `/invoices/${order.invoice_id}`, stranger),
      () => get(shop, '/invoices/inv_none', stranger),
    ],
    [
      () => get(shop, `/invoices/${order.invoice_id}/download`, stranger),
      () => get(shop, '/invoices/inv_none/download', stranger),
    ],
    [
      () => post(shop, '/payment/create-order', { as: stranger, body: { order_id: waiting.id } }),
      () => post(shop, '/payment/create-order', { as: stranger, body: { order_id: 'ord_none' } }),
    ],
    [
      () => post(shop, '/payment/verify', { as: stranger, body: { order_id: order.id, ...paid } }),
      () => post(shop, '/payment/verify', { as: stranger, body: { order_id: 'ord_none', ...paid } }),
    ],
  ];
  for (const [theirs, none] of calls) {
    const [one, other] = [await theirs(), await none()];
    const [body, otherBody] = [await one.json(), await other.json()];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect({ ...body, request_id: '' }).toEqual({ ...otherBody, request_id: '' });
  }
});

test.each([
  ['GET', '/orders'],
  ['GET', '/orders/ord_1'],
  ['GET', '/invoices'],
  ['GET', '/invoices/inv_1'],
  ['GET', '/invoices/inv_1/download'],
  ['POST', '/orders'],
  ['POST', '/orders/ord_1/cancellation'],
  ['POST', '/payment/create-order'],
  ['POST', '/payment/verify'],
])('%s %s requires a login', async (method, path) => {
  const bodies: Record<string, unknown> = {
    '/orders': toOrderBody({ productId: products[0]!.id }),
    '/orders/ord_1/cancellation': {},
    '/payment/create-order': { order_id: 'ord_1' },
    '/payment/verify': {
      order_id: 'ord_1',
      razorpay_order_id: 'order_TEST000000001',
      razorpay_payment_id: 'pay_TEST000000001',
      razorpay_signature: 'a'.repeat(64),
    },
  };
  const response = method === 'GET' ? await get(shop, path) : await post(shop, path, { body: bodies[path] });
  expect([response.status, await response.json()]).toMatchObject([401, { error: 'Authentication required' }]);
});

test('a payment cannot be started for a cash on delivery order, nor for a paid or cancelled one', async () => {
  const body = toOrderBody({ productId: products[1]!.id, quantity: 7 });
  const cash = await buy(shop, buyer, body);
  const { order: paid } = await buyOnline(shop, buyer, body);
  const cancelled = await buy(shop, buyer, { ...body, paymentMethod: 'razorpay' });
  await post(shop, `/orders/${cancelled.id}/cancellation`, { as: buyer, body: {} });
  const start = ({ id }: { id: string }) =>
    post(shop, '/payment/create-order', { as: buyer, body: { order_id: id } });
  const answers = await Promise.all([cash, paid, cancelled].map(start));
  expect(await countAnswers(answers)).toEqual({ '409 payment.not_due': 3 });
});
