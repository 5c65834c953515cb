import { expect, test } from 'vitest';
import { signUp } from '../support/api-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, walk } from '../support/journey.ts';
import { findAsked, openVisitor, read, remember } from '../support/visitor.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

test('a customer who leaves the page before a refresh response arrives stays logged in', () =>
  walk(async (step) => {
    const buyer = await signUp(url);
    const visitor = await openVisitor(browser, buyer.token, 23);
    const { page } = visitor;

    await step('the server refreshes the token, and the page is left before the response', async () => {
      const exchanged = Promise.withResolvers<void>();
      await page.route(
        '**/api/v1/auth/refresh',
        async (route) => {
          // The request reaches the server, but its response never reaches the page.
          await route.fetch();
          exchanged.resolve();
        },
        { times: 1 },
      );
      await page.goto(`${url}/about`);
      await exchanged.promise;
      expect(await read(visitor, 'token')).toBe(buyer.token);
    });
    await step('the next account page gets another token and shows the orders', async () => {
      await page.goto(`${url}/orders`);
      await expect.poll(() => read(visitor, 'token')).not.toBe(buyer.token);
      expect(await read(visitor, 'token')).toMatch(/^[\w-]{43}$/);
      await page.getByRole('heading', { name: 'My Orders' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/orders');
      expect(findAsked(visitor, 'POST', '/auth/refresh')).toHaveLength(2);
    });
    await step('a request during the refresh is repeated with the new token', async () => {
      const old = (await read(visitor, 'token'))!;
      await remember(page, old, 23);
      const sent: (string | undefined)[] = [];
      await page.route('**/api/v1/orders?*', async (route) => {
        sent.push(route.request().headers().authorization);
        await expect.poll(() => read(visitor, 'token')).not.toBe(old);
        await route.continue();
      });
      await page.reload();
      await expect.poll(() => sent.length).toBe(2);
      const fresh = (await read(visitor, 'token'))!;
      expect(sent).toEqual([`Bearer ${old}`, `Bearer ${fresh}`]);
      await page.getByText('No orders').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/orders');
    });
    await visitor.context.close();
  }));
