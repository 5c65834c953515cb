import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

test('the API document describes its public routes, and the docs page lists them without loading or running anything', async () => {
  const document = await shop.app.request('/api/v1/openapi.json');
  const paths = Object.keys((await document.json()).paths);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/products',
      '/products/{id}',
      '/categories',
      '/content/faqs/list',
      '/pincodes/{pin}',
    ]),
  );
  const response = await shop.app.request('/api/docs');
  const page = await response.text();
  for (const path of paths) expect(page).toContain(`<code>${path}</code>`);
  expect(page).not.toMatch(/<script|src=|https?:/);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});
