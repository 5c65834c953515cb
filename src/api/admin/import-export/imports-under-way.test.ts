import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, post } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { fetchPictures } from '#shop/workflows/imports/pictures/fetch-pictures.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import {
  importFile,
  readImport,
  sendImport,
  startImport,
  toCsvText,
} from '#test/import-export/send-import.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

const trays = (name: string) => [
  ['Slug', 'Name', 'SKU', 'Price'],
  [`${name}-tray`, `${name} tray`, `${name}-T`, '90'],
];

/** Creates a staff member of a role who may also import data. */
async function makeMover(role: 'accountant' | 'writer'): Promise<MadeStaff> {
  const mover = await makeStaff(shop, role);
  await shop.db
    .updateTable('staff')
    .set({ added_abilities: ['move_data'] })
    .where('id', '=', mover.staffId)
    .execute();
  return mover;
}

async function readProduct(slug: string) {
  const response = await get(shop, `/admin/products/${slug}`, owner);
  if (!response.ok) return undefined;
  return (await readAnswer('GET /admin/products/{id}', response)).product;
}

test('an import can be cancelled, and an import whose process died resumes where it stopped', async () => {
  const many = [
    ['Name', 'SKU', 'Price'],
    ...Array.from({ length: 5 }, (_, place) => [`Many ${place}`, `MANY-${place}`, '10']),
  ];
  const { id } = await startImport(shop, owner, toCsvText(many));
  // The program ended after two records: their outcome is kept, and the job is repeated.
  await shop.db.updateTable('imports').set({ status: 'running' }).where('id', '=', id).execute();
  await shop.db
    .updateTable('import_records')
    .set({ outcome: 'created' })
    .where('import_id', '=', id)
    .where('position', '<=', 2)
    .execute();
  await shop.drainJobs();
  expect(await readImport(shop, owner, id)).toMatchObject({ status: 'done', done: 5 });
  expect(await readProduct('many-0')).toBeUndefined();
  expect(await readProduct('many-4')).toMatchObject({ name: 'Many 4' });

  const other = await startImport(shop, owner, toCsvText(trays('stopped')));
  expect((await post(shop, `/admin/imports/${other.id}/cancel`, { as: owner, body: {} })).status).toBe(200);
  await shop.drainJobs();
  expect(await readImport(shop, owner, other.id)).toMatchObject({ status: 'cancelled', done: 0, created: 0 });
  expect(await readProduct('stopped-tray')).toBeUndefined();
  expect((await post(shop, `/admin/imports/${other.id}/cancel`, { as: owner, body: {} })).status).toBe(409);
});

test('files that are not a table are refused with a message, and nothing of them is kept', async () => {
  const before = await shop.db.selectFrom('imports').select('id').execute();
  for (const [file, words] of [
    ['', 'empty'],
    ['Colour of the day\nblue\n', 'should name the columns, such as Name and Price'],
    ['Name,SKU,Price\n', 'no rows below'],
    ['Name,SKU,Price\n"Diya,1,2\n', 'quotation mark that never closes'],
  ] as const) {
    const response = await sendImport(shop, owner, file);
    expect(await readRefusal(response)).toMatchObject({ status: 422, error: expect.stringContaining(words) });
  }
  expect(await shop.db.selectFrom('imports').select('id').execute()).toHaveLength(before.length);
});

