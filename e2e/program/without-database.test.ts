import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { type TwoShops, openTwoShops } from './two-shops.ts';

// Tests the shop's own loaders when the database is gone or no longer answers.

let shops: TwoShops;
/** The heading of each page without the database. Pages with built-in words, and those that live in the browser, keep working. */
let pages: [path: string, heading: string][];
beforeAll(async () => {
  shops = await openTwoShops();
  const { products } = await callApi('GET /products', { url: shops.there.url });
  pages = [
    ['/', 'Handcrafted home decor from India'],
    ['/categories', 'Error loading categories'],
    ['/category/lighting', 'Failed to fetch products'],
    ['/search?q=brass', 'Search Products'],
    ['/products', 'All Products'],
    [`/product/${products[0]!.slug}`, 'Failed to fetch product'],
    ['/about', 'About Us'],
    ['/contact', 'Get in Touch'],
    ['/faq', 'Frequently Asked Questions'],
    ['/shipping', 'Shipping Information'],
    ['/returns', 'Returns &amp; Refunds'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-conditions', 'Terms &amp; Conditions'],
    ['/cart', 'Shopping Cart'],
    ['/wishlist', 'My Wishlist'],
    ['/login', 'Login'],
    ['/checkout', 'Something went wrong'],
  ];
});
afterAll(() => shops.close());

async function look(path: string) {
  const answer = await fetch(shops.there.url + path, { signal: AbortSignal.timeout(20_000) });
  const text = await answer.text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1];
  return { status: answer.status, heading, isAsItWas: answer.headers.has('cache-status'), text };
}
const lookAtAll = (paths = pages.map(([path]) => path)) => Promise.all(paths.map(look));
/** Lists the pages that are not fully current: those that failed, and those that are shown as a stale copy. */
const listFailing = async () => {
  const looks = await lookAtAll();
  return looks.flatMap(({ status, heading, isAsItWas }, index) =>
    status === 200 && !isAsItWas ? [] : [{ path: pages[index]![0], status, heading, isAsItWas }],
  );
};
const until = async (isSo: () => Promise<boolean>) => expect.poll(isSo, { timeout: 30_000 }).toBe(true);
const isReady = async () => (await look('/readyz')).status === 200;

const mishaps = ['cut', 'hush'] as const;

// No page is requested before this test while the database answers.
test.each(mishaps)(
  'with the database connection %s, pages that are not cached show their failed state, uncacheable',
  async (mishap) => {
    shops.line[mishap]();
    await until(async () => !(await isReady()));
    const shown = (await lookAtAll()).map(({ status, heading }) => ({ status, heading }));
    expect(shown).toEqual(pages.map(([, heading]) => ({ status: 503, heading })));
    shops.line.mend();
    await until(isReady);
  },
);

/** These pages lead to an order, or are personal. */
const isExact = (path: string) => /^\/(cart|login|checkout)/.test(path);

const countFromMemory = async () =>
  Number(/page_cache_answers_total\{from="memory"\} (\d+)/.exec((await look('/metrics')).text)?.[1] ?? 0);

/**
 * Requests all pages, and checks whether those that may be cached came from memory: a page made while the program was still catching up
 * with missed changes is not cached, so it cannot be shown as a stale copy.
 */
async function lookAtKept() {
  const before = await countFromMemory();
  const failing = await listFailing();
  const kept = (await countFromMemory()) - before;
  return { failing, areKept: kept >= pages.filter(([path]) => !isExact(path)).length };
}

test.each(mishaps)(
  'with the database connection %s, cached pages are shown as stale, and all pages recover afterwards',
  async (mishap) => {
    await expect.poll(lookAtKept, { timeout: 30_000 }).toEqual({ failing: [], areKept: true });
    shops.line[mishap]();
    // Pages count as current until the loss is noticed.
    await until(async () => (await look('/products')).isAsItWas);
    // Pages that are never shown stale wait for a database that does not answer.
    const asked = pages.map(([path]) => path).filter((path) => mishap === 'cut' || !isExact(path));
    const shown = (await lookAtAll(asked)).map(({ status, isAsItWas }) => ({ status, isAsItWas }));
    const expected = (path: string) => ({ status: isExact(path) ? 503 : 200, isAsItWas: !isExact(path) });
    expect(shown).toEqual(asked.map(expected));
    expect((await look('/readyz')).text).toBe('not ready: pages are shown as they were');
    shops.line.mend();
    await expect.poll(listFailing, { timeout: 30_000 }).toEqual([]);
  },
);
