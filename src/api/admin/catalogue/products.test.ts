import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/endpoints.ts';
import { audit } from '#test/auditor.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { type ProductDesk, makeProductDesk } from '#test/scenes/product-desk.ts';
import { publishDueProducts } from '#shop/workflows/edit-products/publish-due.ts';

let shop: TestShop;
let desk: ProductDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = await makeProductDesk(shop);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

test('a name is enough to create a draft, which the shop does not show', async () => {
  const draft = await desk.create({ name: 'Peetal ka Diya' });
  expect(draft).toMatchObject({
    status: 'draft',
    slug: 'peetal-ka-diya',
    sku: 'PEETAL-KA-DIYA',
    price: null,
    stock_quantity: 0,
  });
  expect(draft.missing).toEqual({
    price: 'Enter a price',
    category_id: 'Choose a category',
    hsn: 'Enter an HSN code: invoices need it',
  });
  expect((await get(shop, `/products/${draft.id}`)).status).toBe(404);
  expect(await desk.listAudit(draft.id)).toEqual(['product.created']);
});

test('a Hindi name is transliterated into Latin letters for the slug and SKU', async () => {
  const draft = await desk.create({
    name: 'मिट्टी का दीया',
    variants: [{ color: 'लाल', size: null, price: 90, stock_quantity: 4 }],
  });
  expect([draft.slug, draft.sku]).toEqual(['mitti-ka-diya', 'MITTI-KA-DIYA']);
  expect(draft.variants.map(({ sku }) => sku)).toEqual(['MITTI-KA-DIYA-LAL']);
});

test('a product goes live once it is complete; until then the errors name what is missing', async () => {
  const draft = await desk.create({ name: 'Temple Bell', hsn: '9999', price: 300 });
  expect(await desk.refusal('PATCH', `/admin/products/${draft.id}`, { status: 'live' })).toEqual([
    422,
    'products.incomplete',
    {
      category_id: 'Choose a category',
      hsn: 'There is no GST rate for this HSN code today. Check the code, or set a rate for this product',
    },
  ]);
  const live = await desk.change(draft.id, {
    status: 'live',
    hsn: '83062990',
    category_id: desk.category_id,
    version: draft.version,
  });
  expect(live).toMatchObject({ status: 'live', tax_rate_today: 5, missing: {} });
  const shown = await callApi('GET /products/{id}', { shop, params: { id: draft.id } });
  expect(shown).toMatchObject({ name: 'Temple Bell', price: 300, hsn: '83062990' });
  const { products } = await callApi('GET /products', { shop, query: { category: 'lighting' } });
  expect(products.map(({ id }) => id)).toContain(draft.id);
});

test('an archived product is restored as it was; a copy is a separate draft', async () => {
  const product = await desk.sell({
    name: 'Meenakari Box',
    tags: ['enamel'],
    variants: [{ color: 'Red', price: 700, stock_quantity: 3 }],
  });
  const params = { id: product.id };
  const archived = await callApi('POST /admin/products/{id}/archive', {
    shop,
    as: desk.owner,
    params,
    body: {},
  });
  expect(archived.product).toMatchObject({ status: 'archived', stock_quantity: 3 });
  expect((await get(shop, `/products/${product.id}`)).status).toBe(404);
  const restored = await callApi('POST /admin/products/{id}/restore', {
    shop,
    as: desk.owner,
    params,
    body: {},
  });
  expect(restored.product.status).toBe('live');
  const { product: copy } = await callApi('POST /admin/products/{id}/duplicate', {
    shop,
    as: desk.owner,
    params,
  });
  expect(copy).toMatchObject({
    status: 'draft',
    name: 'Meenakari Box (copy)',
    tags: ['enamel'],
    stock_quantity: 0,
  });
  expect(copy.variants).toMatchObject([{ color: 'Red', price: 700, stock_quantity: 0 }]);
  expect(await desk.listAudit(product.id)).toEqual([
    'product.archived',
    'product.created',
    'product.restored',
  ]);
});

test('the product list can be searched, filtered, counted and downloaded as CSV', async () => {
  const draft = await desk.create({
    name: 'Kantha Quilt',
    craft: 'Kantha',
    maker: { name: 'Sunita', story: '' },
  });
  const list = (query: Input<'GET /admin/products'>['query']) =>
    callApi('GET /admin/products', { shop, as: desk.owner, query });
  expect(await list({ q: 'kantha' })).toMatchObject({
    total: 1,
    counts: { draft: 1, live: 0 },
    products: [{ id: draft.id, maker: 'Sunita', warnings: ['no_picture', 'no_tax_rate', 'no_weight'] }],
  });
  expect((await list({ q: 'KANTHA-Q', status: 'live' })).total).toBe(0);
  expect((await list({ craft: 'Kantha', maker: 'Sunita', stock: 'none', warning: 'no_picture' })).total).toBe(
    1,
  );
  expect((await list({ q: 'meenakari-box-red' })).products.map(({ name }) => name)).toEqual([
    'Meenakari Box',
  ]);
  const headers = { ...desk.owner.headers, accept: 'text/csv' };
  const csv = await (await shop.app.request('/api/v1/admin/products?q=kantha', { headers })).text();
  expect(csv).toContain('KANTHA-QUILT');
});

test('a scheduled product goes live exactly on time, once, even when many processes publish at once', async () => {
  const at = new Date(shop.clock.now().getTime() + 60_000).toISOString();
  const past = new Date(shop.clock.now().getTime() - 1000).toISOString();
  const draft = await desk.create({
    name: 'Diwali Lamp',
    category_id: desk.category_id,
    hsn: '83062990',
    price: 250,
  });
  const path = `/admin/products/${draft.id}`;
  expect((await desk.refusal('PATCH', path, { status: 'scheduled' }))[2]).toEqual({
    publish_at: 'Choose when it goes live',
  });
  expect((await desk.refusal('PATCH', path, { status: 'scheduled', publish_at: past }))[0]).toBe(422);
  expect(await desk.change(draft.id, { status: 'scheduled', publish_at: at })).toMatchObject({
    publish_at: at,
  });
  await publish(20);
  expect((await get(shop, `/products/${draft.id}`)).status).toBe(404);
  shop.clock.advance(60_000);
  await publish(20);
  expect(await (await get(shop, `/products/${draft.id}`)).json()).toMatchObject({ created_at: at });
  expect(await desk.listAudit(draft.id)).toEqual(['product.changed', 'product.created', 'product.published']);
});

async function publish(times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => publishDueProducts(shop.as({ kind: 'system' }))));
}

test('a customer can open a hidden product from their order, but it cannot be bought', async () => {
  const product = await desk.sell({ name: 'Hidden Idol', stock_quantity: 3 });
  const buyer = await makeCustomer(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: product.id }));
  const read = async () =>
    (await callApi('GET /orders/{id}', { shop, as: buyer, params: { id } })).order.items[0]!;
  expect((await read()).product_path).toBe('/product/hidden-idol');
  await desk.change(product.id, { status: 'hidden', price: 999 });
  const { product_path, price } = await read();
  expect([product_path, price]).toEqual([
    expect.stringMatching(/^\/product\/hidden-idol\?preview=\d+-[0-9a-f]{32}$/),
    450,
  ]);
  const quote = await callApi('POST /cart/quote', {
    shop,
    body: { items: [{ product_id: product.id, quantity: 1 }] },
  });
  expect(quote.changes).toMatchObject([{ kind: 'unavailable' }]);
  const again = await post(shop, '/orders', {
    as: buyer,
    key: crypto.randomUUID(),
    body: toOrderBody({ productId: product.id }),
  });
  expect(again.status).toBe(422);
});
