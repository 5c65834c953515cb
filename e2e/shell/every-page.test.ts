import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { bringAxe } from '#test/browser/find-barriers.ts';
import routes from '#web/routes.ts';
import { askForNewsletter, callApi, readEmail, signUp } from '../support/api-buyer.ts';
import {
  findBarriers,
  findCutOff,
  findCutOffInLargeLetters,
  listenToComplaints,
} from '../support/barriers.ts';
import { desk, newVisitor, openBrowser, phone, untilAwake, untilFilled } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { makeCollectionPage, pickProducts } from '../support/products.ts';
import { makePointer } from '../support/hand.ts';
import { addToCart, becomes, visit } from '../support/shopper.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
let guestOnPhone: Visitor;
let customerOnPhone: Visitor;
let customerAtDesk: Visitor;
/** The values for the parameters of the site map's paths. */
let parameters: Record<string, string>;

type Visitor = { page: Page; complaints: ReturnType<typeof listenToComplaints> };

const narrowest = 320;
/** A desktop screen with everything twice as large. */
const doubled = desk.width / 2;
const addresses = listAddresses();

beforeAll(async () => {
  browser = await openBrowser();
  const buyer = await signUp(url);
  guestOnPhone = await open(phone);
  customerOnPhone = await open(phone);
  customerAtDesk = await open(desk);
  for (const { page } of [customerOnPhone, customerAtDesk]) await becomes(page.context(), buyer);
  const { plain, varied } = await pickProducts(url);
  const paid = await buyer.place(plain.product);
  const { razorpay_order_id } = await buyer.open(paid.id);
  await buyer.verify(paid.id, await buyer.pay(razorpay_order_id));
  const unpaid = await buyer.place(plain.product);
  parameters = {
    category: varied.category.slug,
    subcategory: '',
    'products/:id': varied.product.id,
    'product/:slug': varied.product.slug,
    'collections/:collection': await makeCollectionPage(shop, plain.product.id),
    'makers/:slug': varied.product.maker!.slug,
    'crafts/:slug': varied.product.craft_slug!,
    'invoices/:id': paid.id,
    'order-status/:orderId': unpaid.id,
    'order-confirmation/:orderId': paid.id,
    orderNumber: paid.order_number,
    'verify-email/:token': await askForEmailLink(),
    token: await askForNewsletter(url),
    '*': 'no-such-page',
  };
  for (const customer of [customerOnPhone, customerAtDesk]) await fillCart(customer, plain.product.id);
});
afterAll(() => browser.close());

test.each(addresses)(
  '%s has no errors, failed requests or accessibility violations, at every width and with large text',
  async (path) => {
    const [asGuest, asCustomer] = await Promise.all([
      inspect(path, guestOnPhone),
      isPersonal(path) ? inspect(path, customerOnPhone) : [],
    ]);
    expect({ asGuest, asCustomer, atDesk: await inspect(path, customerAtDesk) }).toEqual({
      asGuest: [],
      asCustomer: [],
      atDesk: [],
    });
  },
);

async function open(size: { width: number; height: number }): Promise<Visitor> {
  const context = await newVisitor(browser, size);
  await bringAxe(context);
  const page = await context.newPage();
  return { page, complaints: listenToComplaints(page) };
}

/** The token of a link that has not been used yet. */
async function askForEmailLink(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const body = { name: 'Asha Kumari', email, password: 'a diya in the wind' };
  await callApi('POST /auth/register', { url, body });
  return /\/verify-email\/([\w-]+)/.exec(await readEmail(url, email))![1]!;
}

/** Gives cart and checkout something to show. */
async function fillCart({ page }: Visitor, productId: string): Promise<void> {
  await visit({ page, url }, `/product/${productId}`);
  await addToCart({ page, hand: makePointer(page) });
}

/** Lists all faults of a page as sentences. */
async function inspect(path: string, { page, complaints }: Visitor): Promise<string[]> {
  const isDesk = page.context() === customerAtDesk.page.context();
  await page.setViewportSize(isDesk ? desk : phone);
  // A visitor's own data arrives after the page, and tracking redirects; everything else is in the page.
  const waitUntil = isPersonal(path) || path.startsWith('track') ? 'networkidle' : 'load';
  const response = await page.goto(url + toAddress(path), { waitUntil });
  await untilAwake(page);
  // Behind the login dialog of a guest a placeholder stays.
  if (page !== guestOnPhone.page) await untilFilled(page);
  const isMissing = path === '*';
  const status = response!.status() === (isMissing ? 404 : 200) ? [] : [`status ${response!.status()}`];
  // The elements of a page are the same on every screen; their appearance is checked on a narrow one.
  const barriers = isDesk && !isPersonal(path) ? [] : await findBarriers(page);
  const cutOff = await findCutOff(page, isDesk ? doubled : narrowest);
  const inLargeLetters = isDesk ? [] : await findCutOffInLargeLetters(page, phone.width);
  const others = complaints.take().filter((words) => !isMissing || !words.includes('404'));
  return [...others, ...status, ...barriers, ...cutOff, ...inLargeLetters];
}

function listAddresses(): string[] {
  return routes.map((route) => (route.index ? '/' : route.path!));
}

function isPersonal(path: string): boolean {
  return /^(checkout|order-|orders|invoices|profile|addresses|tickets)/.test(path);
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
