import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/endpoints.ts';
import { audit } from '#test/auditor.ts';
import { buy, get, post, readStock, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let packer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const list = (query: Input<'GET /admin/stock'>['query']) =>
  callApi('GET /admin/stock', { shop, as: packer, query });
const moves = (query: Input<'GET /admin/stock/moves'>['query']) =>
  callApi('GET /admin/stock/moves', { shop, as: packer, query });
const send = (path: string, body: object, key?: string, as = packer) =>
  post(shop, `/admin/stock/${path}`, { as, body, ...(key && { key }) });

async function refusal(answer: Promise<Response>) {
  const { code, error } = await readRefusal(await answer);
  return [code, error];
}

test('the list shows each variant’s stock, held and awaited pieces, filters by level, and exports CSV', async () => {
  const variants = [
    { color: 'Indigo', stock: 9 },
    { color: 'Madder', stock: 2 },
    { color: 'Ochre', stock: 0 },
  ];
  const scarf = await makeProduct(shop, { name: 'Kalamkari Scarf', variants });
  const [indigo, , ochre] = scarf.variantIds as [string, string, string];
  const buyer = await makeCustomer(shop);
  await buy(shop, buyer, toOrderBody({ productId: scarf.id, variantId: indigo, quantity: 2 }));
  const asked = { product_id: scarf.id, variant_id: ochre, quantity: 1, notes: '' };
  await post(shop, '/stock-requests', { as: buyer, body: asked });

  const found = await list({ q: 'kalamkari', sort: 'least' });
  const row = ({ choice, in_stock, held, waiting, level }: (typeof found.items)[number]) => [
    choice,
    in_stock,
    held,
    waiting,
    level,
  ];
  expect(found.items.map(row)).toEqual([
    ['Ochre', 0, 0, 1, 'none'],
    ['Madder', 2, 0, 0, 'low'],
    ['Indigo', 7, 2, 0, 'enough'],
  ]);
  expect(found.counts).toMatchObject({ none: 1, low: 1, enough: 1, sold: 0 });
  expect((await list({ q: 'kalamkari', level: 'none,low' })).total).toBe(2);
  expect((await list({ sku: found.items[0]!.sku.toLowerCase() })).total).toBe(0);
  expect((await list({ sku: found.items[0]!.sku })).items).toEqual([found.items[0]]);

  const csv = await shop.app.request('/api/v1/admin/stock?q=madder', {
    headers: { ...packer.headers, accept: 'text/csv' },
  });
  expect((await csv.text()).split('\r\n')[1]).toMatch(/^T-\w+,Kalamkari Scarf,Madder,,2,0,0,5,$/);
  const accountant = await makeStaff(shop, 'accountant');
  expect((await get(shop, '/admin/stock', accountant)).status).toBe(403);
});

test('a receipt with several lines is booked once even if sent repeatedly; an invalid line books nothing', async () => {
  const [lamp, bell] = [await makeProduct(shop, { stock: 1 }), await makeProduct(shop, { stock: 0 })];
  const lines = [
    { sku: lamp.sku, quantity: 4 },
    { sku: bell.sku, quantity: 2 },
    { sku: lamp.sku, quantity: 1 },
  ];
  const body = { supplier: 'Rafiq, Moradabad', note: 'Second batch', lines };
  const wrong = { ...body, lines: [...lines, { sku: 'NOWHERE', quantity: 1 }] };
  expect(await refusal(send('receipts', wrong))).toEqual([
    'stock.unknown_sku',
    'There is no SKU NOWHERE in this shop',
  ]);
  expect(await readStock(shop, lamp)).toBe(1);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send('receipts', body, 'receipt-of-the-second-batch')),
  );
  const receipts = await Promise.all(
    answers.map((answer) => readAnswer('POST /admin/stock/receipts', answer)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  for (const receipt of receipts) expect(receipt).toEqual(receipts[0]);
  expect(receipts[0]).toMatchObject({
    receipt: {
      supplier: 'Rafiq, Moradabad',
      lines: [
        { sku: lamp.sku, before: 1, change: 5, in_stock: 6 },
        { sku: bell.sku, before: 0, change: 2, in_stock: 2 },
      ],
    },
  });
  const ahead = { ...body, received_on: '2099-01-01' };
  expect(await refusal(send('receipts', ahead))).toEqual(['stock.day_ahead', 'This day is in the future']);
});

test('a count replaces the recorded stock, and may include pieces held for unpacked orders', async () => {
  const lamp = await makeProduct(shop, { stock: 5 });
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: lamp.id, quantity: 2 }));
  const count = async (counted: number, withHeld = false) =>
    (await send('counts', { sku: lamp.sku, count: counted, reason: 'Counted', with_held: withHeld })).json();
  expect(await count(7)).toMatchObject({ before: 3, change: 4, in_stock: 7, counted: 7, held: 0 });
  expect(await count(6, true)).toMatchObject({ before: 7, change: -3, in_stock: 4, counted: 6, held: 2 });
  expect(await count(4)).toMatchObject({ before: 4, change: 0, in_stock: 4 });
  expect(
    await refusal(send('counts', { sku: lamp.sku, count: 1, reason: 'Counted', with_held: true })),
  ).toEqual([
    'stock.held',
    'Orders not packed yet need 2 of these. Please look for the missing ones, or cancel an order.',
  ]);
  expect(await refusal(send('counts', { sku: lamp.sku, count: 1, reason: ' ' }))).toEqual([
    'request.invalid',
    'Please say why',
  ]);
});

