import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DEFAULT_FOOTER } from '#domain/content/default-footer.ts';
import { createContentHost } from '#gateways/content-host.ts';
import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import { type SentShell, openShell } from './shell/shell-data.ts';
import * as root from './root.tsx';
import { callApi } from '#test/call-api.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, {
      code: 'OURS10',
      description: 'Ten per cent off',
      type: 'percentage',
      percentBp: 1000,
      shownInStrip: true,
    }),
  );
});
afterAll(() => shop.close());

const theirs: Record<string, unknown> = {
  '/api/v1/promotions/active': { promotions: [{ code: 'MELA20', description: 'Twenty off', id: 'prm_1' }] },
  '/api/v1/content/footer': { ...DEFAULT_FOOTER, companyName: 'Seven Lamps' },
};

/** Reads the page frame of a shop whose promotions and footer come from another host, which responds as configured. */
async function readFrame(answer: { status: number; body?: string; delayMs?: number } | 'gone') {
  const server = createServer((request, response) => {
    if (answer === 'gone') return void request.socket.destroy();
    const { status, body = JSON.stringify(theirs[request.url!]), delayMs = 0 } = answer;
    setTimeout(() => response.writeHead(status).end(body), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const contentHost = createContentHost({ ...shop.ctx, baseUrl: `http://127.0.0.1:${port}` });
  const { status, loaderData } = await renderPage(root, { ...shop.ctx, contentHost }, { path: '/' });
  const { promotions, footer } = openShell(loaderData as SentShell);
  return [status, promotions.map(({ code }) => code).join(), footer.companyName];
}

test('the promotion strip and the footer come from the content host', async () => {
  expect(await readFrame({ status: 200 })).toEqual([200, 'MELA20', 'Seven Lamps']);
  expect(await readFrame({ status: 200, delayMs: 1000 })).toEqual([200, 'MELA20', 'Seven Lamps']);
});

test.each([
  ['fails', { status: 500 }],
  ['hangs', { status: 200, delayMs: 60_000 }],
  ['answers nonsense', { status: 200, body: '<!doctype html><p>It works!' }],
  ['answers something else', { status: 200, body: '{"promotions": 7}' }],
  ['cannot be reached', 'gone'],
] as const)(
  'a content host that %s leaves the strip empty, the footer built in and the page intact',
  async (_, how) => {
    expect(await readFrame(how)).toEqual([200, '', DEFAULT_FOOTER.companyName]);
  },
);

test('the public API serves promotions from our own database even when pages use a content host', async () => {
  const contentHost = { readPromotions: async () => [], readFooter: async () => DEFAULT_FOOTER };
  const { promotions } = (await renderPage(root, { ...shop.ctx, contentHost }, { path: '/' }))
    .loaderData as SentShell;
  expect(promotions).toEqual([]);
  const told = await callApi('GET /promotions/active', { shop });
  expect(told.promotions.map(({ code }) => code)).toEqual(['OURS10']);
});
