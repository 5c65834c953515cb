import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { KEPT_BY_DEVICE } from '#web/state/forget-person.ts';
import { callApi, makeMobile, signUp } from '../support/api-buyer.ts';
import { newVisitor, openBrowser, phone } from '../support/browser.ts';
import { fillCart } from '../support/checkout-buyer.ts';
import { keepEvidence } from '../support/evidence.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { makePointer } from '../support/hand.ts';
import * as shopping from '../support/shopper.ts';
import type { Shopper } from '../support/shopper.ts';
import { remember } from '../support/visitor.ts';

// A phone is handed on: no data of the customer who logged out is left in its browser.

const { url } = findShop();
const longLife = { timeout: 120_000 };
/** The router's record of how far each page was scrolled, under numbers that mean nothing elsewhere. */
const ROUTER = /^react-router-/;
let browser: Browser;
let plain: PickedProduct['product'];
beforeAll(async () => {
  browser = await openBrowser();
  plain = (await pickProducts(url)).plain.product;
});
afterAll(() => browser.close());

test(
  'after a whole life in the shop, logging out leaves nothing of it in the browser',
  longLife,
  async () => {
    const shopper = await openPhone();
    const { page } = shopper;
    await livesFully(shopper);
    const before = await readBrowser(page);
    expect(before.local).toEqual(
      expect.arrayContaining([
        'cart',
        'orders_to_count',
        'past_searches',
        'pin',
        'token',
        'userId',
        'wishlist',
      ]),
    );
    expect(before.session).toEqual(expect.arrayContaining(['checkout-form', 'checkout-key', 'payment-try']));
    expect(before.seen).toContain(`/product/${plain.slug}`);

    await logOut(shopper);
    await expect.poll(async () => (await readBrowser(page)).seen).not.toContain(`/product/${plain.slug}`);
    const after = await readBrowser(page);
    // Pages are counted again, without a customer.
    expect(after.local.filter((key) => key !== 'visit' && !KEPT_BY_DEVICE.includes(key))).toEqual([]);
    expect(after.session.filter((key) => !ROUTER.test(key))).toEqual([]);
    expect(after.databases).toEqual([]);
    expect(after.cookies).toBe('');
    expect(after.visit?.session_id).not.toBe(before.visit!.session_id);
    expect(after.visit?.user_id ?? null).toBeNull();

    await page.goBack();
    await page.waitForURL(/\/login\?returnTo=/);
    expect(await page.getByText(shopping.meera.email).count()).toBe(0);

    // Another customer in the same tab.
    shopper.mobile = makeMobile();
    await shopping.visit(shopper, '/login');
    await shopping.signIn(shopper);
    await page.waitForURL(`${url}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).waitFor();
    await fillCart(shopper, plain);
    await shopping.visit(shopper, '/checkout');
    await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe(shopper.mobile);
    expect(await page.getByLabel('Email').inputValue()).toBe('');
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('');
    await shopping.leave(shopper);
  },
);

test('logging out logs out the other tabs; cart and wishlist return after the next login', async () => {
  const shopper = await openPhone();
  const { page } = shopper;
  await signUpHere(shopper);
  await fillCart(shopper, plain);
  await wish(shopper);
  const other = await page.context().newPage();
  keepEvidence(other);
  await shopping.visit({ page: other, url }, '/checkout');
  await other.getByLabel('Address', { exact: true }).fill(shopping.meera.line1);
  expect((await readBrowser(other)).session).toContain('checkout-form');

  await logOut(shopper);
  await other.waitForURL(`${url}/login?returnTo=%2Fcheckout`);
  // The tab reloads automatically: its storage is read once the new page is shown.
  await expect
    .poll(async () => (await readBrowser(other)).session.filter((key) => !ROUTER.test(key)))
    .toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).waitFor();

  await shopping.visit(shopper, '/login');
  await shopping.signInAgain(shopper);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await expect.poll(() => readLength(page, 'wishlist')).toBe(1);
  await shopping.leave(shopper);
});

test('a session that was ended elsewhere is removed from the browser too', async () => {
  const shopper = await openPhone();
  const { page } = shopper;
  await signUpHere(shopper);
  await fillCart(shopper, plain);
  await shopping.visit(shopper, '/checkout');
  await page.getByLabel('Address', { exact: true }).fill(shopping.meera.line1);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${url}/api/v1/profile/sessions`, { method: 'DELETE', headers })).ok).toBe(true);
  await shopping.visit(shopper, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).waitFor();
  await expect.poll(async () => (await readBrowser(page)).local).not.toContain('token');
  const { local, session } = await readBrowser(page);
  expect(local.filter((key) => key !== 'visit' && !KEPT_BY_DEVICE.includes(key))).toEqual([]);
  expect(session.filter((key) => !ROUTER.test(key))).toEqual([]);
  await shopping.leave(shopper);
});

