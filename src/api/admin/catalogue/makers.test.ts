import { afterAll, beforeAll, expect, test } from 'vitest';
import * as craftPage from '#web/makers-and-crafts/craft.route.tsx';
import * as makerPage from '#web/makers-and-crafts/maker.route.tsx';
import * as productPage from '#web/product/product.route.tsx';
import type { Ctx } from '#shop/context.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
});
afterAll(() => shop.close());

async function send(method: string, path: string, body?: object) {
  const response = await shop.app.request(`/api/v1/admin${path}`, {
    method,
    headers: writer.headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}
const add = async (register: 'makers' | 'crafts', body: object) => {
  const { body: answer } = await send('POST', `/${register}`, body);
  return register === 'makers' ? answer.maker : answer.craft;
};
const name = (id: string, words: object) =>
  callApi('PATCH /admin/products/{id}', { shop, as: writer, params: { id }, body: words });
const read = async (path: string) => (await shop.app.request(path)).text();
const found = async (q: string) =>
  (await callApi('GET /products', { shop, query: { q } })).products.map((product) => product.name);

const pages = { makers: makerPage, crafts: craftPage, product: productPage };

/** Opens a page of the shop; returns its content, or the target of its redirect. */
async function open(path: string, ctx: Ctx = shop.ctx) {
  await shop.changes.settle();
  const [, kind, slug = ''] = path.split('/') as ['', keyof typeof pages, string];
  const { loader, ...page } = pages[kind];
  let location: string | null = null;
  const follow = async (args: unknown) => {
    try {
      return await (loader as (args: unknown) => unknown)(args);
    } catch (answer) {
      if (answer instanceof Response) location = answer.headers.get('location');
      throw answer;
    }
  };
  const shown = await renderPage({ ...page, loader: follow }, ctx, { path, params: { slug } });
  return { ...shown, location, hrefs: shown.links.map(({ href }) => href) };
}

test('a maker named by products is registered once, regardless of case, and keeps the first story', async () => {
  const diya = await makeProduct(shop, { name: 'Brass Diya' });
  const bowl = await makeProduct(shop, { name: 'Brass Bowl' });
  await name(diya.id, { maker: { name: 'Ravi Kumar', story: '' }, craft: 'Dhokra' });
  await name(bowl.id, { maker: { name: 'ravi kumar', story: 'He casts.' }, craft: 'dhokra' });
  const vase = await makeProduct(shop, { name: 'Brass Vase' });
  const again = await name(vase.id, { maker: { name: 'Ravi Kumar', story: 'Another story.' } });
  expect(again.product.maker).toEqual({ name: 'Ravi Kumar', story: 'He casts.' });
  const { makers } = await callApi('GET /admin/makers', { shop, as: writer });
  expect(makers).toMatchObject([
    { name: 'Ravi Kumar', slug: 'ravi-kumar', story: 'He casts.', products: 3, live_products: 3 },
  ]);
  const { crafts, total } = await callApi('GET /admin/crafts', { shop, as: writer, query: { q: 'DHO' } });
  expect([crafts.map((craft) => [craft.name, craft.products]), total]).toEqual([[['Dhokra', 2]], 1]);
});

test('a maker’s page shows its text and products, redirects after a new address, and needs a live product to exist', async () => {
  const weaver = await add('makers', { name: 'Asha Bai', place: 'Maheshwar', state: 'MP' });
  expect((await open('/makers/asha-bai')).status).toBe(404);
  const shawl = await makeProduct(shop, { name: 'Wool Shawl' });
  await name(shawl.id, { maker: { name: 'Asha Bai' } });
  const cacheTags = new Set<string>();
  const page = await open('/makers/asha-bai', { ...shop.ctx, cacheTags });
  expect(page.status).toBe(200);
  for (const words of ['Asha Bai', 'Maheshwar, Madhya Pradesh', 'Wool Shawl'])
    expect(page.text).toContain(words);
  expect([cacheTags.has(`maker:${weaver.id}`), cacheTags.has('list:all')]).toEqual([true, false]);
  expect(page.text).not.toContain('Brass Diya');
  expect((await open(`/product/${shawl.slug}`)).hrefs).toContain('/makers/asha-bai');
  const renamed = { version: weaver.version, name: 'Asha Devi', slug: 'asha-devi', story: 'She weaves.' };
  expect((await send('PATCH', `/makers/${weaver.id}`, renamed)).status).toBe(200);
  expect((await open('/makers/asha-devi')).text).toContain('She weaves.');
  expect((await open('/makers/asha-bai')).location).toBe('/makers/asha-devi');
  expect((await open(`/product/${shawl.slug}`)).hrefs).toContain('/makers/asha-devi');
  expect(await found('Asha Devi')).toEqual(['Wool Shawl']);
  expect(await read('/sitemaps/pages.xml')).toContain('/makers/asha-devi<');
  await name(shawl.id, { status: 'hidden' });
  expect((await open('/makers/asha-devi')).status).toBe(404);
  expect(await read('/sitemaps/pages.xml')).not.toContain('/makers/asha-devi<');
});

test('a craft shows a GI or Craftmark only with its number', async () => {
  const gi = { gi_name: 'Maheshwar Sarees', gi_authorised_user_no: null };
  const craft = await add('crafts', { name: 'Maheshwari weave', ...gi });
  const saree = await makeProduct(shop, { name: 'Cotton Saree' });
  await name(saree.id, { craft: 'Maheshwari weave' });
  expect((await open('/crafts/maheshwari-weave')).text).not.toContain('Geographical indication');
  const numbers = { gi_authorised_user_no: 'AU/1234', craftmark_no: 'CM-77' };
  await send('PATCH', `/crafts/${craft.id}`, { version: 1, ...numbers });
  const { text } = await open('/crafts/maheshwari-weave');
  for (const words of ['Geographical indication: Maheshwar Sarees', 'AU/1234', 'CM-77'])
    expect(text).toContain(words);
  const nameless = await send('PATCH', `/crafts/${craft.id}`, { version: 2, gi_name: null });
  expect(nameless).toMatchObject({ status: 422, body: { code: 'craft.gi_name' } });
});

test('two entries of one maker are merged: products, addresses and searches go to the one that stays', async () => {
  const [kept, twin] = [
    await add('makers', { name: 'Sita Devi' }),
    await add('makers', { name: 'Seeta Devi' }),
  ];
  const mat = await makeProduct(shop, { name: 'Sikki Mat' });
  await name(mat.id, { maker: { name: 'Seeta Devi' } });
  expect(await send('POST', '/makers', { name: 'SITA devi' })).toMatchObject({
    status: 422,
    body: { code: 'maker.taken', fields: { name: expect.stringContaining('Merge') } },
  });
  expect(await send('DELETE', `/makers/${twin.id}`)).toMatchObject({ status: 409, body: { products: 1 } });
  expect((await send('DELETE', `/makers/${twin.id}?products_to=${twin.id}`)).status).toBe(422);
  expect((await send('DELETE', `/makers/${twin.id}?products_to=${kept.id}`)).status).toBe(204);
  const { product } = await callApi('GET /admin/products/{id}', { shop, as: writer, params: { id: mat.id } });
  expect(product).toMatchObject({ maker_id: kept.id, maker: { name: 'Sita Devi' } });
  expect((await open('/makers/seeta-devi')).location).toBe('/makers/sita-devi');
  expect((await open('/makers/sita-devi')).text).toContain('Sikki Mat');
  expect(await found('Sita')).toEqual(['Sikki Mat']);
  expect((await send('DELETE', `/makers/${kept.id}?products_to=none`)).status).toBe(204);
  expect((await open(`/product/${mat.slug}`)).hrefs.join(' ')).not.toContain('/makers/');
});

test('a merged maker takes over the story and place it lacks, and keeps its own otherwise', async () => {
  const [kept, twin, other] = [
    await add('makers', { name: 'Chandrakala' }),
    await add('makers', {
      name: 'Chandra Kala',
      story: 'Paints since 1990.',
      place: 'Jitwarpur',
      state: 'BR',
    }),
    await add('makers', { name: 'Ch. Kala', story: 'Another story.' }),
  ];
  expect((await send('DELETE', `/makers/${twin.id}?products_to=${kept.id}`)).status).toBe(204);
  const taken = { story: 'Paints since 1990.', place: 'Jitwarpur', state: 'BR', version: 2 };
  const read = () => callApi('GET /admin/makers', { shop, as: writer, query: { q: 'Chandrakala' } });
  expect((await read()).makers).toMatchObject([{ name: 'Chandrakala', ...taken }]);
  expect((await send('DELETE', `/makers/${other.id}?products_to=${kept.id}`)).status).toBe(204);
  expect((await read()).makers).toMatchObject([taken]);
});

test('an edit of an outdated version is refused with the current one; concurrent additions of one name make one maker', async () => {
  const { id } = await add('makers', { name: 'Lal Singh' });
  await send('PATCH', `/makers/${id}`, { version: 1, place: 'Bassi' });
  expect(await send('PATCH', `/makers/${id}`, { version: 1, place: 'Jaipur' })).toMatchObject({
    status: 409,
    body: { code: 'maker.stale', maker: { place: 'Bassi', version: 2 } },
  });
  const products = await Promise.all(
    Array.from({ length: 20 }, (_, n) => makeProduct(shop, { name: `Toy ${n}` })),
  );
  await Promise.all(products.map((toy) => name(toy.id, { maker: { name: 'Gopal' }, craft: 'Kathputli' })));
  const { makers } = await callApi('GET /admin/makers', { shop, as: writer, query: { q: 'gopal' } });
  expect(makers).toMatchObject([{ name: 'Gopal', slug: 'gopal', products: 20 }]);
});

test('the CSV of crafts has the same content as the list', async () => {
  const response = await shop.app.request('/api/v1/admin/crafts?sort=products', {
    headers: { ...writer.headers, accept: 'text/csv' },
  });
  const [head, first] = (await response.text()).split('\r\n');
  expect([head, first]).toEqual([
    'Name,Place,State,Products,In the shop,Address,Words',
    'Kathputli,,,20,20,kathputli,',
  ]);
});
