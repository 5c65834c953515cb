import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '#shop/staff/api-keys/manage-api-keys.ts';
import { get, post } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeCategory, makeProduct, makeStaff } from '#test/make.ts';
import { countsOf, importFile, toCsvText } from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

test('every product is exported, and the file changes nothing when it is imported again', async () => {
  const category_id = await makeCategory(shop, 'lighting');
  await makeProduct(shop, { name: 'Simple tray', salePricePaise: 99_950 });
  await makeProduct(shop, {
    name: 'Scarf',
    variants: [
      { color: 'Red', size: 'S', stock: 3 },
      { color: 'Blue', size: 'S', stock: 0, available: false, salePricePaise: 50_000 },
    ],
  });
  const full = {
    name: '\'Diya\', ="lotus"',
    description: '=HYPERLINK("http://evil.example")\nTwo lines, one comma',
    care: "'Wipe it",
    category_id,
    status: 'live',
    hsn: '83062990',
    tax_rate: 5,
    price: 1250.5,
    stock_quantity: 4,
    state: 'RJ',
    craft: '@home',
    tags: ['gold, silver', '-5', '+91'],
    attributes: [
      { name: 'use', value: 'pooja; home' },
      { name: 'finish', value: 'matt' },
    ],
    maker: { name: 'Ravi', story: 'He says: "so".' },
    weight_grams: 350,
  };
  const made = await post(shop, '/admin/products', { as: owner, body: full });
  expect([made.status, made.ok ? '' : await made.text()]).toEqual([201, '']);
  await post(shop, '/admin/products', { as: owner, body: { name: 'Only a name' } });
  const archived = await post(shop, '/admin/products', {
    as: owner,
    body: { ...full, name: 'Archived one' },
  });
  const { product } = await readAnswer('POST /admin/products', archived);
  await post(shop, `/admin/products/${product.id}/archive`, { as: owner, body: {} });

  const answer = await get(shop, '/admin/exports/products.csv', owner);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="products.csv"');
  const csv = await answer.text();
  expect(csv).toContain(`'=HYPERLINK`);
  expect(csv.split('\r\n').length).toBe(8);
  const versions = () => shop.db.selectFrom('products').select(['id', 'version']).orderBy('id').execute();
  const before = await versions();
  const report = await importFile(shop, owner, csv);
  expect({ ...countsOf(report), errors: report.errors }).toEqual({
    created: 0,
    updated: 0,
    unchanged: 5,
    refused: 0,
    errors: [],
  });
  expect(await versions()).toEqual(before);
  expect(report.ignored_columns).toEqual([]);

  const sheet = await get(shop, '/admin/exports/products.xlsx', owner);
  const bytes = new Uint8Array(await sheet.arrayBuffer());
  const ofSheet = await importFile(shop, owner, bytes, { name: 'products.xlsx' });
  expect({ ...countsOf(ofSheet), errors: ofSheet.errors }).toMatchObject({
    updated: 0,
    unchanged: 5,
    refused: 0,
    errors: [],
  });

  const cleared = await importFile(shop, owner, csv, { clear_empty: true });
  expect(countsOf(cleared)).toMatchObject({ updated: 0, unchanged: 5, refused: 0 });
});

test('only the owner can export everything', async () => {
  expect((await get(shop, '/admin/exports/products.csv', await makeStaff(shop, 'writer'))).status).toBe(403);
  expect((await get(shop, '/admin/exports/secrets.csv', owner)).status).toBe(422);
});

test('the past orders of a search can be downloaded as CSV, with all pages and no text that a spreadsheet runs', async () => {
  const sheet = toCsvText([
    ['Order number', 'Placed on', 'Name', 'Status', 'Payment', 'Total'],
    ['=7+7', '2025-03-01 10:00', 'Radha Crates', 'completed', 'COD', '1250.50'],
    ['778', '2025-03-02 10:00', '@Radha Crates', 'cancelled', '', '90'],
    ['779', '2025-03-03 10:00', 'Somebody Else', 'completed', 'COD', '80'],
  ]);
  expect(countsOf(await importFile(shop, owner, sheet, { kind: 'orders' }))).toMatchObject({ created: 3 });
  const download = (query: string, as: Pick<MadeStaff, 'headers'> = owner) => {
    const headers = { ...as.headers, accept: 'text/csv' };
    return get(shop, `/admin/past-orders?limit=1&${query}`, { headers });
  };
  const file = await download('q=radha');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="past-orders.csv"');
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'Number,Placed,Customer,State,Total',
    "778,2025-03-02T10:00:00+05:30,'@Radha Crates,cancelled,90",
    `'=7+7,2025-03-01T10:00:00+05:30,Radha Crates,"completed, COD",1250.5`,
  ]);
  expect((await (await download('')).text()).trim().split('\r\n')).toHaveLength(4);
  const key = await createApiKey(owner.ctx, { name: 'Reviews', abilities: ['answer_customers'] });
  const headers = { ...owner.headers, authorization: `Bearer ${key.token}` };
  expect((await download('', { headers })).status).toBe(403);
});

test('the audit log records who exported all customers, and nothing for a refused export', async () => {
  const packer = await makeStaff(shop, 'packer');
  await get(shop, '/admin/exports/customers.csv', packer);
  await get(shop, '/admin/exports/customers.csv', owner);
  const { events } = await callApi('GET /admin/audit', {
    shop,
    as: owner,
    query: { action: 'data.exported' },
  });
  expect(events.filter(({ subject }) => subject === 'customers.csv')).toMatchObject([
    { person: { id: owner.staffId }, after: { file_name: 'customers.csv' } },
  ]);
});
