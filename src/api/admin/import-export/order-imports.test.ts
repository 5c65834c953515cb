import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from '#platform/formats/sheet/read-csv.ts';
import { buy, get, toOrderBody } from '#test/buy.ts';
import { audit } from '#test/auditor.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { shopifyOrders, wooCommerceOrders } from '#test/import-export/customer-files.ts';
import { countsOf, importFile, toCsvText } from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
let buyer: MadeCustomer;
let mobile: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  buyer = await makeCustomer(shop);
  const row = await shop.db.selectFrom('customers').select('mobile').executeTakeFirstOrThrow();
  mobile = row.mobile!;
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const first = {
  Name: '#1042',
  Email: 'Meera@Example.in',
  'Financial Status': 'paid',
  'Fulfillment Status': 'fulfilled',
  Currency: 'INR',
  Shipping: '60.00',
  Taxes: '119.05',
  Total: '2560.00',
  'Created at': '2025-10-07 09:50:26 +0530',
  'Shipping Name': 'Meera Kumari',
  'Shipping Street': '4 Johari Bazaar',
  'Shipping Address1': '4 Johari Bazaar',
  'Shipping City': 'Jaipur',
  'Shipping Zip': "'302003",
  'Shipping Province Name': 'Rajasthan',
  'Shipping Country': 'IN',
  'Lineitem quantity': '2',
  'Lineitem name': 'Brass diya - Red / S',
  'Lineitem price': '1000.00',
  'Lineitem sku': 'DY-RS',
};
const second = {
  Name: '#1042',
  'Lineitem quantity': '1',
  'Lineitem name': 'Tray',
  'Lineitem price': '500.00',
};

const list = (query: { q?: string; customer?: string } = {}) =>
  callApi('GET /admin/past-orders', { shop, as: owner, query: { page: 1, limit: 50, ...query } });

test('Shopify orders are imported as history, searchable by number, without stock, invoices or messages', async () => {
  const product = await makeProduct(shop, { stock: 7 });
  const counted = async () => ({
    orders: await shop.db.selectFrom('orders').select('id').execute(),
    invoices: await shop.db.selectFrom('invoices').select('id').execute(),
    messages: await shop.db.selectFrom('messages').select('id').execute(),
    stock: await shop.db.selectFrom('stock_moves').select('id').execute(),
    sales: await (await get(shop, '/admin/reports/sales-by-day?from=2025-10-01&to=2025-10-31', owner)).text(),
    tax: await (await get(shop, '/admin/tax-returns/2025-10.csv', owner)).text(),
  });
  const before = await counted();
  const file = shopifyOrders([
    { ...first, Phone: "'+919829010003", 'Lineitem sku': product.sku },
    second,
    { ...first, Name: '#1043', 'Cancelled at': '2025-10-09 10:00:00 +0530', Phone: mobile },
    { ...first, Name: '#1044', Total: '12,5o' },
    { ...first, Name: '#1045', Currency: 'USD' },
    { ...first, Name: '#1046', 'Created at': '31/02/2025' },
    { ...first, Name: '#1047', Total: '9829010003' },
    { ...first, Name: '#1048', 'Lineitem price': '9829010003' },
  ]);
  const checked = await importFile(shop, owner, file, { dry_run: true });
  expect({ ...countsOf(checked), kind: checked.kind, ignored: checked.ignored_columns }).toMatchObject({
    created: 2,
    refused: 5,
    kind: 'orders',
  });
  expect((await list()).total).toBe(0);
  const report = await importFile(shop, owner, file);
  expect(report.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [5, 'Total', 'Enter rupees, like 1250'],
    [6, 'Currency', 'Only orders in rupees can be imported'],
    [7, 'Created at', expect.stringContaining('Enter a day like')],
    [8, 'Total', 'This is more than ₹2 crore. Is it in the right column?'],
    [9, 'Lineitem price', 'This is more than ₹2 crore. Is it in the right column?'],
  ]);
  expect(await counted()).toEqual(before);

  const { past_orders: found } = await list({ q: '1042' });
  expect(found).toMatchObject([
    {
      source: 'shopify',
      number: '#1042',
      placed_at: '2025-10-07T04:20:26.000Z',
      status: 'fulfilled',
      payment: 'paid',
      name: 'Meera Kumari',
      email: 'meera@example.in',
      phone: '+919829010003',
      address: '4 Johari Bazaar, Jaipur 302003, Rajasthan, IN',
      total: 2560,
      shipping: 60,
      tax: 119.05,
      items: [
        { name: 'Brass diya - Red / S', sku: product.sku, quantity: 2, price: 1000 },
        { name: 'Tray', sku: '', quantity: 1, price: 500 },
      ],
    },
  ]);
  expect((await list({ q: '98290 10003' })).past_orders.map(({ number }) => number)).toEqual(['#1042']);
  expect((await list({ q: '#1043' })).past_orders[0]).toMatchObject({ status: 'cancelled' });
  const { results } = await callApi('GET /admin/search', { shop, as: owner, query: { q: '#1042' } });
  expect(results).toMatchObject([{ kind: 'past_order', title: '#1042' }]);
  expect(countsOf(await importFile(shop, owner, file))).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 2,
  });
  const changed = shopifyOrders([{ ...first, Phone: "'+919829010003", 'Refunded Amount': '500.00' }]);
  expect(countsOf(await importFile(shop, owner, changed))).toMatchObject({ updated: 1 });
  expect((await list({ q: '1042' })).past_orders[0]).toMatchObject({
    refunded: 500,
    items: [{ quantity: 2 }],
  });
});

