import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import type { Browser } from 'playwright-core';
import { callApi, signUp } from '../support/api-buyer.ts';
import { isAwake, openBrowser } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { walk } from '../support/journey.ts';
import { findAsked, go, openVisitor, read, remember } from '../support/visitor.ts';

const { url } = findShop();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a session shows who it is, is exchanged before it ends, and ends by logging out', () =>
  walk(async (step) => {
    const buyer = await signUp(url);
    const visitor = await openVisitor(browser, buyer.token, 23);
    const { page } = visitor;
    await page.clock.install();
    await go(visitor, '/about');
    const banner = page.getByRole('banner');
    const account = banner.getByRole('button', { name: 'My account' });

    await step('a token with less than a day left is exchanged at the start, and its end kept', async () => {
      await expect.poll(() => read(visitor, 'token')).not.toBe(buyer.token);
      const left = Date.parse((await read(visitor, 'token_expires_at'))!) - Date.now();
      expect(left / hourMs).toBeGreaterThan(6 * 24);
      expect(findAsked(visitor, 'POST', '/auth/refresh')).toHaveLength(1);
    });
    await step('and looked at every hour', async () => {
      await remember(page, (await read(visitor, 'token'))!, 24.5);
      await page.reload();
      await isAwake(page);
      await page.clock.fastForward(0.4 * hourMs);
      expect(findAsked(visitor, 'POST', '/auth/refresh')).toHaveLength(1);
      const token = await read(visitor, 'token');
      await page.clock.fastForward(0.7 * hourMs);
      await expect.poll(() => findAsked(visitor, 'POST', '/auth/refresh').length).toBe(2);
      // The request is counted before its answer has arrived.
      await expect.poll(() => read(visitor, 'token')).not.toBe(token);
    });
    await step('somebody without a name is greeted as User, and by name once there is one', async () => {
      await account.hover();
      await banner.getByText('Hello, User', { exact: true }).waitFor();
      const token = (await read(visitor, 'token'))!;
      await callApi('PUT /mobile/profile', { url, token, body: { name: 'Meera Joshi' } });
      await page.reload();
      await isAwake(page);
      await account.hover();
      await banner.getByText('Hello, Meera Joshi', { exact: true }).waitFor();
    });
    await step('the menu leads to everything that is theirs', async () => {
      for (const [name, path] of [
        ['My Profile', '/profile'],
        ['My Addresses', '/addresses'],
        ['My Orders', '/orders'],
        ['My Wishlist', '/wishlist'],
      ])
        expect(await banner.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
    });
    await step('logging out forgets the token and its end, and leads home', async () => {
      await account.hover();
      await banner.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(`${url}/`);
      await page.getByText('Logged out successfully').waitFor();
      expect([await read(visitor, 'token'), await read(visitor, 'token_expires_at')]).toEqual([null, null]);
      await banner.getByRole('link', { name: 'Login' }).waitFor();
    });
    await visitor.context.close();
  }));

test('a session that the server no longer knows ends; only pages of the account ask to log in again', () =>
  walk(async (step) => {
    const unknown = 'A'.repeat(43);
    const visitor = await openVisitor(browser, unknown);
    const { page } = visitor;

    await step('elsewhere the token is forgotten and one stays', async () => {
      await go(visitor, '/about');
      await expect.poll(() => read(visitor, 'token')).toBeNull();
      expect(page.url()).toBe(`${url}/about`);
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    });
    for (const path of ['/profile', '/orders'])
      await step('at the profile and the orders one is sent to log in, and back from there', async () => {
        await go(visitor, '/faq');
        await remember(page, unknown, 100);
        await page.goto(url + path);
        await page.waitForURL(`${url}/login?returnTo=${encodeURIComponent(path)}`);
        // The page may still be on its way.
        await expect.poll(() => read(visitor, 'token').catch(() => 'moving')).toBeNull();
      });
    await step(
      'who is not logged in is led to the login from every page of the account, and back from there',
      async () => {
        await page.goto(`${url}/faq`);
        await page.evaluate(() => localStorage.clear());
        for (const path of ['/profile', '/orders', '/addresses', '/invoices']) {
          await page.goto(url + path);
          await page.waitForURL(`${url}/login?returnTo=${encodeURIComponent(path)}`);
        }
      },
    );
    await visitor.context.close();
  }));

test('logging in and registering by e-mail say why they failed: in the words of the shop, else in their own', () =>
  walk(async (step) => {
    const { page, context } = await openVisitor(browser);
    const main = page.getByRole('main');
    for (const [path, button, words] of [
      ['/login', 'Login', 'Login failed'],
      ['/register', 'Create account', 'Registration failed'],
    ] as const)
      await step(
        'without a word from the shop it is said that it failed, and that it was not reached',
        async () => {
          await page.goto(url + path);
          await isAwake(page);
          await page.route('**/api/v1/auth/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
          await main.getByRole('button', { name: button, exact: true }).click();
          await main.getByText(words, { exact: true }).waitFor();
          await page.unroute('**/api/v1/auth/*');
          await page.route('**/api/v1/auth/*', (route) => route.abort());
          await main.getByRole('button', { name: button, exact: true }).click();
          await main.getByText(`${words}. The shop cannot be reached.`).waitFor();
          await page.unroute('**/api/v1/auth/*');
        },
      );
    await step('what the shop says is what is shown', async () => {
      await page.goto(`${url}/login`);
      await isAwake(page);
      await main.getByLabel('Email').fill('nobody@example.com');
      await main.getByLabel('Password').fill('not that one');
      await main.getByRole('button', { name: 'Login', exact: true }).click();
      await main.getByText('Invalid email or password').waitFor();
    });
    await context.close();
  }));
