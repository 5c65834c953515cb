import { expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { callApi, signUp } from '../support/api-buyer.ts';
import { untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, walk } from '../support/journey.ts';
import { findAsked, go, openVisitor, read, remember } from '../support/visitor.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

test('a session shows its customer, is refreshed before it expires, and ends by logging out', () =>
  walk(async (step) => {
    const buyer = await signUp(url);
    const visitor = await openVisitor(browser, buyer.token, 23);
    const { page } = visitor;
    await page.clock.install();
    await go(visitor, '/about');
    const banner = page.getByRole('banner');
    const account = banner.getByRole('button', { name: 'My account' });

    await step(
      'a token with less than a day left is refreshed at the start, and its expiry stored',
      async () => {
        await expect.poll(() => read(visitor, 'token')).not.toBe(buyer.token);
        const left = Date.parse((await read(visitor, 'token_expires_at'))!) - Date.now();
        expect(left / hourMs).toBeGreaterThan(6 * 24);
        expect(findAsked(visitor, 'POST', '/auth/refresh')).toHaveLength(1);
      },
    );
    await step('the token is checked every hour', async () => {
      await remember(page, (await read(visitor, 'token'))!, 24.5);
      await page.reload();
      await untilAwake(page);
      await page.clock.fastForward(0.4 * hourMs);
      expect(findAsked(visitor, 'POST', '/auth/refresh')).toHaveLength(1);
      const token = await read(visitor, 'token');
      await page.clock.fastForward(0.7 * hourMs);
      await expect.poll(() => findAsked(visitor, 'POST', '/auth/refresh').length).toBe(2);
      // The request is counted before its response has arrived.
      await expect.poll(() => read(visitor, 'token')).not.toBe(token);
    });
    await step('a customer without a name is greeted as User, and by name once there is one', async () => {
      await account.hover();
      await banner.getByText('Hello, User', { exact: true }).waitFor();
      const token = (await read(visitor, 'token'))!;
      await callApi('PUT /mobile/profile', { url, token, body: { name: 'Meera Joshi' } });
      await page.reload();
      await untilAwake(page);
      await account.hover();
      await banner.getByText('Hello, Meera Joshi', { exact: true }).waitFor();
    });
    await step('the menu links to everything of the customer', async () => {
      for (const [name, path] of [
        ['My Profile', '/profile'],
        ['My Addresses', '/addresses'],
        ['My Orders', '/orders'],
        ['My Wishlist', '/wishlist'],
      ])
        expect(await banner.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
    });
    await step('logging out removes the token and its expiry, and opens the home page', async () => {
      await account.hover();
      await banner.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(`${url}/`);
      await page.getByText('Logged out successfully').waitFor();
      expect([await read(visitor, 'token'), await read(visitor, 'token_expires_at')]).toEqual([null, null]);
      await banner.getByRole('link', { name: 'Login' }).waitFor();
    });
    await visitor.context.close();
  }));

test('a session unknown to the server ends; only account pages ask for a new login', () =>
  walk(async (step) => {
    const unknown = 'A'.repeat(43);
    const visitor = await openVisitor(browser, unknown);
    const { page } = visitor;

    await step('on other pages the token is removed and the page stays', async () => {
      await go(visitor, '/about');
      await expect.poll(() => read(visitor, 'token')).toBeNull();
      expect(page.url()).toBe(`${url}/about`);
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    });
    for (const path of ['/profile', '/orders'])
      await step('profile and orders redirect to the login, and back afterwards', async () => {
        await go(visitor, '/faq');
        await remember(page, unknown, 100);
        await page.goto(url + path);
        await page.waitForURL(`${url}/login?returnTo=${encodeURIComponent(path)}`);
        // The page may still be loading.
        await expect.poll(() => read(visitor, 'token').catch(() => 'moving')).toBeNull();
      });
    await step('without a login every account page redirects to the login, and back afterwards', async () => {
      await page.goto(`${url}/faq`);
      await page.evaluate(() => localStorage.clear());
      for (const path of ['/profile', '/orders', '/addresses', '/invoices']) {
        await page.goto(url + path);
        await page.waitForURL(`${url}/login?returnTo=${encodeURIComponent(path)}`);
      }
    });
    await visitor.context.close();
  }));

test('failed e-mail logins and registrations show the server’s message, or their own without one', () =>
  walk(async (step) => {
    const { page, context } = await openVisitor(browser);
    const main = page.getByRole('main');
    for (const [path, button, words] of [
      ['/login', 'Login', 'Login failed'],
      ['/register', 'Create account', 'Registration failed'],
    ] as const)
      await step(
        'without a message from the server the page says that the login failed or the shop was not reached',
        async () => {
          await page.goto(url + path);
          await untilAwake(page);
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
    await step('the server’s message is shown', async () => {
      await page.goto(`${url}/login`);
      await untilAwake(page);
      await main.getByLabel('Email').fill('nobody@example.com');
      await main.getByLabel('Password').fill('not that one');
      await main.getByRole('button', { name: 'Login', exact: true }).click();
      await main.getByText('Invalid email or password').waitFor();
    });
    await context.close();
  }));
