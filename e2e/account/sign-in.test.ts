import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { findCode, readCode } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;
const slow = { timeout: 30_000 };

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('somebody new registers by mobile, skips the profile and is back where they came from', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, mobile } = shopper;
  await shopping.visit(shopper, '/mobile-register?returnTo=%2Fproducts%3Fsort%3Dnewest');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByText('OTP sent to your mobile number').waitFor();
  await shopping.typeCode(shopper, await readCode(url, mobile));
  await shopping.seesHeading(page, 'Complete Your Profile');
  await page.getByText('Account created! Please complete your profile.').waitFor();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.waitForURL(`${url}/products?sort=newest`);
  expect(await (await shopping.toApiBuyer(shopper)).orders()).toEqual([]);
  await shopping.leave(shopper);
});

test.each([
  [390, true],
  [360, false],
])(
  'at %i pixels the login is in the top bar: %s; on narrower phones it is in the menu',
  async (width, isInBar) => {
    const shopper = await shopping.openShopper(browser, url, { size: { width, height: 740 } });
    const { page } = shopper;
    await shopping.visit(shopper, '/');
    const banner = page.getByRole('banner');
    expect(await banner.getByRole('link', { name: 'Login' }).isVisible()).toBe(isInBar);
    await banner.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: /Login/ }).first().waitFor();
    await shopping.leave(shopper);
  },
);

test('a profile needs a name, and keeps the name that is given', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, mobile } = shopper;
  await shopping.visit(shopper, '/mobile-register');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await shopping.typeCode(shopper, await readCode(url, mobile));
  await page.locator('input[autocomplete=name]:focus').waitFor();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await page.getByText('Please enter your name').waitFor();
  await page.locator('input[autocomplete=name]:focus').waitFor();
  await page.getByLabel('Full Name').fill('Meera Joshi');
  await page.getByLabel('Email').fill('meera at home');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await page.locator('input[autocomplete=email][aria-invalid]:focus').waitFor();
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await shopping.arrivesAt(shopper, '/');
  const account = page.getByRole('button', { name: 'My account' });
  await account.press('Enter');
  await page.getByText('Hello, Meera').waitFor();
  await shopping.leave(shopper);
});

test('a number that nobody registered is told so, and can register from there', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, mobile } = shopper;
  await shopping.visit(shopper, '/mobile-login?returnTo=%2Fcart');
  const send = page.getByRole('button', { name: 'Send OTP' });
  await page.getByLabel('Mobile number').fill(mobile.slice(0, 9));
  expect(await send.isEnabled()).toBe(false);
  await page.getByLabel('Mobile number').fill(mobile);
  await send.click();
  await page.getByText('Mobile number not found. Please register first.').waitFor();
  expect(await findCode(url, mobile)).toBeUndefined();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL(`${url}/mobile-register?returnTo=%2Fcart`);
  await shopping.leave(shopper);
});

test('who is logged in already is led on from every page to log in, and so after a reload in the midst of registering', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, mobile } = shopper;
  await shopping.visit(shopper, '/mobile-register?returnTo=%2Fwishlist');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await shopping.typeCode(shopper, await readCode(url, mobile));
  await shopping.seesHeading(page, 'Complete Your Profile');
  await page.reload();
  await page.waitForURL(`${url}/wishlist`);
  for (const path of ['/login', '/register', '/mobile-login', '/mobile-register']) {
    await page.goto(`${url}${path}?returnTo=%2Fwishlist`);
    await page.waitForURL(`${url}/wishlist`);
  }
  await shopping.leave(shopper);
});

test('who logs in in one tab is led on from the login in another one, which was loaded anew while a code was on its way', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, mobile } = shopper;
  await shopping.visit(shopper, '/login?returnTo=%2Fwishlist');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('textbox', { name: 'One-time code' }).waitFor();
  await page.reload();
  await page.getByRole('textbox', { name: 'One-time code' }).waitFor();
  const other = await page.context().newPage();
  await shopping.visit({ page: other, url }, '/login?returnTo=%2Fcart');
  await shopping.typeCode(shopper, await readCode(url, mobile));
  await shopping.seesHeading(page, 'Complete Your Profile');
  await other.waitForURL(`${url}/cart`);
  await shopping.leave(shopper);
});

test('a login never leads out of the shop', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await shopping.visit(shopper, '/login?returnTo=https%3A%2F%2Fexample.com%2F');
  await shopping.signIn(shopper);
  await page.waitForURL(`${url}/`);
  await shopping.leave(shopper);
});

test('a landline is not asked for a code', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page } = shopper;
  await shopping.visit(shopper, '/login');
  await page.getByLabel('Mobile number').fill('2025551234');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page
    .getByText('Please enter a valid 10-digit Indian mobile number (starting with 6, 7, 8, or 9)')
    .waitFor();
  await shopping.leave(shopper);
});

test.each([
  ['/mobile-login', 'Send OTP'],
  ['/mobile-register', 'Get OTP'],
])(
  'digits typed on %s before its script arrives are still there after, on a slow phone',
  async (path, action) => {
    const shopper = await shopping.openShopper(browser, url, { size: phone });
    const { page, mobile } = shopper;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.getByLabel('Mobile number').pressSequentially(mobile);
    release();
    await expect.poll(() => page.getByRole('button', { name: action }).isEnabled(), slow).toBe(true);
    expect(await page.getByLabel('Mobile number').inputValue()).toBe(mobile);
    await shopping.leave(shopper);
  },
);

test('a number of the Emirates has nine digits, and can be entered', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page } = shopper;
  await shopping.visit(shopper, '/mobile-register');
  await page.getByLabel('Country').selectOption('971');
  await page.getByLabel('Mobile number').fill('050 123 4567');
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('501234567');
  expect(await page.getByRole('button', { name: 'Get OTP' }).isEnabled()).toBe(true);
  await page.getByLabel('Country').selectOption('91');
  expect(await page.getByRole('button', { name: 'Get OTP' }).isEnabled()).toBe(false);
  await shopping.leave(shopper);
});
