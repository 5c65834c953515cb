import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { serviceWorkerRoutes } from '#server/pages/service-worker.ts';
import { signUp } from '../support/api-buyer.ts';
import { newVisitor, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { makePointer } from '../support/hand.ts';
import { type Connection, openConnection } from '../support/connection.ts';
import { addToCart, becomes, seesHeading, visit } from '../support/shopper.ts';

// Tests the shop while the network comes and goes: visited pages stay, nothing old is shown while there is something newer, and no personal
// data of a customer is cached. logout.test.ts tests which of the rest a logout removes.

const shopUrl = findShop().url;
let browser: Browser;
let picked: PickedProduct;
let connection: Connection;
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  picked = (await pickProducts(shopUrl)).plain;
});
beforeEach(async () => {
  connection = await openConnection(shopUrl);
  visitor = await newVisitor(browser, phone, { keepsPages: true });
  page = await visitor.newPage();
});
afterEach(async () => {
  await visitor.close();
  await connection.close();
});
afterAll(() => browser.close());

test('offline, visited pages and the cart open, and other pages say that the visitor is offline', async () => {
  const product = `/product/${picked.product.slug}`;
  await see(product);
  await addToCart({ page, hand: makePointer(page) });
  await isCached('/cart');

  await visitor.setOffline(true);
  await page.reload();
  await seesHeading(page, picked.product.name);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await seesHeading(page, 'Shopping Cart');
  await page.getByRole('main').getByText(picked.product.name).first().waitFor();

  await page.goto(`${connection.url}/categories`);
  await seesHeading(page, 'You are offline');
  expect(await page.title()).toContain('You are offline');
  await page.getByRole('link', { name: picked.product.name }).click();
  await seesHeading(page, picked.product.name);

  await page.goto(`${connection.url}/categories`);
  await seesHeading(page, 'You are offline');
  await visitor.setOffline(false);
  await seesHeading(page, 'Shop by Category');
});

test('a page reached only by client navigation is cached as well', async () => {
  await see('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  // A slow navigation already shows a placeholder with the heading: only the address shows that the page has loaded.
  await page.waitForURL('**/terms-conditions');
  await seesHeading(page, 'Terms & Conditions');
  await isCached('/terms-conditions.data');
  await visitor.setOffline(true);
  await page.reload();
  await seesHeading(page, 'Terms & Conditions');
  expect(new URL(page.url()).pathname).toBe('/terms-conditions');
});

test('a cached page stays in the cache while it is updated', async () => {
  await see('/faq');
  const missed = await page.evaluate(async () => {
    const address = '/terms-conditions.data';
    const isCached = async () => (await window.caches.match(address, { ignoreVary: true })) !== undefined;
    await (await fetch(address)).text();
    while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 20));
    let [isLoading, misses] = [true, 0];
    const loading = (async () => {
      for (let round = 0; round < 20; round += 1) await (await fetch(address)).text();
      isLoading = false;
    })();
    while (isLoading) if (!(await isCached())) misses += 1;
    await loading;
    return misses;
  });
  expect(missed).toBe(0);
});

test('a service worker that could not cache its offline page completely is installed at the next visit', async () => {
  const isRefused = connection.refuse(/\/assets\/offline\.route-/);
  await visit({ page, url: connection.url }, '/faq');
  await isRefused;
  await expect.poll(countWorkers).toBe(0);
  connection.mend();
  await see('/faq');
  await visitor.setOffline(true);
  await page.goto(`${connection.url}/categories`);
  await seesHeading(page, 'You are offline');
});

test('a cut connection counts as offline, and a restored one is used at once', async () => {
  await see('/faq');
  connection.cut();
  await page.reload();
  await seesHeading(page, 'Frequently Asked Questions');
  await page.getByText('You see it as you last viewed it').waitFor();
  await page.goto(`${connection.url}/categories`);
  await seesHeading(page, 'You are offline');
  connection.mend();
  // The page also continues automatically when the shop answers just as it polls.
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click({ timeout: 3_000 }).catch(() => {});
  await seesHeading(page, 'Shop by Category');
});

test('online, a changed price is shown at once', async () => {
  const path = `/product/${picked.product.slug}`;
  const price = formatRupees(toPaise(picked.product.from_price), { decimals: 'auto' });
  await see(path);
  await isCached(path);
  for (const now of ['₹71,234', '₹72,345']) {
    connection.change(path, (html) => html.replaceAll(`>${price}<`, `>${now}<`));
    const answer = await page.reload();
    expect(answer!.fromServiceWorker()).toBe(true);
    expect(await answer!.text()).toContain(`>${now}<`);
  }
});

test('account, order and tracking pages are never cached, and no cache contains the customer’s name', async () => {
  const buyer = await signUp(shopUrl);
  const order = await buyer.place(picked.product);
  await becomes(visitor, buyer);
  await see('/faq');
  for (const path of [
    '/profile',
    '/orders',
    '/addresses',
    `/invoices/${order.id}`,
    '/checkout',
    `/track/${order.order_number}`,
  ]) {
    await page.goto(connection.url + path, { waitUntil: 'networkidle' });
  }
  await see('/about');
  const cached = await listCachedPages();
  expect(cached).toContain('/about');
  expect(
    cached.filter((path) => /profile|orders|addresses|invoices|checkout|track|api|outbox/.test(path)),
  ).toEqual(
    cached.filter(
      (path) =>
        path.startsWith('/assets/') &&
        /profile|orders|addresses|invoices|checkout|track|api|outbox/.test(path),
    ),
  );
  expect(await cachedWords([buyer.token, buyer.mobile, order.order_number])).toEqual([]);
  await visitor.setOffline(true);
  await page.goto(`${connection.url}/orders`);
  await seesHeading(page, 'You are offline');
});

test('a new build replaces the old one and its caches, and the service worker can be unregistered', async () => {
  await see('/faq');
  const [before] = await listBuilds();
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  connection.change('/service-worker.js', (worker) => worker.replaceAll(before!, 'another_one_'));
  await update();
  await expect.poll(listBuilds).toEqual(['another_one_']);

  const farewell = await serviceWorkerRoutes({ clientDir: '', isWanted: false }).request(
    '/service-worker.js',
  );
  const words = await farewell.text();
  connection.change('/service-worker.js', () => words);
  await update();
  await expect.poll(listBuilds).toEqual([]);
  await expect.poll(countWorkers).toBe(0);
});

/** Opens a page and waits until it is cached. */
async function see(path: string): Promise<void> {
  await visit({ page, url: connection.url }, path);
  await isCached(path);
}

async function isCached(path: string): Promise<void> {
  await expect.poll(listCachedPages).toContain(path);
}

/** Every path in every cache of the browser, without its query. */
function listCachedPages(): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const cached = await Promise.all(caches.map((cache) => cache.keys()));
    return cached.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Returns the words that occur anywhere in the cached responses. */
function cachedWords(words: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const texts: string[] = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, await (await cache.match(request))!.text());
    }
    return wanted.filter((word) => texts.some((text) => text.includes(word)));
  }, words);
}

async function listBuilds(): Promise<string[]> {
  const names = await page.evaluate(() => window.caches.keys());
  return [...new Set(names.flatMap((name) => /^haat (?:files|pages) (.+)$/.exec(name)?.[1] ?? []))];
}

function countWorkers(): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

function update(): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration!.update();
  });
}
