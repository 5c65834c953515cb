import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { switchPriceChanges } from '#shop/catalogue/price-changes/switch-price-changes.ts';
import { publishDueProducts } from '#shop/workflows/edit-products/publish-due.ts';
import * as productPage from '#web/product/product.route.tsx';
import { get } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import { makeCategory } from '#test/make.ts';
import { type ProductDesk, makeProductDesk } from '#test/scenes/product-desk.ts';
import { takePhoto } from '#test/audited-changes/audited-change.ts';

let shop: TestShop;
let desk: ProductDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = await makeProductDesk(shop);
});
afterAll(() => shop.close());

const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * hourMs).toISOString();

/** Moves the clock, and runs the work that is due by then. */
async function wait(hours: number) {
  shop.clock.advance(hours * hourMs);
  await publishDueProducts(shop.as({ kind: 'system' }));
  await switchPriceChanges(shop.as({ kind: 'system' }));
  await shop.changes.settle();
}

/** Returns the status of a product's page, and its redirect target. */
async function open(path: string) {
  await shop.changes.settle();
  const { pathname } = new URL(path, 'http://localhost');
  let location: string | null = null;
  const loader = async (args: any) => {
    try {
      return await productPage.loader(args);
    } catch (answer) {
      if (answer instanceof Response) location = answer.headers.get('location');
      throw answer;
    }
  };
  const params = { slug: pathname.split('/')[2]! };
  const { status, text } = await renderPage({ ...productPage, loader }, shop.ctx, { path, params });
  return { status, text, location };
}

/** Returns in which of the shop's list, search, site map and feed a product appears. */
async function findPlaces({ id, slug, name }: { id: string; slug: string; name: string }) {
  await shop.changes.settle();
  const read = async (path: string) => (await shop.app.request(path)).text();
  const { products } = await callApi('GET /products', { shop, query: { category: 'lighting' } });
  const found = await callApi('GET /products', { shop, query: { q: name } });
  return {
    list: products.some((each) => each.id === id),
    search: found.products.some((each) => each.id === id),
    sitemap: (await read('/sitemaps/products-1.xml')).includes(`/product/${slug}<`),
    feed: (await read('/feeds/google-merchant.xml')).includes(`<g:id>${id}</g:id>`),
  };
}
const everywhere = { list: true, search: true, sitemap: true, feed: true };
const nowhere = { list: false, search: false, sitemap: false, feed: false };

test('the life of a product: draft, preview, scheduled, live, a festival price, another address, hidden, archived', async () => {
  const { category_id } = desk;
  const lamp = await desk.create({ name: 'Peacock Lamp', category_id, hsn: '83062990', price: 1000 });
  const { authorization } = desk.owner.headers;
  const form = { method: 'POST', headers: { authorization }, body: await takePhoto() };
  const uploaded = await shop.app.request('/api/v1/admin/pictures', form);
  const { id: photo } = await readAnswer('POST /admin/pictures', uploaded);
  const draft = await desk.change(lamp.id, { pictures: [{ id: photo }], stock_quantity: 4 });
  expect((await open('/product/peacock-lamp')).status).toBe(404);
  const { pathname, search } = new URL(draft.preview_url, 'http://localhost');
  expect((await open(pathname + search)).text).toContain('This is a preview');
  await desk.change(lamp.id, { status: 'scheduled', publish_at: at(1) });
  expect(await findPlaces(lamp)).toEqual(nowhere);

  await wait(1);
  expect(await findPlaces(lamp)).toEqual(everywhere);
  expect((await open('/product/peacock-lamp')).text).toContain('₹1,000');

  await callApi('POST /admin/price-changes', {
    shop,
    as: desk.owner,
    body: {
      name: 'Diwali',
      kind: 'percent',
      off: 10,
      whole_shop: false,
      product_ids: [lamp.id],
      category_ids: [],
      collection_ids: [],
      begins_at: at(1),
      ends_at: at(25),
    },
  });
  await wait(1);
  expect((await open('/product/peacock-lamp')).text).toContain('₹900');
  await wait(24);
  expect((await open('/product/peacock-lamp')).text).not.toContain('₹900');

  await desk.change(lamp.id, { slug: 'mayur-lamp' });
  expect((await open('/product/peacock-lamp')).location).toBe('/product/mayur-lamp');
  const moved = { ...lamp, slug: 'mayur-lamp' };
  expect(await findPlaces(moved)).toEqual(everywhere);

  await desk.change(lamp.id, { status: 'hidden' });
  expect(await findPlaces(moved)).toEqual(nowhere);
  expect((await open('/product/mayur-lamp')).status).toBe(404);
  await callApi('POST /admin/products/{id}/archive', {
    shop,
    as: desk.owner,
    params: { id: lamp.id },
    body: {},
  });
  expect((await open('/product/mayur-lamp')).status).toBe(410);
  expect((await open('/product/peacock-lamp')).location).toBe('/product/mayur-lamp');
  expect((await get(shop, `/products/${lamp.id}`)).status).toBe(404);
});

