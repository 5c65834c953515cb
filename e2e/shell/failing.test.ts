import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { type ApiBuyer, signUp } from '../support/api-buyer.ts';
import { desk, openBrowser, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { becomes, followLink } from '../support/shopper.ts';
import { hurry } from './hurry.ts';

// Tests each page when its requests fail: its own failed state, and its behaviour when the shop is back.

const { url } = findShop();
const kinds = ['fails', 'is not reached', 'does not answer'] as const;
type Kind = (typeof kinds)[number];
type Tab = { page: Page; session: CDPSession };

let browser: Browser;
let buyer: ApiBuyer;
let tabs: Record<Kind, Tab>;
/** The values for `:names` in paths and words. */
let names: Record<string, string>;

beforeAll(async () => {
  browser = await openBrowser();
  buyer = await signUp(url);
  const { plain, varied } = await pickProducts(url);
  const order = await buyer.place(plain.product);
  const { razorpay_order_id } = await buyer.open(order.id);
  await buyer.verify(order.id, await buyer.pay(razorpay_order_id));
  const { id, name, price } = plain.product;
  names = {
    category: varied.category.slug,
    categoryName: varied.category.name,
    product: id,
    productName: name,
    order: order.id,
    orderNumber: order.order_number,
  };
  const chosen = { id, name, images: [], price, sale_price: null };
  const line = { product_id: id, product: chosen, quantity: 1, price, added_at: new Date().toISOString() };
  const opened = await Promise.all(kinds.map((kind) => openTab(kind, { cart: [line], wishlist: [chosen] })));
  tabs = Object.fromEntries(opened) as Record<Kind, Tab>;
});
afterAll(() => browser.close());

async function openTab(kind: Kind, stored: Record<string, unknown>): Promise<[Kind, Tab]> {
  const context = await browser.newContext({
    viewport: desk,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  await becomes(context, buyer);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  await hurry(context);
  const page = await context.newPage();
  await page.goto(`${url}/forgot-password`);
  await untilAwake(page);
  const session = await context.newCDPSession(page);
  // A page that has been left meanwhile has cancelled its request.
  session.on('Fetch.requestPaused', ({ requestId }) => failures[kind](session, requestId).catch(() => {}));
  return [kind, { page, session }];
}

const failures: Record<Kind, (session: CDPSession, requestId: string) => Promise<unknown>> = {
  fails: (session, requestId) =>
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 500, body: btoa('{}') }),
  'is not reached': (session, requestId) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' }),
  'does not answer': () => Promise.resolve(),
};

type Expected = {
  path: string;
  /** The text that replaces the page. */
  failed: string | RegExp;
  /** The name of the button that retries; some pages show other words instead and no button. */
  retry?: 'Retry' | 'Try Again';
  /** The text of the page once the shop is back. */
  healthy: string | RegExp;
};

const pages: Expected[] = [
  { path: '/', failed: 'Something went wrong', retry: 'Try Again', healthy: 'Featured Products' },
  {
    path: '/categories',
    failed: 'Error loading categories',
    retry: 'Retry',
    healthy: /View \d+ Subcategories/,
  },
  {
    path: '/category/:category',
    failed: 'Failed to fetch products',
    retry: 'Retry',
    healthy: ':categoryName',
  },
  {
    path: '/search?q=brass',
    failed: 'No products found for "brass"',
    retry: 'Retry',
    healthy: /[1-9]\d* results for "brass"/,
  },
  { path: '/products', failed: 'Failed to fetch products', retry: 'Retry', healthy: /Showing \d+ products/ },
  {
    path: '/product/:product',
    failed: 'Failed to fetch product',
    retry: 'Try Again',
    healthy: ':productName',
  },
  {
    path: '/track/:orderNumber/status',
    failed: 'Something went wrong',
    retry: 'Try Again',
    healthy: 'Placed',
  },
  { path: '/checkout', failed: 'Something went wrong', retry: 'Try Again', healthy: 'Shipping' },
  {
    path: '/order-status/:order',
    failed: 'Something went wrong',
    retry: 'Try Again',
    healthy: /^(Processing Your Order|Thank you for your order)$/,
  },
  { path: '/cart', failed: ':productName', healthy: 'Proceed to Checkout' },
  { path: '/wishlist', failed: ':productName', healthy: ':productName' },
  // A customer who is logged in is redirected home from there.
  { path: '/login', failed: 'Something went wrong', retry: 'Try Again', healthy: 'Featured Products' },
  { path: '/about', failed: 'Handmade in India', healthy: /Mission|mission/ },
  { path: '/contact', failed: "We'd love to hear from you.", healthy: 'Send us a Message' },
  { path: '/faq', failed: '8 questions', healthy: /\d+ questions/ },
  { path: '/shipping', failed: 'Shipping Information', healthy: 'Shipping' },
  { path: '/returns', failed: 'Returns & Refunds', healthy: 'Returns' },
  { path: '/privacy-policy', failed: 'Cookies', healthy: 'Privacy Policy' },
  { path: '/terms-conditions', failed: 'Governing law', healthy: 'Terms & Conditions' },
];

test.each(pages)('$path shows an error when navigation fails, and recovers', async (expected) => {
  await everywhere(async (tab) => {
    const { page } = tab;
    await followLink(page, '/forgot-password');
    await sees(page, 'Send link');
    await breaks(tab, '*.data*');
    await followLink(page, fill(expected.path));
    await sees(page, expected.failed);
    await isBack(tab);
    await retry(page, expected);
    await sees(page, expected.healthy);
    // Some pages have been reloaded.
    await untilAwake(page);
  });
});

const own: Expected[] = [
  { path: '/orders', failed: troubles(), retry: 'Try Again', healthy: ':orderNumber' },
  { path: '/profile', failed: troubles(), retry: 'Try Again', healthy: 'Edit' },
  { path: '/addresses', failed: 'Failed to load addresses', retry: 'Try Again', healthy: 'No addresses yet' },
  { path: '/tickets', failed: troubles(), retry: 'Try Again', healthy: 'No tickets yet' },
  { path: '/invoices', failed: 'Error Loading Invoices', retry: 'Try Again', healthy: 'Download' },
  { path: '/invoices/:order', failed: 'Invoice Not Found', retry: 'Try Again', healthy: 'Bill to' },
  {
    path: '/order-status/:order',
    failed: 'Failed to fetch order status',
    retry: 'Try Again',
    healthy: /^(Processing Your Order|Thank you for your order)$/,
  },
  { path: '/order-confirmation/:order', failed: troubles(), retry: 'Try Again', healthy: ':orderNumber' },
  { path: '/cart', failed: troubles(), retry: 'Try Again', healthy: 'Proceed to Checkout' },
  { path: '/checkout', failed: troubles(), retry: 'Try Again', healthy: /Pay ₹|Place order/ },
  {
    path: '/wishlist',
    failed: 'We could not load current prices and stock.',
    retry: 'Try Again',
    healthy: 'Add to Cart',
  },
];

test.each(own)('$path shows an error when the API fails, and recovers', async (expected) => {
  await everywhere(async (tab) => {
    const { page } = tab;
    await breaks(tab, `${url}/api/*`);
    await page.goto(url + fill(expected.path));
    await untilAwake(page);
    await sees(page, expected.failed);
    await isBack(tab);
    await retry(page, expected);
    await sees(page, expected.healthy);
  });
});

/** The sentences of a page whose call got a failure, no connection, or no response at all. */
function troubles(): RegExp {
  return /Something went wrong|cannot be reached|taking too long/;
}

/** In three windows at the same time, each with a different failure. */
async function everywhere(work: (tab: Tab) => Promise<void>): Promise<void> {
  const wrongs = await Promise.all(
    kinds.map(async (kind) => {
      const { page } = tabs[kind];
      try {
        await work(tabs[kind]);
        return [];
      } catch (error) {
        const main = page.getByRole('main');
        const shown = await main.innerText({ timeout: 1_000 }).catch(() => 'nothing');
        return [`when the shop ${kind}: ${error}\nAt ${page.url()} it says: ${shown.slice(0, 300)}`];
      }
    }),
  );
  expect(wrongs.flat()).toEqual([]);
}

/** Requests that match the pattern fail. Playwright's own routes would stop every other request too, and disable the cache. */
async function breaks({ page, session }: Tab, urlPattern: string): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('hurried', 'yes'));
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}

async function isBack({ page, session }: Tab): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('hurried'));
  await session.send('Fetch.disable');
}

async function sees(page: Page, words: string | RegExp): Promise<void> {
  const text = typeof words === 'string' ? fill(words) : words;
  await page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor();
}

async function retry(page: Page, { retry: name, path }: Expected): Promise<void> {
  const main = page.getByRole('main');
  const again = { name, exact: true };
  // A page that failed completely is reloaded by a link, which works without script.
  if (name) return main.getByRole('button', again).or(main.getByRole('link', again)).first().click();
  await followLink(page, '/forgot-password');
  await sees(page, 'Send link');
  await followLink(page, fill(path));
}

function fill(words: string): string {
  return words.replaceAll(/:([a-zA-Z]+)/g, (whole, name: string) => names[name] ?? whole);
}