test('after a logout a page that Back restores from the browser’s cache shows nothing personal', async () => {
  const shopper = await openPhone();
  const { page } = shopper;
  await signUpHere(shopper);
  await shopping.visit(shopper, '/profile');
  const main = page.getByRole('main');
  await main.getByText(shopping.meera.name).first().waitFor();
  // A sleeping page does not receive events from other pages.
  await page.evaluate(() => {
    for (const key of ['token', 'userId', 'token_expires_at']) localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForURL(`${url}/login?returnTo=%2Fprofile`);
  expect(await main.getByText(shopping.meera.name).count()).toBe(0);
  await shopping.leave(shopper);
});

/** Uses a browser that stores visited pages. */
async function openPhone(): Promise<Shopper> {
  const context = await newVisitor(browser, phone, { keepsPages: true });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  keepEvidence(page);
  return { page, url, hand: makePointer(page), isPhone: true, mobile: makeMobile() };
}

/** Logs a new customer in, on a page without scripts. */
async function signUpHere({ page, mobile }: Shopper): Promise<void> {
  const { token } = await signUp(url, mobile);
  await callApi('PUT /mobile/profile', { url, token, body: { name: shopping.meera.name } });
  await page.goto(`${url}/robots.txt`);
  await remember(page, token, 100);
}

async function wish({ page }: Shopper): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /to wishlist/ })
    .first()
    .click();
  await page.getByText('Added to wishlist!').waitFor();
}

/** Searches, looks up a PIN, adds to the wishlist, orders and does not pay. */
async function livesFully(shopper: Shopper): Promise<void> {
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/search');
  await page.getByRole('combobox', { name: 'Search products' }).fill('brass');
  await page.getByRole('combobox', { name: 'Search products' }).press('Enter');
  await page.waitForURL(/q=brass/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await shopping.visit(shopper, `/product/${plain.slug}`);
  await page.getByLabel(/PIN/).first().fill(shopping.meera.pin);
  await page.getByLabel(/PIN/).first().press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pin'))).toBe(shopping.meera.pin);
  await wish(shopper);
  await shopping.addToCart(shopper);
  await shopping.openCart(shopper);
  await shopping.checkOut(shopper);
  await shopping.signIn(shopper);
  await shopping.fillAddress(shopper);
  const window = await shopping.startPaying(shopper);
  await hand.press(window.getByRole('button', { name: 'Close' }));
  await page.getByRole('dialog', { name: 'Payment Cancelled' }).waitFor();
  await expect.poll(async () => (await readBrowser(page)).seen).toContain(`/product/${plain.slug}`);
}

async function logOut(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopping.visit(shopper, '/profile');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.waitForURL(`${url}/`);
  await page.getByText('Logged out successfully').waitFor();
}

async function readLength(page: Page, key: string): Promise<number> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]').length as number, key);
}

/** Everything that this browser stores for the shop. */
function readBrowser(page: Page) {
  return page.evaluate(async () => {
    const seen: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url: address } of await cache.keys()) seen.push(new URL(address).pathname);
    }
    const visit = JSON.parse(localStorage.getItem('visit') ?? 'null') as {
      session_id: string;
      user_id: string | null;
    } | null;
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookies: document.cookie,
      seen,
      visit,
    };
  });
}
