import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { type TwoShops, openTwoShops } from './two-shops.ts';

// The shop's own loaders, when the database is gone or says nothing any more.

let shops: TwoShops;
/** The heading of each page then. Those with built-in words, and those that live in the browser, go on. */
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

async function look(path: string): Promise<{ status: number; heading: string | undefined }> {
  const answer = await fetch(shops.there.url + path, { signal: AbortSignal.timeout(20_000) });
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1];
  return { status: answer.status, heading };
}

test.each(['cut', 'hush'] as const)(
  'with a line that somebody has %s every page shows its failed state as one that must not be kept, and is whole again after',
  async (mishap) => {
    const all = () => Promise.all(pages.map(([path]) => look(path)));
    await expect.poll(async () => (await all()).every(({ status }) => status === 200)).toBe(true);
    shops.line[mishap]();
    // From memory it is answered for a moment still.
    await expect.poll(async () => (await look('/products')).status, { timeout: 30_000 }).toBe(503);
    expect(await all()).toEqual(pages.map(([, heading]) => ({ status: 503, heading })));
    shops.line.mend();
    await expect
      .poll(async () => (await all()).map(({ status }) => status), { timeout: 30_000 })
      .toEqual(pages.map(() => 200));
  },
);
