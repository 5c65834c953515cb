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

test('a new customer registers by mobile, skips the profile and returns to the page they came from', async () => {
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

test('the top bar shows the login link where there is room for it; the menu always has it', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: { width: 390, height: 740 } });
  const { page } = shopper;
  await shopping.visit(shopper, '/');
  const banner = page.getByRole('banner');
  expect(await banner.getByRole('link', { name: 'Login' }).isVisible()).toBe(true);
  await banner.getByRole('button', { name: 'Menu' }).click();
  const inMenu = page.getByRole('dialog').getByRole('link', { name: /Login/ }).first();
  await inMenu.waitFor();
  await page.setViewportSize(phone);
  await inMenu.waitFor();
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'Menu' }).waitFor();
  expect(await banner.getByRole('link', { name: 'Login' }).isVisible()).toBe(false);
  await shopping.leave(shopper);
});

test('a profile requires a name and saves it', async () => {
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

test('an unregistered number gets a message and can register from there', async () => {
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

test('a logged-in customer is redirected from every login page, also after a reload while registering', async () => {
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

test('a login in one tab redirects another tab that was reloaded while waiting for a code', async () => {
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

test('no code is sent to a landline', async () => {
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
])('on a slow phone digits typed on %s before its script loads are kept', async (path, action) => {
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
});

test('on a slow phone a login that is pressed before its script loads is sent afterwards, and no password enters the address', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page } = shopper;
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${url}/login`, { waitUntil: 'domcontentloaded' });
  const email = 'nobody@example.com';
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('brass and clay');
  const sent = page.waitForRequest('**/auth/login', slow);
  await page.getByLabel('Password').press('Enter');
  held.resolve();
  expect((await sent).postDataJSON()).toEqual({ email, password: 'brass and clay' });
  expect(page.url()).toBe(`${url}/login`);
  await shopping.leave(shopper);
});

test('a nine-digit number of the Emirates can be entered', async () => {
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
