import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeStaff } from '#test/make.ts';
import { shopifyCustomers, wooCommerceCustomers } from '#test/import-export/customer-files.ts';
import { countsOf, importFile, toCsvText } from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

const find = async (q: string) => {
  const query = { q, page: 1, limit: 10 };
  const { customers } = await callApi('GET /admin/customers', { shop, as: owner, query });
  return Promise.all(
    customers.map(async ({ id }) => {
      const answer = await callApi('GET /admin/customers/{id}', { shop, as: owner, params: { id } });
      return answer.customer;
    }),
  );
};

const headings = [
  'Name',
  'Mobile',
  'Email',
  'Address line 1',
  'City',
  'State',
  'PIN code',
  'Newsletter agreed on',
];

test('importing our own customer sheet twice adds each customer once, with their addresses, and sends no message', async () => {
  const file = toCsvText([
    headings,
    [
      'Meera Kumari',
      '98290 10003',
      'Meera@Example.in',
      '4 Johari Bazaar',
      'Jaipur',
      'Rajasthan',
      '302003',
      '14/01/2025',
    ],
    ['', '+91 98290-10003', '', '7 Mall Road', 'Shimla', 'HP', '171001', ''],
    ['Only Mail', '', 'only@example.in', '', '', '', '', ''],
  ]);
  const checked = await importFile(shop, owner, file, { dry_run: true });
  expect({ ...countsOf(checked), kind: checked.kind, records: checked.records }).toEqual({
    created: 2,
    updated: 0,
    unchanged: 0,
    refused: 0,
    kind: 'customers',
    records: 2,
  });
  expect(await find('Meera')).toEqual([]);
  expect(countsOf(await importFile(shop, owner, file))).toMatchObject({ created: 2, refused: 0 });
  const [meera, ...others] = await find('9829010003');
  expect(others).toEqual([]);
  expect(meera).toMatchObject({
    name: 'Meera Kumari',
    mobile: '+919829010003',
    email: 'meera@example.in',
    email_verified: false,
    addresses: [
      { line1: '4 Johari Bazaar', city: 'Jaipur', postal_code: '302003', phone: '9829010003' },
      { line1: '7 Mall Road', city: 'Shimla', postal_code: '171001' },
    ],
  });
  expect(countsOf(await importFile(shop, owner, file))).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 2,
  });

  const subscriptions = await shop.db.selectFrom('newsletter_subscriptions').selectAll().execute();
  expect(subscriptions.map(({ email, confirmed_at }) => [email, confirmed_at?.toISOString()])).toEqual([
    ['meera@example.in', '2025-01-13T18:30:00.000Z'],
  ]);
  const consents = await shop.db.selectFrom('consents').select(['subject', 'given', 'channel']).execute();
  expect(consents).toEqual([{ subject: subscriptions[0]!.id, given: true, channel: 'import' }]);
  const messages = await shop.db.selectFrom('messages').select('id').execute();
  expect(messages).toEqual([]);

  const more = toCsvText([headings, ['Meera K.', '', 'meera@example.in', '', '', '', '', '']]);
  expect(countsOf(await importFile(shop, owner, more))).toMatchObject({ updated: 1 });
  expect((await find('9829010003'))[0]).toMatchObject({ name: 'Meera K.', addresses: [{}, {}] });
  const audited = await shop.db
    .selectFrom('audit_events')
    .select('after')
    .where('action', '=', 'customer.moved_in')
    .execute();
  expect(audited).toHaveLength(3);
  expect(JSON.stringify(audited)).not.toMatch(/Meera|98290/);
});

test('an import does not overwrite what a customer with a login entered themselves', async () => {
  const ravi = await makeCustomer(shop, { name: 'Ravi Own' });
  const { mobile } = await shop.db
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', ravi.customerId)
    .executeTakeFirstOrThrow();
  const file = toCsvText([
    headings,
    ['Ravi File', mobile!, 'ravi@example.in', '1 Road', 'Pune', 'MH', '411001', ''],
  ]);
  expect(countsOf(await importFile(shop, owner, file))).toMatchObject({ unchanged: 1 });
  expect((await find(mobile!))[0]).toMatchObject({ name: 'Ravi Own', email: null, addresses: [] });
});

