import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { callApi } from '../support/api-buyer.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { runCommand } from '../support/admin-cli.ts';
import { orderByCash } from '../support/place-order.ts';
import * as shopping from '../support/shopper.ts';
import type { Manner } from '../support/shopper.ts';

const { url, dataDir } = findShop();
let browser: Browser;
/** Not used by other journeys, because its page shows a buyer's first name afterwards. */
let chosen: ProductJson;

beforeAll(async () => {
  browser = await openBrowser();
  const { plain } = await pickProducts(url);
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  chosen = products.find(
    ({ id, has_variants, stock_quantity }) => id !== plain.product.id && !has_variants && stock_quantity > 1,
  )!;
});
afterAll(() => browser.close());

const manners: [string, Manner][] = [
  ['on a phone by touch', { size: phone, by: 'pointer' }],
  ['on a desk by keyboard', { size: desk, by: 'keyboard' }],
];

test.each(manners)(
  'a customer orders, staff pack and deliver, and the customer reviews the product, %s',
  // Using the keyboard takes many steps.
  { timeout: 120_000 },
  async (_, manner) => {
    const shopper = await shopping.openShopper(browser, url, manner);
    const { page, hand } = shopper;
    const { order_number: number } = await orderByCash(shopper, chosen.id);
    expect(await runCommand(dataDir, 'ship', [number, 'delhivery', '12345678901'])).toContain('shipped');
    expect(await runCommand(dataDir, 'deliver', [number])).toContain('delivered');

    await shopping.visit(shopper, '/orders?status=delivered');
    const card = page.getByRole('article', { name: `Order ${number}` });
    await card.getByText(/ by Delhivery/).waitFor();
    await card.getByText('Tracking no. 12345678901').waitFor();
    const amounts = (await card.innerText()).match(/₹[\d,.]+/g)!;
    expect(amounts.filter((amount) => !/\.\d\d$/.test(amount))).toEqual([]);
    await hand.press(card.getByRole('button', { name: `Write Review of order ${number}` }));
    const dialog = page.getByRole('dialog', { name: 'Write Review' });
    await dialog.getByText('Your name will be shown as “Meera J.”').waitFor();
    await hand.press(dialog.getByRole('button', { name: 'Submit Review' }));
    await dialog.getByText('Please choose 1 to 5 stars').waitFor();
    await dialog.locator('input[type=radio]:focus').waitFor();
    await hand.choose(dialog.getByRole('radio', { name: /^4 stars/ }));
    await hand.type(dialog.getByLabel('Your review'), `It stands in our hall. ${number}`);
    await hand.press(dialog.getByRole('button', { name: 'Submit Review' }));
    await page.getByText('Thank you for your review!').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await card.getByRole('button', { name: /^Write Review/ }).count()).toBe(0);

    await shopping.visit(shopper, `/product/${chosen.slug}`);
    const review = page
      .getByRole('region', { name: 'Reviews' })
      .getByText(`It stands in our hall. ${number}`);
    await review.waitFor();
    expect(await page.getByRole('region', { name: 'Reviews' }).textContent()).toContain('Meera J.');
    await shopping.leave(shopper);
  },
);
