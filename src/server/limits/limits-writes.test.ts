import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

function send(from: string, init: RequestInit): Response | Promise<Response> {
  const connection = { incoming: { socket: { remoteAddress: from } } };
  return shop.app.request('/api/v1/cart/quote', init, connection);
}

const write = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ items: [] }),
};

test('a network may write 300 times a minute', async () => {
  for (let writes = 0; writes < 300; writes += 1)
    expect((await send('203.0.113.9', write)).status).not.toBe(429);
  const refused = await send('203.0.113.9', write);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('198.51.100.4', write)).status).not.toBe(429);
});

test('a HEAD request does not count as a write', async () => {
  for (let reads = 0; reads < 310; reads += 1) await send('203.0.113.10', { method: 'HEAD' });
  expect((await send('203.0.113.10', write)).status).not.toBe(429);
});
