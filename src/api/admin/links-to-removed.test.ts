import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeFields } from '#test/scenes/categories.ts';
import { makeCollection } from '#test/scenes/collections.ts';

let shop: TestShop;
let as: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  as = await makeStaff(shop, 'writer');
});
beforeEach(() => showAtHome());
afterAll(() => shop.close());

/** Saves a home page with slides that link to these addresses. */
async function showAtHome(...urls: string[]): Promise<void> {
  const params = { slug: 'home' } as const;
  const { version } = await callApi('GET /admin/content/{slug}', { shop, as, params });
  const slides = ['/products', ...urls].map((url) => ({
    title: 'Welcome',
    subtitle: '',
    button: 'Look',
    url,
  }));
  const content = { slides, sections: [{ kind: 'newsletter' }] };
  await callApi('PUT /admin/content/{slug}', { shop, as, params, body: { version, content } });
}

async function remove(path: string): Promise<{ status: number; body?: unknown }> {
  const response = await shop.app.request(`/api/v1/admin/${path}`, { method: 'DELETE', headers: as.headers });
  return response.status === 204 ? { status: 204 } : { status: response.status, body: await response.json() };
}

test('a collection linked from the home page cannot be removed until the link is taken off', async () => {
  const lamp = await makeProduct(shop, { name: 'Lamp' });
  const body = makeCollection('For the table', { product_ids: [lamp.id] });
  const { collection } = await callApi('POST /admin/collections', { shop, as, body });
  await showAtHome('/collections/For-The-Table');
  expect(await remove(`collections/${collection.id}`)).toMatchObject({
    status: 409,
    body: {
      code: 'collection.in_use',
      error: 'The home page links to this collection. Please change that first.',
      used_by: { kind: 'page', id: 'home' },
    },
  });
  await showAtHome();
  expect(await remove(`collections/${collection.id}`)).toEqual({ status: 204 });
});

test('a category linked from the home page cannot be removed unless its address redirects to another', async () => {
  const add = async (name: string) =>
    (await callApi('POST /admin/categories', { shop, as, body: makeFields(name) })).category;
  const [bells, lamps, bellsOfBrass] = [await add('Bells'), await add('Lamps'), await add('Bells of brass')];
  await showAtHome('/category/bells');
  expect(await remove(`categories/${bells.id}`)).toMatchObject({
    status: 409,
    body: {
      code: 'category.in_use',
      error:
        'The home page links to this category. Choose the category that replaces it, or change that link first.',
    },
  });
  expect(await remove(`categories/${bells.id}?products_to=${lamps.id}`)).toEqual({ status: 204 });
  expect(await remove(`categories/${lamps.id}`)).toMatchObject({ body: { code: 'category.in_use' } });
  expect(await remove(`categories/${bellsOfBrass.id}`)).toEqual({ status: 204 });
});

test('a maker linked from the home page cannot be removed unless another maker replaces it', async () => {
  const add = async (name: string) =>
    (await callApi('POST /admin/makers', { shop, as, body: { name } })).maker;
  const [meera, farida] = [await add('Meera'), await add('Farida')];
  await showAtHome(`/makers/${meera.slug}`);
  expect(await remove(`makers/${meera.id}?products_to=none`)).toMatchObject({
    status: 409,
    body: {
      code: 'maker.in_use',
      error:
        'The home page links to this maker. Choose the maker that replaces it, or change that link first.',
    },
  });
  expect(await remove(`makers/${meera.id}?products_to=${farida.id}`)).toEqual({ status: 204 });
});