test('a customer sees past orders matching their verified number or email, and staff see them with the customer', async () => {
  const own = () => callApi('GET /past-orders', { shop, as: buyer, query: { page: 1, limit: 20 } });
  expect((await own()).past_orders.map(({ number }) => number)).toEqual(['#1043']);
  expect((await list({ customer: buyer.customerId })).past_orders.map(({ number }) => number)).toEqual([
    '#1043',
  ]);
  const claim = { email: 'Meera@example.in' };
  await shop.db.updateTable('customers').set(claim).where('id', '=', buyer.customerId).execute();
  expect((await own()).total).toBe(1);
  const proven = { email_verified_at: shop.clock.now() };
  await shop.db.updateTable('customers').set(proven).where('id', '=', buyer.customerId).execute();
  expect((await own()).past_orders.map(({ number }) => number).toSorted()).toEqual(['#1042', '#1043']);
  expect((await get(shop, '/past-orders')).status).toBe(401);
  const other = await makeCustomer(shop);
  expect(await callApi('GET /past-orders', { shop, as: other, query: { page: 1, limit: 20 } })).toEqual({
    past_orders: [],
    total: 0,
  });
});

test('WooCommerce orders are imported with American dates and names split over two columns', async () => {
  const file = wooCommerceOrders([
    {
      order_id: '77',
      order_number: '77',
      order_date: '12/31/2024',
      status: 'completed',
      order_total: '1250',
      payment_method: 'cod',
      customer_email: 'farida@example.in',
      billing_first_name: 'Farida',
      billing_last_name: 'Bano',
      billing_phone: '0141 2345678',
      billing_city: 'Lucknow',
      item_name: 'Chikan kurta',
      item_quantity: '1',
      item_price: '1250',
    },
  ]);
  const report = await importFile(shop, owner, file);
  expect({ ...countsOf(report), format: report.format, errors: report.errors }).toMatchObject({
    created: 1,
    format: 'woocommerce',
    errors: [],
  });
  expect((await list({ q: 'Farida' })).past_orders).toMatchObject([
    {
      placed_at: '2024-12-30T18:30:00.000Z',
      name: 'Farida Bano',
      phone: '',
      status: 'completed',
      payment: 'cod',
    },
  ]);
});

test.each(['csv', 'xlsx'])(
  're-importing the %s export of all orders, own and past, changes nothing',
  async (format) => {
    const { id: productId } = await makeProduct(shop);
    await buy(shop, buyer, toOrderBody({ productId }));
    const past = [
      ['Order number', 'Source', 'Placed on', 'Total', 'COD fee'],
      ['OLD-1', 'haat', '2025-10-07T04:20:26.125Z', '640', '40'],
    ];
    await importFile(shop, owner, toCsvText(past));
    const answer = await get(shop, `/admin/exports/orders.${format}`, owner);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const before = (await list()).past_orders;
    const report = await importFile(shop, owner, bytes, { name: `orders.${format}` });
    expect({ kind: report.kind, errors: report.errors, ignored: report.ignored_columns }).toEqual({
      kind: 'orders',
      errors: [],
      ignored: [],
    });
    expect(countsOf(report)).toMatchObject({ created: 0, updated: 0, refused: 0, unchanged: report.records });
    expect(report.records).toBeGreaterThan(3);
    expect((await list()).past_orders).toEqual(before);
  },
);

test('the order export has Indian time with its offset, and the cash on delivery fee', async () => {
  const { id: productId } = await makeProduct(shop);
  const order = await buy(shop, buyer, toOrderBody({ productId }));
  const file = await get(shop, '/admin/exports/orders.csv', owner);
  const [head, ...rows] = (await readCsv(await file.text())).map(({ cells }) => cells);
  const row = rows.find(([number]) => number === order.order_number)!;
  const cell = (heading: string) => row[head!.indexOf(heading)]!;
  expect(cell('Placed on')).toMatch(/^\d{4}-\d\d-\d\dT.*\+05:30$/);
  expect(Date.parse(cell('Placed on'))).toBe(Date.parse(order.created_at));
  expect(cell('COD fee')).toBe('50');
});
