import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersHealth } from './answer-health.ts';

let isOpen = true;
const answer = answersHealth('http://localhost', () => isOpen);
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(418).end();
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve)));
afterAll(() => server.close());

const ask = (path: string, method = 'GET') =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { method });

test('/healthz returns 200 with the usual security headers', async () => {
  const said = await ask('/healthz');
  expect([said.status, await said.text()]).toEqual([200, 'ok']);
  expect(Object.fromEntries(said.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect([(await ask('/healthz?from=balancer')).status, (await ask('/healthz', 'HEAD')).status]).toEqual([
    200, 200,
  ]);
});

test('/healthz returns 503 while the program is closing', async () => {
  isOpen = false;
  const said = await ask('/healthz');
  expect([said.status, await said.text()]).toEqual([503, 'closing']);
  isOpen = true;
});

test.each([
  ['/healthzz', 'GET'],
  ['/healthz/more', 'GET'],
  ['/', 'GET'],
  ['/healthz', 'POST'],
])('%s by %s is not a health check', async (path, method) => {
  expect((await ask(path, method)).status).toBe(418);
});
