import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type Server } from 'node:http';
import { startAccountSync } from './account-sync.ts';
import { addToCart, useCart } from './cart-store.ts';
import { useSession } from './session-store.ts';

let server: Server;
let stop: () => void;
let status = 200;
let sent = 0;
const answers = Promise.withResolvers<void>();
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    sent += request.method === 'PUT' ? 1 : 0;
    if (request.method === 'PUT') await answers.promise;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end('{"cart":[],"wishlist":[],"user":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  // Provides what a browser has and this process lacks: a document, and relative URLs.
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${String(path)}`, init);
  Object.assign(globalThis, { document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) });
  useSession.setState({ token: 'a token', expiresAtMs: Date.now() + 1e9, isLoaded: true });
  useCart.setState({ isLoaded: true });
  stop = startAccountSync();
});
afterAll(() => {
  stop();
  server.close();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'document');
});

const put = (id: string) => {
  const product = { id, name: id, images: [], price: 1, sale_price: null, variant_info: null };
  return addToCart({ product_id: id, product, quantity: 1, price: 1, added_at: '' });
};

test('the cart knows when it is being synced and when it last was; a failed sync does not count', async () => {
  const started = Date.now();
  put('prd_1');
  await expect.poll(() => useCart.getState().syncing).toBe(true);
  expect(useCart.getState().lastSyncedAt).toBeNull();
  put('prd_0');
  // Longer than the pause after which a change is sent: it waits for the answer to the first, which could otherwise arrive after it.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(sent).toBe(1);
  answers.resolve();
  await expect.poll(() => sent).toBe(2);
  await expect.poll(() => useCart.getState().syncing).toBe(false);
  const { lastSyncedAt } = useCart.getState();
  expect(Date.parse(lastSyncedAt!)).toBeGreaterThanOrEqual(started);
  status = 500;
  const before = sent;
  put('prd_2');
  await expect.poll(() => sent).toBe(before + 1);
  await expect.poll(() => useCart.getState().syncing).toBe(false);
  expect(useCart.getState().lastSyncedAt).toBe(lastSyncedAt);
});
