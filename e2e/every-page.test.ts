import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import routes from '../src/web/routes.ts';
import { askForNewsletter, signUp } from './api-buyer.ts';
import { desk, newVisitor, openBrowser, phone } from './browser.ts';
import { pickGoods } from './goods.ts';
import { makePointer } from './hand.ts';
import { addToCart, becomes, isAwake, visit } from './shopper.ts';

const url = inject('shopUrl');
let browser: Browser;
let guestOnPhone: BrowserContext;
let customerOnPhone: BrowserContext;
let customerAtDesk: BrowserContext;
/** What to put for the parameters of the site map's paths. */
let parameters: Record<string, string>;

const narrowest = 320;
const addresses = listAddresses();

beforeAll(async () => {
  browser = await openBrowser();
  const buyer = await signUp(url);
  guestOnPhone = await newVisitor(browser, phone);
  customerOnPhone = await newVisitor(browser, phone);
  customerAtDesk = await newVisitor(browser, desk);
  for (const customer of [customerOnPhone, customerAtDesk]) await becomes(customer, buyer);
  const { plain, varied } = await pickGoods(url);
  const paid = await buyer.place(plain.product);
  const { razorpay_order_id } = await buyer.open(paid.id);
  await buyer.verify(paid.id, await buyer.pay(razorpay_order_id));
  const unpaid = await buyer.place(plain.product);
  parameters = {
    category: varied.category.slug,
    subcategory: '',
    'products/:id': varied.product.id,
    'invoices/:id': paid.id,
    'order-status/:orderId': unpaid.id,
    'order-confirmation/:orderId': paid.id,
    orderNumber: paid.order_number,
    token: await askForNewsletter(url),
    '*': 'no-such-page',
  };
  for (const customer of [customerOnPhone, customerAtDesk]) await fillCart(customer, plain.product.id);
});
afterAll(() => browser.close());

test.each(addresses)(
  '%s is whole: no complaint, no failed request, usable by everyone, at every width',
  async (path) => {
    const asGuest = await inspect(path, guestOnPhone);
    const asCustomer = await inspect(path, customerAtDesk);
    expect({ asGuest, asCustomer }).toEqual({ asGuest: [], asCustomer: [] });
  },
);

test.each(addresses.filter((path) => isPersonal(path)))(
  '%s is whole on a phone for who is logged in',
  async (path) => {
    expect(await inspect(path, customerOnPhone)).toEqual([]);
  },
);

/** So that cart and checkout have something to show. */
async function fillCart(customer: BrowserContext, productId: string): Promise<void> {
  const page = await customer.newPage();
  await visit({ page, url }, `/products/${productId}`);
  await addToCart({ page, hand: makePointer(page) });
  await page.close();
}

/** Everything that is wrong with a page, in words. */
async function inspect(path: string, visitor: BrowserContext): Promise<string[]> {
  const page = await visitor.newPage();
  const complaints = listen(page, path);
  // What is one's own comes after the page, and tracking leads on; everything else is in the page.
  const waitUntil = isPersonal(path) || path.startsWith('track') ? 'networkidle' : 'load';
  const response = await page.goto(url + toAddress(path), { waitUntil });
  await isAwake(page);
  const expected = path === '*' ? 404 : 200;
  if (response!.status() !== expected) complaints.push(`status ${response!.status()}`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations) complaints.push(`axe ${id}: ${nodes[0]?.html}`);
  complaints.push(...(await findOverflow(page)));
  await page.close();
  return complaints;
}

function listen(page: Page, path: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isOwnStatus = path === '*' && message.text().includes('404');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    // A page that leads on breaks off what it was asking for.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`);
  });
  return complaints;
}

/** Nothing may stick out of the narrowest phone, nor of a desk's screen at four times the size. https://www.w3.org/WAI/WCAG22/Understanding/reflow */
async function findOverflow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: narrowest, height: phone.height });
  await page.waitForFunction((width) => document.documentElement.clientWidth === width, narrowest);
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} pixels wide on a screen of ${clientWidth}: ${wide[0]?.outerHTML.slice(0, 200)}`];
  });
}

function listAddresses(): string[] {
  return routes.map((route) => (route.index ? '/' : route.path!));
}

function isPersonal(path: string): boolean {
  return /^(checkout|order-|orders|invoices|profile|addresses)/.test(path);
}

function toAddress(path: string): string {
  const filled = path.replaceAll(/[:*](\w*)\??/g, (whole, name: string) => {
    const value = parameters[path] ?? parameters[name];
    if (value === undefined)
      throw new Error(`every-page.test.ts does not know what ${whole} of ${path} may be`);
    return value;
  });
  return `/${filled.replaceAll(/^\/|\/$/g, '')}`;
}
