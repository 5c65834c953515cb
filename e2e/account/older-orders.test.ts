import { expect, test } from 'vitest';
import { phone } from '../support/browser.ts';
import { openBuyer } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const older = '**/api/v1/orders?page=2&limit=20';
const browser = await openJourneyBrowser();

test('when older orders cannot be loaded, the shown ones stay and loading can be retried', async () => {
  const { shopper, number } = await openWithOlder();
  const { page } = shopper;
  await page.route(older, (route) =>
    route.fulfill({ status: 503, json: { error: 'Please try again later.' } }),
  );
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await page.getByText('Please try again later.').waitFor();
  await page.getByRole('article', { name: `Order ${number}` }).waitFor();
  await page.unroute(older);
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await page.getByRole('button', { name: 'Show older orders' }).waitFor({ state: 'detached' });
  await page.getByRole('article', { name: `Order ${number}` }).waitFor();
  await shopping.leave(shopper);
});

test('older orders that arrive after the tab was changed do not replace its list', async () => {
  const { shopper } = await openWithOlder();
  const { page } = shopper;
  const answered = Promise.withResolvers<void>();
  await page.route(older, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await page.getByRole('tab', { name: 'Cancelled' }).click();
  const nothing = page.getByText('See your other orders under All.');
  await nothing.waitFor();
  const late = page.waitForResponse(older);
  answered.resolve();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await nothing.count()).toBe(1);
  await shopping.leave(shopper);
});

/** Opens the order list of a buyer of one order; the shop claims that it has a second page. */
async function openWithOlder() {
  const { shopper, buyer } = await openBuyer(browser, url, { size: phone });
  const { order_number: number } = await buyer.place((await pickProducts(url)).plain.product);
  await shopper.page.route('**/api/v1/orders?page=1&limit=20', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), total: 21 } });
  });
  await shopping.visit(shopper, '/orders');
  await shopper.page.getByRole('article', { name: `Order ${number}` }).waitFor();
  return { shopper, number };
}
