import { expect, test } from 'vitest';
import { call, signUp } from '../support/api-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';

// Two people at one shop: a response to one is never cached for the other, for pages and the API.

const { url } = findShop();
type Document = { paths: Record<string, Record<string, { security?: object[] }>> };

test('no page contains anything about the visitor, and all visitors get the same bytes', async () => {
  const [meera, ravi] = await Promise.all([signUp(url), signUp(url)]);
  const { plain } = await pickProducts(url);
  await meera.place(plain.product);
  const [order] = await meera.orders();
  const pages = [
    '/',
    '/products',
    '/cart',
    '/login',
    '/checkout',
    `/category/${plain.category.slug}`,
    `/product/${plain.product.slug}`,
    `/order-status/${order!.id}`,
    `/order-confirmation/${order!.id}`,
  ];
  for (const page of pages) {
    const ask = (token: string) =>
      fetch(url + page, { headers: { authorization: `Bearer ${token}`, cookie: `token=${token}` } });
    const hers = await ask(meera.token);
    const his = await ask(ravi.token);
    const body = await hers.text();
    expect(await his.text(), page).toBe(body);
    for (const secret of [meera.token, meera.mobile, ravi.mobile, 'Meera', '12 Lake Road'])
      expect(body, page).not.toContain(secret);
    expect(hers.headers.get('set-cookie'), page).toBeNull();
    if (/checkout|order|login/.test(page)) expect(hers.headers.get('cache-control'), page).toBe('no-store');
  }
});

test('personal API responses forbid caching', async () => {
  const meera = await signUp(url);
  const { paths } = await call<Document>(url, 'GET', '/api/v1/openapi.json');
  const personal = Object.entries(paths).filter(([, { get }]) => get?.security);
  expect(personal.length).toBeGreaterThan(5);
  for (const [path] of personal) {
    const own = url + (path.startsWith('/api') ? path : `/api/v1${path}`).replaceAll(/\{\w+\}/g, 'nothing');
    for (const headers of [{ authorization: `Bearer ${meera.token}` }, {}] as Record<string, string>[]) {
      const answer = await fetch(own, { headers });
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
      await answer.arrayBuffer();
    }
  }
});
