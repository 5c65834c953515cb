import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { findCode, readCode, signUp } from '../support/api-buyer.ts';
import { findBarriers } from '../support/barriers.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;
const quick = { timeout: 15_000 };

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a wrong code is refused with a message, and the right one logs in afterwards', async () => {
  const known = await signUp(url);
  const shopper = { ...(await shopping.openShopper(browser, url)), mobile: known.mobile };
  const { page } = shopper;
  const old = await findCode(url, known.mobile);
  await shopping.visit(shopper, '/mobile-login');
  await askForCode(page, known.mobile);
  const code = await readCode(url, known.mobile, old);
  const isAtFirstBox = () =>
    page
      .getByRole('textbox', { name: 'One-time code' })
      .evaluate((box) => box === document.activeElement && (box as HTMLInputElement).value === '');
  await expect.poll(isAtFirstBox, quick).toBe(true);
  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  await page.getByText('Invalid OTP').waitFor();
  await expect.poll(isAtFirstBox, quick).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await shopping.typeCode(shopper, code);
  await page.getByText('Login successful!').waitFor();
  await page.waitForURL(`${url}/`);
  await shopping.leave(shopper);
});

test('after five wrong codes a new one must be requested, which logs in', async () => {
  const known = await signUp(url);
  const shopper = { ...(await shopping.openShopper(browser, url, { size: phone })), mobile: known.mobile };
  const { page } = shopper;
  const old = await findCode(url, known.mobile);
  await shopping.visit(shopper, '/mobile-login');
  await askForCode(page, known.mobile);
  const code = await readCode(url, known.mobile, old);
  const box = page.getByRole('textbox', { name: 'One-time code' });
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await resend.count()).toBe(0);
    const answered = page.waitForResponse('**/auth/mobile/verify-otp');
    await shopping.typeCode(shopper, code === '111111' ? '222222' : '111111');
    expect((await (await answered).json()).error).toBe('Invalid OTP');
    await expect.poll(() => box.inputValue(), quick).toBe('');
  }
  await page
    .getByText('There were too many wrong attempts with this OTP. Please ask for a new one.')
    .waitFor();
  expect(await box.isDisabled()).toBe(true);
  await expect.poll(() => resend.evaluate((button) => button === document.activeElement), quick).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Mobile number').inputValue(), quick).toBe(known.mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await shopping.typeCode(shopper, await readCode(url, known.mobile, code));
  await page.waitForURL(`${url}/`);
  await shopping.leave(shopper);
});

test('a code that was tried too often elsewhere is refused at once', async () => {
  const known = await signUp(url);
  const shopper = { ...(await shopping.openShopper(browser, url)), mobile: known.mobile };
  const { page } = shopper;
  const old = await findCode(url, known.mobile);
  await shopping.visit(shopper, '/mobile-login');
  await askForCode(page, known.mobile);
  const code = await readCode(url, known.mobile, old);
  const asked = { mobile_number: known.mobile, country_code: '91', purpose: 'login' };
  const body = JSON.stringify({ ...asked, otp: code === '111111' ? '222222' : '111111' });
  const headers = { 'content-type': 'application/json' };
  for (let attempt = 0; attempt < 5; attempt += 1)
    await fetch(`${url}/api/v1/auth/mobile/verify-otp`, { method: 'POST', headers, body });
  await shopping.typeCode(shopper, code);
  await page
    .getByText('There were too many wrong attempts with this OTP. Please ask for a new one.')
    .waitFor();
  await page.getByRole('button', { name: 'Resend OTP' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await shopping.leave(shopper);
});

test('after five minutes a code has expired and a new one can be requested; the old one is refused', async () => {
  const known = await signUp(url);
  const shopper = { ...(await shopping.openShopper(browser, url)), mobile: known.mobile };
  const { page } = shopper;
  const first = await findCode(url, known.mobile);
  await page.clock.install();
  await shopping.visit(shopper, '/mobile-login');
  await askForCode(page, known.mobile);
  const second = await readCode(url, known.mobile, first);
  await page.getByText(/^OTP expires in (5:00|4:5\d)$/).waitFor();
  expect(await page.getByRole('button', { name: 'Resend OTP' }).count()).toBe(0);
  await page.clock.fastForward('05:01');
  await page.getByText('OTP has expired').waitFor();
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  expect(await page.getByLabel('Mobile number').inputValue()).toBe(known.mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const third = await readCode(url, known.mobile, second);
  await shopping.typeCode(shopper, second);
  await page.getByText('Invalid OTP').waitFor();
  await shopping.typeCode(shopper, third);
  await page.waitForURL(`${url}/`);
  await shopping.leave(shopper);
});

async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('One-time code').waitFor();
}