test('a category without a picture gets the main picture of the first product that goes on sale in it, and keeps the one it has', async () => {
  const bare = await makeCategory(shop, 'stoles');
  const { authorization } = desk.owner.headers;
  const upload = async () => {
    const form = { method: 'POST', headers: { authorization }, body: await takePhoto() };
    return readAnswer('POST /admin/pictures', await shop.app.request('/api/v1/admin/pictures', form));
  };
  const sell = async (name: string, status: 'live' | 'draft') => {
    const { id } = await desk.create({ name, category_id: bare, hsn: '83062990', price: 900 });
    const photo = await upload();
    await desk.change(id, { pictures: [{ id: photo.id }], stock_quantity: 1, status });
    return photo.id;
  };
  const pictureOf = async () =>
    (await callApi('GET /admin/categories', { shop, as: desk.owner })).categories.find(
      ({ id }) => id === bare,
    )!.picture_id;
  await sell('A stole nobody sees', 'draft');
  expect(await pictureOf()).toBeNull();
  const first = await sell('A red stole', 'live');
  expect(await pictureOf()).toBe(first);
  await sell('A blue stole', 'live');
  expect(await pictureOf()).toBe(first);
});

test('a subcategory must belong to the product’s category, and is cleared when the category changes', async () => {
  const other = await makeCategory(shop, 'toys');
  const [lamp, toy] = ['sub_lamps', 'sub_toys'];
  await shop.db
    .insertInto('subcategories')
    .values([
      { id: lamp, category_id: desk.category_id, name: 'Lamps', slug: 'lamps', position: 0 },
      { id: toy, category_id: other, name: 'Dolls', slug: 'dolls', position: 0 },
    ])
    .execute();
  const product = await desk.sell({ subcategory_id: lamp });
  const path = `/admin/products/${product.id}`;
  const refused = [422, 'request.invalid', { subcategory_id: 'Choose a subcategory of this category' }];
  expect(await desk.refusal('PATCH', path, { subcategory_id: toy })).toEqual(refused);
  expect(await desk.refusal('PATCH', path, { category_id: other, subcategory_id: lamp })).toEqual(refused);
  expect(await desk.refusal('POST', '/admin/products', { name: 'Diya', subcategory_id: toy })).toEqual(
    refused,
  );
  const moved = await desk.change(product.id, { category_id: other });
  expect(moved).toMatchObject({ category_id: other, subcategory_id: null });
  expect(await desk.change(product.id, { subcategory_id: toy })).toMatchObject({ subcategory_id: toy });
});

test('a product that fails to publish does not stop the others, and the job fails', async () => {
  const { category_id } = desk;
  const plan = async (name: string, hours: number) => {
    const { id } = await desk.create({ name, category_id, hsn: '83062990', price: 1000 });
    await desk.change(id, { status: 'scheduled', publish_at: at(hours) });
    return id;
  };
  const [stuck, other] = [await plan('Stuck Lamp', 1), await plan('Other Lamp', 2)];
  const check = sql`id <> ${sql.lit(stuck)} or status <> 'live'`;
  await sql`alter table products add constraint stuck check (${check})`.execute(shop.db);
  await expect(wait(3)).rejects.toThrow('stuck');
  await sql`alter table products drop constraint stuck`.execute(shop.db);
  const { product } = await callApi('GET /admin/products/{id}', {
    shop,
    as: desk.owner,
    params: { id: other },
  });
  expect(product.status).toBe('live');
});

test.each(['live', 'hidden', 'scheduled', 'archived'] as const)(
  'a product that is %s cannot lose a field that only drafts may lack, and the errors name each field',
  async (status) => {
    const { id } = await desk.create({
      name: 'Whole Lamp',
      category_id: desk.category_id,
      hsn: '83062990',
      price: 450,
    });
    if (status === 'scheduled') await desk.change(id, { status, publish_at: at(1) });
    else await desk.change(id, { status: 'live' });
    if (status === 'hidden') await desk.change(id, { status });
    if (status === 'archived')
      await callApi('POST /admin/products/{id}/archive', { shop, as: desk.owner, params: { id }, body: {} });
    const refuse = (body: object) => desk.refusal('PATCH', `/admin/products/${id}`, body);
    expect(await refuse({ price: null, category_id: null, hsn: null })).toEqual([
      422,
      'products.incomplete',
      {
        price: 'Enter a price',
        category_id: 'Choose a category',
        hsn: 'Enter an HSN code: invoices need it',
      },
    ]);
    expect(await refuse({ variants: [{ size: 'S' }] })).toEqual([
      422,
      'products.incomplete',
      { 'variants.0.price': 'Enter a price' },
    ]);
  },
);

test('a product returned to draft, or archived as a draft, may lack what drafts may lack', async () => {
  const whole = { name: 'Lamp', category_id: desk.category_id, hsn: '83062990', price: 450 };
  const scheduled = await desk.create({ ...whole, status: 'scheduled', publish_at: at(1) });
  const lacking = { price: null, category_id: null, hsn: null };
  expect(await desk.change(scheduled.id, { status: 'draft', ...lacking })).toMatchObject({
    status: 'draft',
    publish_at: null,
    ...lacking,
  });
  const draft = await desk.create(whole);
  const call = { shop, as: desk.owner, params: { id: draft.id }, body: {} } as const;
  await callApi('POST /admin/products/{id}/archive', call);
  expect(await desk.change(draft.id, lacking)).toMatchObject({ status: 'archived', ...lacking });
});
