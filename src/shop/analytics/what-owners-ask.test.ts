import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCategory, makeCustomer, makeProduct } from '#test/make.ts';
import { makeOrder } from '#test/make-order.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeVisitors, mela } from '#test/visits.ts';
import { findActions, findInterest, findPages, findSearches } from './find-interest.ts';
import { findSales } from './find-sales.ts';
import { findSources } from './find-sources.ts';
import { sumOldVisits } from './sum-old-visits.ts';

let shop: TestShop;
const { act, newSession, open } = makeVisitors(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the owner sees which products are viewed but not added to a cart, and which searches find nothing', async () => {
  shop.clock.set('2026-03-01T06:00:00Z');
  const day = { from: '2026-03-01', to: '2026-03-01' };
  const [liked, seen] = [
    await makeProduct(shop, { name: 'Liked Lamp' }),
    await makeProduct(shop, { name: 'Seen Lamp' }),
  ];
  const id = newSession();
  for (const product_id of [liked.id, seen.id, seen.id]) await act(id, 'view_product', { product_id });
  await act(id, 'add_to_cart', { product_id: liked.id });
  await act(id, 'view_product', { product_id: 'prd_unknown' });
  const search = (query: string, results: number) => act(id, 'search', { metadata: { query, results } });
  await search('Urli', 4);
  await search('urli ', 0);
  await search('hammock', 0);
  await search('98765 43210', 0);
  const interest = [
    { name: 'Seen Lamp', views: 2, carts: 0 },
    { name: 'Liked Lamp', views: 1, carts: 1 },
  ];
  expect(await findInterest(shop.ctx, day)).toEqual(interest);
  expect(await findSearches(shop.ctx, day)).toEqual([
    { query: 'urli', times: 2, inVain: 1 },
    { query: 'hammock', times: 1, inVain: 1 },
  ]);
  shop.clock.set('2026-06-15T06:00:00Z');
  await sumOldVisits(shop.ctx);
  expect(await findInterest(shop.ctx, day)).toEqual(interest);
  expect(await findSearches(shop.ctx, day)).toEqual([]);
});

test('the owner sees sales and traffic sources; after ninety days the stored sums give the same figures', async () => {
  shop.clock.set('2026-08-10T19:00:00Z');
  await shop.db.deleteFrom('actions').execute();
  await shop.db.deleteFrom('page_views').execute();
  await shop.db.deleteFrom('visits').execute();
  const meera = await makeCustomer(shop);
  await makeCategory(shop, 'textiles');
  const [diya, shawl] = [
    await makeProduct(shop, { name: 'Clay Diya' }),
    await makeProduct(shop, { name: 'Wool Shawl', category: 'textiles' }),
  ];
  const order = (productId: string, totalPaise: number, status: 'pending' | 'processing' | 'delivered') =>
    makeOrder(shop, { customerId: meera.customerId, productId, totalPaise, status });
  const kept = await order(diya.id, 300_00, 'delivered');
  await order(shawl.id, 900_00, 'processing');
  const unpaid = await order(shawl.id, 900_00, 'pending');
  const [fromMela, alsoMela, fromBlog] = [newSession(), newSession(), newSession()];
  await open(fromMela, '/', mela);
  await open(fromMela, '/cart', mela);
  await open(alsoMela, '/', mela);
  await open(fromBlog, '/', { referrer: 'https://blog.example/' });
  await act(fromMela, 'purchase', { value: 300, metadata: { order_id: kept.id } }, meera.headers);
  await act(fromBlog, 'purchase', { value: 900, metadata: { order_id: unpaid.id } }, meera.headers);
  // 19:00 UTC on the 10th is half past midnight on the 11th in India.
  const day = { from: '2026-08-11', to: '2026-08-11' };
  const none = { medium: '', campaign: '' };
  const read = async () => ({
    sources: await findSources(shop.ctx, day),
    actions: await findActions(shop.ctx, day),
    pages: await findPages(shop.ctx, day),
  });
  const expected = {
    sources: [
      {
        source: 'mela',
        medium: 'print',
        campaign: 'diwali',
        referrerHost: '',
        visits: 2,
        pages: 3,
        orders: 1,
        revenuePaise: 300_00,
      },
      { source: '', ...none, referrerHost: 'blog.example', visits: 1, pages: 1, orders: 0, revenuePaise: 0 },
    ],
    actions: [{ action: 'purchase', times: 2 }],
    pages: [
      { page: '/', views: 3 },
      { page: '/cart', views: 1 },
    ],
  };
  expect(await read()).toEqual(expected);
  expect(await findSources(shop.ctx, { from: '2026-08-10', to: '2026-08-10' })).toEqual([]);
  expect(await findSales(shop.ctx, day, 'product')).toEqual([
    { name: 'Wool Shawl', units: 1, orders: 1, revenuePaise: 900_00 },
    { name: 'Clay Diya', units: 1, orders: 1, revenuePaise: 300_00 },
  ]);
  expect((await findSales(shop.ctx, day, 'category')).map(({ name }) => name)).toEqual([
    'textiles',
    'lighting',
  ]);
  const byDay = [{ name: '2026-08-11', units: 2, orders: 2, revenuePaise: 1200_00 }];
  expect(await findSales(shop.ctx, day, 'day')).toEqual(byDay);
  // A product that is a draft again may have no category.
  const publish_at = new Date('2027-01-01T00:00:00Z');
  for (const change of [
    { status: 'hidden' },
    { status: 'scheduled', publish_at },
    { status: 'draft', publish_at: null, category_id: null },
  ])
    await shop.db.updateTable('products').set(change).execute();
  expect(await findSales(shop.ctx, day, 'day')).toEqual(byDay);
  expect((await findSales(shop.ctx, day, 'category')).map(({ name }) => name)).toEqual(['Not stated']);

  const left = async () => (await shop.db.selectFrom('visits').select('id').execute()).length;
  shop.clock.set('2026-11-09T18:00:00Z');
  await sumOldVisits(shop.ctx);
  expect(await left()).toBe(3);
  shop.clock.set('2026-11-09T19:00:00Z');
  await Promise.all([sumOldVisits(shop.ctx), sumOldVisits(shop.ctx)]);
  expect(await left()).toBe(0);
  expect(await read()).toEqual(expected);
  await sumOldVisits(shop.ctx);
  expect(await read()).toEqual(expected);
});