test('a count that is sent twice does not undo a sale in between', async () => {
  const lamp = await makeProduct(shop, { stock: 5 });
  const body = { sku: lamp.sku, count: 3, reason: 'Counted' };
  const first = await (await send('counts', body, 'count-of-the-lamp')).json();
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: lamp.id }));
  expect(await (await send('counts', body, 'count-of-the-lamp')).json()).toMatchObject(first as object);
  expect(await readStock(shop, lamp)).toBe(2);
});

test('damaged pieces are written off with a reason and photo; the ledger shows who, why, before and after', async () => {
  const lamp = await makeProduct(shop, { name: 'Ledger Lamp', stock: 5 });
  const { order_number } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: lamp.id }));
  const damage = { sku: lamp.sku, quantity: 2, reason: 'Fell from the ladder' };
  const damaged = await send('damages', damage, 'two-lamps-fell');
  const { move_id } = await readAnswer('POST /admin/stock/damages', damaged);
  expect(await (await send('damages', damage, 'two-lamps-fell')).json()).toMatchObject({
    move_id,
    in_stock: 2,
  });
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'tan' } });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'photo.jpg'));
  const { authorization } = packer.headers;
  const path = `/api/v1/admin/stock/moves/${move_id}/photo`;
  const kept = await shop.app.request(path, { method: 'POST', headers: { authorization }, body: form });
  expect(kept.status).toBe(204);
  expect((await shop.app.request(path, { headers: packer.headers })).headers.get('content-type')).toBe(
    'image/webp',
  );

  const { moves: rows, total } = await moves({ sku: lamp.sku });
  expect(total).toBe(3);
  expect(rows.map(({ kind, quantity, before, after }) => [kind, quantity, before, after])).toEqual([
    ['written_off', -2, 4, 2],
    ['sold', -1, 5, 4],
    ['stocked', 5, 0, 5],
  ]);
  expect(rows[0]).toMatchObject({
    reason: 'Fell from the ladder',
    person: 'Ravi the packer',
    photo_url: path,
  });
  expect(rows[1]).toMatchObject({ order_number, person: '' });
  expect((await moves({ q: order_number.slice(-6) })).moves.map(({ kind }) => kind)).toEqual(['sold']);
  expect((await moves({ q: 'ledger', kind: 'stocked' })).total).toBe(1);
  expect(await refusal(send('damages', { ...damage, quantity: 3 }))).toEqual([
    'stock.too_few',
    'There are only 2 pieces of Ledger Lamp',
  ]);
});

