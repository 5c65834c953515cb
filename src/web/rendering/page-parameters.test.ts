import { type RouteObject, matchRoutes } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCollection } from '#shop/catalogue/collections/admin/create-collection.ts';
import { makeCategory, makeProduct, makeStaff } from '#test/make.ts';
import { makeCollection } from '#test/scenes/collections.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { listPageParameters, parametersOf } from './page-parameters.ts';
import { paths } from '#web/paths.ts';
import siteMap from '#web/routes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (path: string) => listPageParameters(shop.ctx, new URL(path, 'http://localhost').pathname);

test('every route with known parameters exists in the site map', () => {
  for (const pattern of Object.keys(parametersOf)) {
    const path = pattern.replaceAll(/:(\w+)\??/g, 'one');
    expect([pattern, matchRoutes(siteMap as RouteObject[], path)?.at(-1)?.route.path ?? '']).toEqual([
      pattern,
      pattern.slice(1),
    ]);
  }
});

test('query parameters used by our own links are known to the pages they link to', async () => {
  const links = [
    paths.products({ category: 'a', subcategory: 'b', sort: 'newest', page: 2 }),
    paths.product('prd_1', { color: 'Indigo', size: 'M', request: '1' }),
    paths.search('diya'),
    paths.orderStatus('ord_1', { payment: 'failed' }),
    paths.tickets({ number: 'TKT-1' }),
    ...[paths.login, paths.register, paths.mobileLogin, paths.mobileRegister].map((way) => way('/cart')),
  ];
  for (const link of links) {
    const asked = [...new URL(link, 'http://localhost').searchParams.keys()];
    expect(await list(link)).toEqual(expect.arrayContaining(asked));
  }
});

test('a collection accepts the filters of its products', async () => {
  const filters = JSON.stringify([{ key: 'rupees', label: 'Price', kind: 'price', options: ['0-5000'] }]);
  const { id } = await makeProduct(shop, { category: 'pots', pricePaise: 1200_00 });
  await shop.db.updateTable('categories').set({ filters }).where('slug', '=', 'pots').execute();
  const owner = await makeStaff(shop, 'owner');
  const { slug } = await createCollection(
    owner.ctx,
    makeCollection('For the kitchen', { product_ids: [id] }),
  );
  await shop.changes.settle();
  expect(await list(`/collections/${slug}`)).toEqual(['sort', 'view', 'page', 'more', 'rupees']);
});

test('a category accepts its own filters, and data requests also accept the _routes parameter', async () => {
  const slug = 'lamps-of-clay';
  await makeCategory(shop, slug);
  const filters = JSON.stringify([{ key: 'glaze', label: 'Glaze', kind: 'attribute', options: ['Blue'] }]);
  await shop.db.updateTable('categories').set({ filters }).where('slug', '=', slug).execute();
  await shop.changes.settle();
  expect(await list(`/category/${slug}`)).toEqual(['sort', 'view', 'page', 'more', 'glaze']);
  expect(await list(`/category/${slug}/small.data`)).toContain('_routes');
  expect(await list('/category/nowhere')).not.toContain('glaze');
  expect(await list('/search')).toEqual(expect.arrayContaining(['q', 'sort', 'view', 'page', 'glaze']));
  expect(await list('/')).toEqual(['preview']);
  expect(await list('/_root.data')).toEqual(['preview', '_routes']);
  expect(await list('/products.data')).toContain('min_price');
  expect(await list('/about')).toEqual([]);
});
