import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeCollection } from '#test/scenes/collections.ts';

let shop: TestShop;
let as: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  as = await makeStaff(shop, 'writer');
});
afterAll(() => shop.close());

test('a collection that the home page shows is not removed before it is taken off there', async () => {
  const lamp = await makeProduct(shop, { name: 'Lamp' });
  const body = makeCollection('For the table', { product_ids: [lamp.id] });
  const { collection } = await callApi('POST /admin/collections', { shop, as, body });
  const params = { slug: 'home' } as const;
  const slides = [{ title: 'Welcome', subtitle: '', button: 'Look', url: '/products' }];
  const save = (sections: object[], version: number) =>
    callApi('PUT /admin/content/{slug}', {
      shop,
      as,
      params,
      body: { version, content: { slides, sections } },
    });
  const remove = () =>
    shop.app.request(`/api/v1/admin/collections/${collection.id}`, {
      method: 'DELETE',
      headers: as.headers,
    });
  const shown = { kind: 'products', title: 'For the table', url: '/collections/for-the-table' };
  const home = await callApi('GET /admin/content/{slug}', { shop, as, params });
  const { version } = await save([shown], home.version);
  const refused = await remove();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'collection.in_use',
    error: 'The home page leads to this collection. Choose something else there first.',
    used_by: { kind: 'page', id: 'home' },
  });
  await save([{ kind: 'newsletter' }], version);
  expect((await remove()).status).toBe(204);
});
