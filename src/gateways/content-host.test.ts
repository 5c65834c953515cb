import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_FOOTER } from '#domain/content-defaults.ts';
import { createContentHost } from './content-host.ts';

const footer = { ...DEFAULT_FOOTER, companyName: 'Seven Lamps' };
const promotions = [{ code: 'DIWALI', description: 'Ten per cent off', id: 'prm_1', discount: 10 }];

/** Another shop's server, whose answers a test chooses. */
async function openHost() {
  let now = Date.parse('2026-11-21T06:00:00Z');
  let asked = 0;
  const answer = { status: 200, body: { promotions } as unknown, delayMs: 0 };
  const server = createServer((request, response) => {
    asked += 1;
    const body = request.url === '/api/v1/content/footer' && answer.status === 200 ? footer : answer.body;
    setTimeout(() => response.writeHead(answer.status).end(JSON.stringify(body)), answer.delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const host = createContentHost({
    baseUrl: `http://127.0.0.1:${port}/`,
    clock: { now: () => new Date(now) },
    log,
  });
  return { host, answer, asked: () => asked, pass: (ms: number) => void (now += ms) };
}

test('promotions and footer are read there, once a minute however many pages are made', async () => {
  const { host, asked, pass } = await openHost();
  const read = () => Promise.all([host.readPromotions(), host.readFooter()]);
  const [[first], own] = await read();
  expect([first!.code, own.companyName]).toEqual(['DIWALI', 'Seven Lamps']);
  await Promise.all(Array.from({ length: 20 }, read));
  expect(asked()).toBe(2);
  pass(60_000);
  await Promise.all(Array.from({ length: 20 }, read));
  expect(asked()).toBe(4);
});

test.each([
  [500, { promotions }],
  [200, { promotions: 'none' }],
  [200, '<html>'],
])('a host that answers %i with %o leaves the strip empty, or as it was', async (status, body) => {
  const { host, answer, pass } = await openHost();
  Object.assign(answer, { status, body });
  expect(await host.readPromotions()).toEqual([]);
  if (status !== 200) expect(await host.readFooter()).toEqual(DEFAULT_FOOTER);
  Object.assign(answer, { status: 200, body: { promotions } });
  expect(await host.readPromotions()).toEqual([]);
  pass(10_000);
  expect(await host.readPromotions()).toMatchObject([{ code: 'DIWALI' }]);
  Object.assign(answer, { status, body });
  pass(60_000);
  expect(await host.readPromotions()).toMatchObject([{ code: 'DIWALI' }]);
});

test('a host that does not answer holds a page up for two seconds, once', async () => {
  const { host, answer } = await openHost();
  answer.delayMs = 60_000;
  const started = performance.now();
  expect(await host.readPromotions()).toEqual([]);
  expect(performance.now() - started).toBeGreaterThan(1_900);
  expect(performance.now() - started).toBeLessThan(4_000);
  const again = performance.now();
  expect(await host.readPromotions()).toEqual([]);
  expect(performance.now() - again).toBeLessThan(100);
});