test('a product has its own shelf and low-stock mark; the shop’s mark applies otherwise, also on Today', async () => {
  const owner = await makeStaff(shop);
  const lamp = await makeProduct(shop, { name: 'Shelf Lamp', stock: 8 });
  const today = async () => (await callApi('GET /admin/today', { shop, as: packer })).low_stock!;
  const before = await today();
  const note = (version: number, body: object) =>
    shop.app.request(`/api/v1/admin/stock/${lamp.id}`, {
      method: 'PATCH',
      headers: packer.headers,
      body: JSON.stringify({ version, ...body }),
    });
  const saved = await note(0, { location: ' A-3 ', low_mark: 8 });
  expect(await saved.json()).toEqual({ note: { location: 'A-3', low_mark: 8, one_off: false, version: 1 } });
  expect((await list({ sku: lamp.sku })).items[0]).toMatchObject({
    location: 'A-3',
    low_at: 8,
    level: 'low',
  });
  expect(await today()).toBe(before + 1);
  const stale = await note(0, { location: 'B-1' });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ code: 'stock.stale', note: { location: 'A-3', version: 1 } });
  await note(1, { low_mark: null });
  expect((await list({ sku: lamp.sku })).items[0]).toMatchObject({ low_at: 5, level: 'enough' });
  await callApi('PUT /admin/settings/{section}', {
    shop,
    as: owner,
    params: { section: 'stock' },
    body: { low_mark: 8 },
  });
  expect((await list({ sku: lamp.sku })).items[0]).toMatchObject({ low_at: 8, level: 'low' });
});

test('a product that is one of a kind never has a second piece, and is not low', async () => {
  const idol = await makeProduct(shop, { name: 'Only Idol', stock: 2 });
  const note = (version: number) =>
    shop.app.request(`/api/v1/admin/stock/${idol.id}`, {
      method: 'PATCH',
      headers: packer.headers,
      body: JSON.stringify({ version, one_off: true }),
    });
  expect((await readRefusal(await note(0))).code).toBe('stock.one_off');
  await send('counts', { sku: idol.sku, count: 1, reason: 'The other one was a copy' });
  expect((await note(0)).status).toBe(200);
  expect((await list({ one_off: 'true' })).items).toMatchObject([{ sku: idol.sku, level: 'enough' }]);
  const receipt = { lines: [{ sku: idol.sku, quantity: 1 }] };
  expect(await refusal(send('receipts', receipt))).toEqual([
    'stock.one_off',
    'Only Idol is one of a kind and cannot have a second piece. Change that first if there are more now.',
  ]);
  const second = shop.db.updateTable('products').set({ stock_quantity: 2 }).where('id', '=', idol.id);
  await expect(second.execute()).rejects.toThrow('has more than one piece');
  await send('damages', { sku: idol.sku, quantity: 1, reason: 'Broke' });
  expect((await list({ sku: idol.sku })).items[0]).toMatchObject({ level: 'sold' });
});

test('a removed variant cannot receive stock', async () => {
  const { id, variantIds } = await makeProduct(shop, { variants: [{ color: 'Red' }, { color: 'Blue' }] });
  const removed = shop.db.updateTable('variants').set({ available: false, removed_at: shop.clock.now() });
  const { sku } = await removed.where('id', '=', variantIds[0]!).returning('sku').executeTakeFirstOrThrow();
  const noSku = ['stock.unknown_sku', `There is no SKU ${sku} in this shop`];
  expect(await refusal(send('receipts', { lines: [{ sku, quantity: 1 }] }))).toEqual(noSku);
  const body = { variant_id: variantIds[0], change: 1 };
  const counted = post(shop, `/admin/products/${id}/stock`, { as: packer, body });
  expect(await refusal(counted)).toEqual(['product.not_found', 'Product not found']);
});
