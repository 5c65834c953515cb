import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShownCategories } from '#shop/catalogue/categories/list-categories.ts';
import * as categoryPage from '#web/catalogue/category.route.tsx';
import * as productPage from '#web/product/product.route.tsx';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import { makeFields } from '#test/scenes/categories.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
});
afterAll(() => shop.close());

async function send(method: string, path: string, body?: object) {
  const response = await shop.app.request(`/api/v1/admin/categories${path}`, {
    method,
    headers: writer.headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

const add = async (name: string, changes = {}) =>
  (await send('POST', '', makeFields(name, changes))).body.category;
const listNames = async () =>
  (await callApi('GET /admin/categories', { shop, as: writer })).categories.map(({ name }) => name);
const listShown = async () => (await callApi('GET /categories', { shop })).categories.map(({ name }) => name);

test('categories are added, moved and changed, and the shop shows them in that order at once', async () => {
  const lamps = await add('Lamps', { children: [{ name: 'Brass' }, { name: 'Clay' }] });
  expect(lamps).toMatchObject({ version: 1, products: 0, children: [{ slug: 'brass' }, { slug: 'clay' }] });
  await add('Bags');
  const toys = await add('Toys');
  expect(await listShown()).toEqual(['Lamps', 'Bags', 'Toys']);
  expect(await send('PATCH', `/${toys.id}`, { version: 1, place: 0 })).toMatchObject({ status: 200 });
  expect(await listNames()).toEqual(['Toys', 'Lamps', 'Bags']);
  await send('PATCH', `/${toys.id}`, { version: 2, place: 1, name: 'Wooden toys' });
  await shop.changes.settle();
  expect(await listShown()).toEqual(['Lamps', 'Wooden toys', 'Bags']);
  expect(await send('PATCH', `/${toys.id}`, { version: 1, name: 'Toys' })).toMatchObject({
    status: 409,
    body: {
      code: 'category.stale',
      category: { name: 'Wooden toys' },
      changed: { by: { id: writer.staffId } },
    },
  });
});

test('an old category address redirects to its new one; a renamed subcategory keeps its address', async () => {
  const [lamps] = (await callApi('GET /admin/categories', { shop, as: writer })).categories;
  const [brass, clay] = lamps!.children;
  const changed = await send('PATCH', `/${lamps!.id}`, {
    version: lamps!.version,
    slug: 'lighting',
    children: [{ id: clay!.id, name: 'Terracotta' }, { name: 'Paper' }],
  });
  expect(changed.body.category).toMatchObject({
    former_slugs: ['lamps'],
    children: [
      { id: clay!.id, name: 'Terracotta', slug: 'clay' },
      { name: 'Paper', slug: 'paper' },
    ],
  });
  expect(changed.body.category.children).not.toContainEqual(expect.objectContaining({ id: brass!.id }));
  await shop.changes.settle();
  const context = {
    path: '/category/Lamps/clay?sort=price',
    params: { category: 'Lamps', subcategory: 'clay' },
  };
  await expect(readPage(context)).rejects.toMatchObject({ status: 301 });
  expect(await readPage(context).catch((answer: Response) => answer.headers.get('location'))).toBe(
    '/category/lighting/clay?sort=price',
  );
  expect(await send('POST', '', makeFields('Lights', { slug: 'LIGHTING' }))).toMatchObject({
    status: 422,
    body: { fields: { slug: 'Lamps already has this address. Choose another one.' } },
  });
  await add('Lamps of old', { slug: 'lamps' });
  expect((await send('GET', `/${lamps!.id}`)).body.category.former_slugs).toEqual([]);
});

/** Runs the loader of the category's page; throws its redirect. */
async function readPage({ path, params }: { path: string; params: Record<string, string> }) {
  let thrown: unknown;
  const loader = async (args: any) => {
    try {
      return await categoryPage.loader(args);
    } catch (answer) {
      thrown = answer;
      throw answer;
    }
  };
  await renderPage({ ...categoryPage, loader }, shop.ctx, { path, params }).catch(() => undefined);
  if (thrown) throw thrown;
  return undefined;
}

test('removing a category requires a target for its products, which take its addresses along in one step', async () => {
  const { id } = await makeProduct(shop, { category: 'old-things' });
  const found = (await callApi('GET /admin/categories', { shop, as: writer })).categories;
  const old = found.find(({ slug }) => slug === 'old-things')!;
  const target = await add('New things');
  expect(await send('DELETE', `/${old.id}`)).toMatchObject({
    status: 409,
    body: { code: 'category.has_products', products: 1 },
  });
  expect((await send('DELETE', `/${old.id}?products_to=${old.id}`)).status).toBe(422);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send('DELETE', `/${old.id}?products_to=${target.id}`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(19).fill(404)]);
  await shop.changes.settle();
  const listed = await callApi('GET /products', { shop, query: { category: 'new-things' } });
  expect(listed.products.map((product) => product.id)).toEqual([id]);
  expect((await send('GET', `/${target.id}`)).body.category).toMatchObject({
    products: 1,
    former_slugs: ['old-things'],
  });
  expect(await send('PATCH', `/${target.id}`, { version: 1, rule: 'sale' })).toMatchObject({
    status: 422,
    body: { fields: { rule: expect.stringContaining('1 products are in this category.') } },
  });
});

test('a search finds products by the present names of their category and subcategory', async () => {
  const { id, slug, children } = await add('Baskets', { children: [{ name: 'Bamboo' }] });
  const product = await makeProduct(shop, { category: slug });
  const placed = { category_id: id, subcategory_id: children[0].id };
  await shop.db.updateTable('products').set(placed).where('id', '=', product.id).execute();
  const finds = async (q: string) => {
    await shop.changes.settle();
    return (await callApi('GET /products/search', { shop, query: { q } })).products.length === 1;
  };
  const renamed = { version: 1, name: 'Hampers', children: [{ id: children[0].id, name: 'Seagrass' }] };
  await send('PATCH', `/${id}`, renamed);
  expect([await finds('hampers'), await finds('seagrass')]).toEqual([true, true]);
  await send('PATCH', `/${id}`, { version: 2, children: [] });
  expect([await finds('hampers'), await finds('seagrass')]).toEqual([true, false]);
  const target = await add('Crates');
  await send('DELETE', `/${id}?products_to=${target.id}`);
  expect([await finds('hampers'), await finds('crates')]).toEqual([false, true]);
});

test('a category picture must have been uploaded, and is returned with its URL', async () => {
  const { id } = await add('With a picture');
  for (const picture_id of ['pic_none', ''])
    expect(await send('PATCH', `/${id}`, { version: 1, picture_id })).toMatchObject({
      status: 422,
      body: { fields: { picture_id: 'Upload this picture again.' } },
    });
  const key = 'a'.repeat(32);
  await shop.db
    .insertInto('pictures')
    .values({ id: 'pic_one', key, width: 900, height: 600, placeholder: '', created_at: shop.clock.now() })
    .execute();
  const changed = await send('PATCH', `/${id}`, { version: 1, picture_id: 'pic_one' });
  expect(changed.body.category).toMatchObject({
    picture_id: 'pic_one',
    picture: { id: 'pic_one', url: expect.stringContaining(key) },
    landscape_picture: null,
  });
});

test('a subcategory has its own text and landscape picture, which an update that omits them keeps', async () => {
  const { id } = await add('Pots', { children: [{ name: 'Clay', description: 'Thrown and fired.' }] });
  const wide = (picture: string) => ({
    version: 1,
    children: [{ name: 'Brass' }, { name: 'Clay', landscape_picture_id: picture }],
  });
  expect(await send('PATCH', `/${id}`, wide('pic_none'))).toMatchObject({
    status: 422,
    body: { fields: { 'children.1.landscape_picture_id': 'Upload this picture again.' } },
  });
  const { children } = (await send('GET', `/${id}`)).body.category;
  expect(children).toMatchObject([{ description: 'Thrown and fired.', landscape_picture: null }]);
  const clay = { id: children[0].id, name: 'Clay' };
  const withPicture = { version: 1, children: [{ ...clay, landscape_picture_id: 'pic_one' }] };
  expect((await send('PATCH', `/${id}`, withPicture)).body.category.children).toMatchObject([
    { description: 'Thrown and fired.', landscape_picture: { id: 'pic_one' } },
  ]);
  const renamed = { version: 2, children: [{ ...clay, name: 'Terracotta' }] };
  expect((await send('PATCH', `/${id}`, renamed)).body.category.children).toMatchObject([
    { name: 'Terracotta', description: 'Thrown and fired.', landscape_picture_id: 'pic_one' },
  ]);
  await shop.changes.settle();
  const shown = (await callApi('GET /categories', { shop })).categories.find(({ name }) => name === 'Pots');
  expect(shown?.children).toMatchObject([
    {
      name: 'Terracotta',
      description: 'Thrown and fired.',
      landscape_image: expect.stringMatching(/^\/media\//),
    },
  ]);
});

test('a size guide comes from the subcategory, else the category, and an update that omits it keeps it', async () => {
  const guide = 'Size, Chest\nS, 36 in\nM, 40 in\nMeasured flat.';
  const { id, slug } = await add('Kurtas', { size_guide: guide, children: [{ name: 'Short' }] });
  const sized = { sku: 'K-S', size: 'S', pricePaise: 900_00, stockQuantity: 3 };
  const kurta = await makeProduct(shop, {
    category: slug,
    variants: [sized, { ...sized, sku: 'K-M', size: 'M' }],
  });
  const shawl = await makeProduct(shop, { category: slug });
  const show = async (product: { slug: string }) => {
    await shop.changes.settle();
    return (await renderPage(productPage, shop.ctx, { path: `/product/${product.slug}`, params: product }))
      .text;
  };
  expect(await show(kurta)).toMatch(/Size guide Size Chest S 36 in M 40 in Measured flat\./);
  expect(await show(shawl)).not.toContain('Size guide');
  const { children } = (await send('PATCH', `/${id}`, { version: 1, name: 'Kurtas & tops' })).body.category;
  expect(await show(kurta)).toContain('Measured flat.');
  await shop.db
    .updateTable('products')
    .set({ subcategory_id: children[0].id })
    .where('id', '=', kurta.id)
    .execute();
  const own = { version: 2, children: [{ ...children[0], size_guide: 'Size, Length\nS, 24 in' }] };
  expect((await send('PATCH', `/${id}`, own)).body.category).toMatchObject({
    size_guide: guide,
    children: [{ size_guide: 'Size, Length\nS, 24 in' }],
  });
  expect(await show(kurta)).toMatch(/Size guide Size Length S 24 in/);
});

test('a category that is hidden when it is empty appears with its first product', async () => {
  const { slug } = await add('Rakhis', { hidden_when_empty: true });
  await add('On sale', { rule: 'sale', hidden_when_empty: true });
  await shop.changes.settle();
  const navigation = async () => (await listShownCategories(shop.ctx)).map(({ name }) => name);
  for (const list of [listShown, navigation]) expect(await list()).not.toContain('Rakhis');
  await makeProduct(shop, { category: slug, salePricePaise: 900_00 });
  await shop.changes.settle();
  for (const list of [listShown, navigation])
    expect(await list()).toEqual(expect.arrayContaining(['Rakhis', 'On sale']));
});