test('a file whose letters were lost in a wrong encoding is imported with a warning for each such row', async () => {
  const read = async (rows: string[][]) =>
    (await importFile(shop, owner, toCsvText(rows), { dry_run: true })).warnings
      .filter(({ message }) => message.includes('“CSV UTF-8”'))
      .map(({ row, column, value }) => [row, column, value]);
  expect(
    await read([
      ['Name', 'SKU', 'Price', 'Description'],
      ['à¤¦à¥€à¤¯à¤¾', 'GARBLED-1', '90', 'Costs â‚¹90'],
      ['दीया', 'GARBLED-2', '90', 'Costs ₹90 – “déjà vu”. Why?? Voilà…'],
      ['Caf\uFFFD lamp', 'GARBLED-3', '90', ''],
      ['Brass lamp', 'GARBLED-4', '90', '???? ?? ???? of brass'],
    ]),
  ).toEqual([
    [2, 'Name', 'à¤¦à¥€à¤¯à¤¾'],
    [4, 'Name', 'Caf\uFFFD lamp'],
    [5, 'Description', '???? ?? ???? of brass'],
  ]);
  const customers = [
    ['Name', 'Mobile'],
    ['RenÃ©e', '9000000027'],
    ['Renée', '9000000037'],
  ];
  expect(await read(customers)).toEqual([[2, 'Name', 'RenÃ©e']]);
});

test('an import without permission is refused, and the import of a staff member who has left fails', async () => {
  const writer = await makeStaff(shop, 'writer');
  expect((await sendImport(shop, writer, toCsvText(trays('writer')))).status).toBe(403);
  const second = await makeStaff(shop, 'owner');
  const { id } = await startImport(shop, second, toCsvText(trays('left')));
  await shop.db
    .updateTable('staff')
    .set({ ended_at: shop.clock.now() })
    .where('id', '=', second.staffId)
    .execute();
  await shop.drainJobs();
  expect(await readImport(shop, owner, id)).toMatchObject({
    status: 'failed',
    failure: 'The person who started it has left',
  });
});

test('only staff who may import a kind can read the rows of its imports', async () => {
  const accountant = await makeMover('accountant');
  const customers = [
    ['Name', 'Mobile', 'Email'],
    ['Meera', 'none', 'meera at example'],
  ];
  const customersId = (await startImport(shop, owner, toCsvText(customers))).id;
  const products = await startImport(shop, owner, toCsvText(trays('kind')));
  await shop.drainJobs();
  for (const id of [customersId, products.id]) {
    expect((await get(shop, `/admin/imports/${id}`, accountant)).status).toBe(403);
    const headers = { ...accountant.headers, accept: 'text/csv' };
    expect((await get(shop, `/admin/imports/${id}`, { headers })).status).toBe(403);
    expect((await get(shop, `/admin/imports/${id}`, owner)).status).toBe(200);
  }
});

test('photos are not fetched once the staff member who started the import may no longer change products', async () => {
  const third = await makeStaff(shop, 'owner');
  const file = [
    ['Name', 'SKU', 'Price', 'Pictures'],
    ['Pot', 'LEFT-1', '90', 'http://10.0.0.1/pot.jpg'],
  ];
  const { id } = await startImport(shop, third, toCsvText(file));
  await shop.drainJobs();
  const { product_id: productId } = await shop.db
    .updateTable('import_pictures')
    .set({ state: 'waiting', failure: null })
    .where('import_id', '=', id)
    .returning('product_id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('staff').set({ role: 'packer' }).where('id', '=', third.staffId).execute();
  await fetchPictures(shop.ctx, id, productId);
  const { warnings } = await readImport(shop, owner, id);
  expect(warnings.at(-1)!.message).toBe(
    'The person who started the import is no longer allowed to change products',
  );
});

test('an import is cancelled only by staff who may start one of its kind', async () => {
  const writer = await makeMover('writer');
  const cancel = async (id: string) =>
    (await post(shop, `/admin/imports/${id}/cancel`, { as: writer, body: {} })).status;
  const products = await startImport(shop, owner, toCsvText(trays('kept')));
  const customers = await startImport(
    shop,
    owner,
    toCsvText([
      ['Name', 'Mobile'],
      ['Meera', '9000000017'],
    ]),
  );
  expect([await cancel(products.id), await cancel(customers.id)]).toEqual([403, 200]);
  await shop.drainJobs();
  expect(await readImport(shop, owner, products.id)).toMatchObject({ status: 'done', created: 1 });
  expect(await readImport(shop, owner, customers.id)).toMatchObject({ status: 'cancelled' });
});