test('Shopify import: a marketing opt-in without a date and an address abroad are skipped, each with a warning', async () => {
  const file = shopifyCustomers([
    {
      'Customer ID': "'7000",
      'First Name': 'Asha',
      'Last Name': 'Devi',
      Email: 'asha@example.in',
      'Accepts Email Marketing': 'yes',
      'Default Address Address1': '12 MG Road',
      'Default Address City': 'Bengaluru',
      'Default Address Province Code': 'KA',
      'Default Address Country Code': 'IN',
      'Default Address Zip': "'560001",
      Phone: "'+919845012345",
    },
    {
      'First Name': 'Jan',
      Email: 'jan@example.de',
      'Accepts Email Marketing': 'no',
      'Default Address Address1': 'Weg 1',
      'Default Address City': 'Bonn',
      'Default Address Country Code': 'DE',
      'Default Address Zip': '53111',
      Phone: "'+4915112345678",
    },
    { 'First Name': 'Nobody', 'Accepts Email Marketing': 'no' },
    { 'First Name': 'Typo', Email: 'typo', Phone: '9.19877E+11' },
  ]);
  const report = await importFile(shop, owner, file);
  expect({ ...countsOf(report), format: report.format }).toMatchObject({
    created: 2,
    refused: 2,
    format: 'shopify',
  });
  expect(report.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [4, 'Phone', 'Enter a mobile number or an e-mail address'],
    [5, 'Phone', expect.stringContaining('shortened this number')],
    [5, 'Email', expect.stringContaining('like meera@example.com')],
  ]);
  expect(report.warnings.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'Accepts Email Marketing', expect.stringContaining('Not imported')],
    [3, 'Default Address Country Code', expect.stringContaining('The address is left out.')],
  ]);
  expect((await find('asha@example.in'))[0]).toMatchObject({
    name: 'Asha Devi',
    mobile: '+919845012345',
    consents: [],
    addresses: [{ line1: '12 MG Road', state: 'Karnataka (29)', postal_code: '560001' }],
  });
});

test('an import fills in city and state from the PIN code, even when they are missing or spelled differently', async () => {
  const places = [{ pin: '302003', state_key: 'RJ', district: 'Jaipur' }];
  await shop.db.insertInto('pincodes').values(places).execute();
  const file = toCsvText([
    ['Name', 'Mobile', 'Address', 'City', 'State', 'PIN'],
    ['Gita Meena', '98290 10071', '4 Johari Bazaar', '', '', '302 003'],
    ['Hari Meena', '98290 10072', '5 Johari Bazaar', 'Jaipur City', 'राजस्थान', '302003'],
    ['Ila Meena', '98290 10073', '6 Johari Bazaar', 'Jaipur', '', '302999'],
  ]);
  const report = await importFile(shop, owner, file);
  expect(report.warnings.map(({ row, message }) => [row, message])).toEqual([
    [4, 'The address is left out. State is required'],
  ]);
  expect((await find('9829010071'))[0]!.addresses).toMatchObject([
    { city: 'Jaipur', state: 'Rajasthan (08)' },
  ]);
  expect((await find('9829010072'))[0]!.addresses).toMatchObject([
    { city: 'Jaipur City', state: 'Rajasthan (08)' },
  ]);
});

test('a WooCommerce customer report, which has no mobile numbers or streets, is imported without an address', async () => {
  const file = wooCommerceCustomers([
    { Name: 'Farida Bano', Username: 'farida', Email: 'farida@example.in', City: 'Lucknow', Region: 'UP' },
  ]);
  const report = await importFile(shop, owner, file);
  expect({ ...countsOf(report), kind: report.kind, format: report.format }).toMatchObject({
    created: 1,
    kind: 'customers',
    format: 'woocommerce',
  });
  const farida = { name: 'Farida Bano', email: 'farida@example.in', mobile: null, addresses: [] };
  expect(await find('farida@example.in')).toMatchObject([farida]);
});

test.each(['csv', 'xlsx'])('re-importing the %s export of all customers changes nothing', async (format) => {
  const answer = await get(shop, `/admin/exports/customers.${format}`, owner);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const before = await shop.db.selectFrom('customers').selectAll().orderBy('id').execute();
  const report = await importFile(shop, owner, bytes, { name: `customers.${format}` });
  expect({ errors: report.errors, ignored: report.ignored_columns }).toEqual({ errors: [], ignored: [] });
  expect(countsOf(report)).toEqual({ created: 0, updated: 0, unchanged: before.length, refused: 0 });
  expect(await shop.db.selectFrom('customers').selectAll().orderBy('id').execute()).toEqual(before);
});

test('re-importing the number of a customer who has since verified it leaves that customer unchanged', async () => {
  const [meera] = await find('9829010003');
  await shop.db
    .updateTable('customers')
    .set({ mobile: '+919829010003', caller_number: null })
    .where('id', '=', meera!.id)
    .execute();
  const file = toCsvText([headings, ['Someone else', '9829010003', '', '', '', '', '', '']]);
  expect(countsOf(await importFile(shop, owner, file))).toMatchObject({ unchanged: 1 });
});

test('a packer cannot export the customers', async () => {
  const packer = await makeStaff(shop, 'packer');
  expect((await get(shop, '/admin/exports/customers.csv', packer)).status).toBe(403);
});
