import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiEnv } from '#api/env.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { answerError } from './errors/answer-error.ts';
import type { Log } from '#platform/log.ts';
import { silentLog } from './log.ts';
import { createMetrics } from './health/metrics.ts';
import { limitsWrites } from './limits/limits-writes.ts';
import { opens, settlesWrites } from './middleware.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const send = (body: BodyInit | undefined, headers: Record<string, string> = json, path = '/cart/quote') =>
  shop.app.request(`/api/v1${path}`, { method: 'POST', headers, ...(body !== undefined && { body }) });

test('a body over 64 KiB is refused before it is read, with or without a declared length', async () => {
  const large = JSON.stringify({ items: 'x'.repeat(64 * 1024) });
  const told = await send(large, { ...json, 'content-length': String(large.length) });
  expect([told.status, (await told.json()).error]).toEqual([413, 'The request is too large']);

  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 8 * 1024;
      controller.enqueue(new TextEncoder().encode(' '.repeat(8 * 1024)));
    },
  });
  const untold = await shop.app.request(
    new Request('http://localhost/api/v1/cart/quote', {
      method: 'POST',
      headers: json,
      body: endless,
      duplex: 'half',
    } as RequestInit),
  );
  expect(untold.status).toBe(413);
  expect(sent).toBeLessThan(256 * 1024);
});

test.each([
  ['{"items": [', 400],
  ['', 400],
  ['['.repeat(60_000), 400],
  ['null', 422],
  ['"words"', 422],
  ['[]', 422],
  ['{"items": "many"}', 422],
])('an invalid body is refused with a message: %s', async (body, status) => {
  const answer = await send(body);
  expect(answer.status).toBe(status);
  const { error, code, request_id } = await answer.json();
  expect(error).toMatch(/^[A-Z].*[a-z.]$/);
  expect([typeof code, request_id]).toEqual(['string', answer.headers.get('x-request-id')]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s is not taken for JSON',
  async (type) => {
    const answer = await send('{"items": []}', { 'content-type': type });
    expect([400, 415, 422]).toContain(answer.status);
    expect((await answer.json()).error).toMatch(/^[A-Z]/);
  },
);

test('an unknown route returns 404 with an error code', async () => {
  const answer = await shop.app.request('/api/v1/nothing');
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'route.not_found']);
});

/**
 * Creates an app that limits writes and answers with the client address that it found; the returned function sends a request from a socket
 * address.
 */
function trackingRouter(proxies = 0, log: Log = silentLog) {
  const ctx = { ...shop.ctx, log, limits: { requests: true } };
  const app = new Hono<ApiEnv>();
  app.onError((error, c) => answerError(error, c, { log: shop.ctx.log, noteRefusal() {} }));
  app.use(opens({ ctx, metrics: createMetrics(), proxies }), limitsWrites(ctx));
  app.all('/*', (c) => c.text(c.get('address')));
  return (remoteAddress: string, headers: Record<string, string> = {}, method = 'POST') =>
    app.request('/', { method, headers }, { incoming: { socket: { remoteAddress } } });
}

test('after 300 writes in a minute an address gets 429 with a retry time; reading is still allowed', async () => {
  const ask = trackingRouter();
  for (let write = 0; write < 300; write += 1) expect((await ask('203.0.113.7')).status).toBe(200);
  const refused = await ask('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await refused.json()).error).toBe('Too many requests. Please wait a moment and try again.');
  expect((await ask('203.0.113.8')).status).toBe(200);
  expect((await ask('203.0.113.7', {}, 'GET')).status).toBe(200);
});

test('a forged address header or another spelling of an address does not evade the rate limit', async () => {
  const ask = trackingRouter();
  const spellings = ['2001:db8::1', '2001:DB8:0:0:0:0:0:2', '2001:db8:0::ffff'];
  const counted = { ok: 0, refused: 0 };
  for (let write = 0; write < 320; write += 1) {
    const forged = {
      'x-forwarded-for': `198.51.100.${write % 250}`,
      'x-real-ip': `198.51.100.${write % 250}`,
    };
    const { status } = await ask(spellings[write % 3]!, {
      ...forged,
      forwarded: `for=198.51.100.${write % 250}`,
    });
    counted[status === 200 ? 'ok' : 'refused'] += 1;
  }
  expect(counted).toEqual({ ok: 300, refused: 20 });
});

test('behind declared proxies the client address is the one recorded by the outermost proxy', async () => {
  const one = trackingRouter(1);
  const two = trackingRouter(2);
  const forged = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.2' };
  expect(await (await one('10.0.0.1', forged)).text()).toBe('10.0.0.2');
  expect(await (await two('10.0.0.1', forged)).text()).toBe('203.0.113.7');
  expect(await (await one('10.0.0.1', { 'x-forwarded-for': 'nonsense' })).text()).toBe('10.0.0.1');
  expect(await (await one('10.0.0.1')).text()).toBe('10.0.0.1');
});

test('behind an undeclared proxy visitors do not block each other, and one log line explains the fix', async () => {
  const told: string[] = [];
  const log = { ...silentLog, warn: (_: object, text: string) => void told.push(text) };
  const ask = trackingRouter(0, log);
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  for (let write = 0; write < 400; write += 1) expect((await ask('172.18.0.5', forwarded)).status).toBe(200);
  expect(await (await ask('::ffff:127.0.0.1', forwarded)).text()).toBe('shared');
  expect(told).toEqual([expect.stringContaining('set TRUSTED_PROXIES to the number of proxies')]);
  expect(await (await ask('198.51.100.4', forwarded)).text()).toBe('198.51.100.4');
  expect(await (await ask('172.18.0.5')).text()).toBe('172.18.0.5');
  expect(await (await trackingRouter(1, log)('172.18.0.5', forwarded)).text()).toBe('203.0.113.7');
  expect(told).toHaveLength(1);
});

test('a write is answered only after its changes are received; a POST that only reads does not wait', async () => {
  let settled = 0;
  const app = new Hono<ApiEnv>();
  app.use(settlesWrites({ changes: { settle: async () => void (settled += 1) } }));
  app.all('*', (c) => c.text('done'));
  const ask = (method: string, path: string) => app.request(`/api/v1${path}`, { method });
  await ask('GET', '/products');
  await ask('POST', '/cart/quote');
  await ask('POST', '/promotions/validate');
  expect(settled).toBe(0);
  await ask('POST', '/orders');
  await ask('PUT', '/profile');
  expect(settled).toBe(2);
});

test.each(['TRACE', 'TRACK', 'DEBUG'])('the method %s is refused', async (method) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${method} / HTTP/1.1\r\nHost: a\r\n\r\n`));
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1.1 (\d+)/.exec(answer.toString())?.[1]));
    });
  });
  expect(await promise).toBeGreaterThanOrEqual(400);
  server.close();
});
