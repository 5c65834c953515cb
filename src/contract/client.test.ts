import { expect, expectTypeOf, test } from 'vitest';
import { type HttpCall, createClient, toPath } from './client.ts';
import type { Answer } from './endpoints.ts';
import type { ProductsAnswer } from './catalogue/product-query.ts';

const sent: HttpCall[] = [];
const call = createClient<{ token?: string }>(async (http) => {
  sent.push(http);
  return { products: [] };
});

test('an endpoint is sent with its parameters, query, headers and body filled in', async () => {
  await call('POST /orders/{id}/cancellation', { params: { id: 'a/b c' }, body: { reason: 'Too late' } });
  await call('GET /orders', { query: { page: 2, status: undefined }, token: 'secret' });
  expect(sent.splice(0)).toEqual([
    {
      method: 'POST',
      path: '/api/v1/orders/a%2Fb%20c/cancellation',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"reason":"Too late"}',
    },
    { method: 'GET', path: '/api/v1/orders?page=2', headers: { accept: 'application/json' } },
  ]);
});

test('a path can be built without a call, with filters known only at run time', () => {
  expect(toPath('GET /categories')).toBe('/api/v1/categories');
  expect(toPath('GET /products', { query: new URLSearchParams({ material: 'brass,clay' }) })).toBe(
    '/api/v1/products?material=brass%2Cclay',
  );
});

test('the client has the types of the routes', async () => {
  expectTypeOf(await call('GET /products', { query: { limit: 2 } })).toEqualTypeOf<ProductsAnswer>();
  expectTypeOf(await call('POST /auth/logout')).toEqualTypeOf<undefined>();
  // @ts-expect-error: no such endpoint
  await call('GET /product');
  // @ts-expect-error: the order is not named
  await call('GET /orders/{id}', {});
  // @ts-expect-error: no such parameter
  await call('GET /products', { query: { limt: 2 } });
  expectTypeOf<Answer<'GET /invoices/{id}/download'>>().toBeNever();
});
