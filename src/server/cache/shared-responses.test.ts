import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_KEY_PREFIX } from '#domain/staff/api-key.ts';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  ['an unknown API key', 200, { authorization: `Bearer ${API_KEY_PREFIX}${'x'.repeat(40)}` }],
  ['a body that is too large', 413, { 'content-length': '99999999' }],
])(
  'a request with %s gets %i, and others waiting for the same response get 200',
  async (_, status, headers) => {
    await makeProduct(shop);
    await shop.changes.settle();
    const [first, other] = await Promise.all([
      shop.app.request('/api/v1/products', { headers }),
      shop.app.request('/api/v1/products'),
    ]);
    expect([first.status, other.status]).toEqual([status, 200]);
  },
);
