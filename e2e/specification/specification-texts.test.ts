import { expect, test } from 'vitest';
import { signUp } from '../support/api-buyer.ts';
import { desk, newVisitor, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { openJourneyBrowser, walk } from '../support/journey.ts';
import { followLink, openShopper, visit } from '../support/shopper.ts';
import { holdUp } from './hold-up.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

test('on text pages questions open independently, and navigation starts at the top', () =>
  walk(async (step) => {
    const shopper = await openShopper(browser, url, { size: desk });
    const { page } = shopper;
    const main = page.getByRole('main');

    await step(
      'questions open and close independently: closed below their category, open with answer and category badge',
      async () => {
        await visit(shopper, '/faq');
        const entries = main.locator('details');
        await entries.nth(0).locator('summary').click();
        await entries.nth(2).locator('summary').click();
        const open = await entries.evaluateAll((all) =>
          all.map((entry) => (entry as HTMLDetailsElement).open),
        );
        expect(open.slice(0, 4)).toEqual([true, false, true, false]);
        const shut = (await entries.nth(1).innerText()).split('\n').filter(Boolean);
        expect(shut).toHaveLength(2);
        const opened = (await entries.nth(0).innerText()).split('\n').filter(Boolean);
        expect(opened.length).toBeGreaterThanOrEqual(3);
        await entries.nth(0).locator('summary').click();
        expect(await entries.nth(0).evaluate((entry) => (entry as HTMLDetailsElement).open)).toBe(false);
      },
    );
    await step('the policy and the terms open at the top', async () => {
      for (const [name, path] of [
        ['Privacy Policy', '/privacy-policy'],
        ['Terms & Conditions', '/terms-conditions'],
      ] as const) {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.getByRole('contentinfo').getByRole('link', { name }).click();
        await page.waitForURL(url + path);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      }
    });
    await step('while a page loads the previous one stays and shows Loading', async () => {
      for (const path of ['/contact', '/privacy-policy', '/faq']) {
        const go = await holdUp(page);
        await followLink(page, path);
        await page.locator('output', { hasText: 'Loading' }).waitFor({ state: 'attached' });
        expect(page.url()).not.toBe(url + path);
        go();
        await page.waitForURL(url + path);
        await page.locator('output', { hasText: 'Loading' }).waitFor({ state: 'detached' });
      }
    });
    await page.context().close();
  }));

test('tracking goes through the shop’s server, and without a number opens the orders', () =>
  walk(async (step) => {
    const buyer = await signUp(url);
    const { plain } = await pickProducts(url);
    const { order_number: number } = await buyer.place(plain.product);
    const context = await newVisitor(browser, desk);
    const page = await context.newPage();
    await step('a redirect message is shown, and the server’s tracking call is opened', async () => {
      const asked: string[] = [];
      page.on(
        'request',
        (request) => void (request.isNavigationRequest() && asked.push(new URL(request.url()).pathname)),
      );
      const go = await holdUp(page, '**/api/v1/track/*');
      await page.goto(`${url}/track/${number}`);
      await page.getByText('Redirecting to your order tracking...').waitFor();
      go();
      await page.waitForURL(`${url}/track/${number}/status`);
      expect(asked).toContain(`/api/v1/track/${number}`);
    });
    await step('without a number the customer’s orders open, after a login', async () => {
      await page.goto(`${url}/track`);
      await untilAwake(page);
      await page.waitForURL(/\/login\?returnTo=%2Forders$/);
    });
    await context.close();
  }));
