import { expect, test } from 'vitest';
import { z } from 'zod';
import { callApi } from '../support/api-buyer.ts';
import { fillCart, openBuyer } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, walk } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const Validated = z.object({ valid: z.boolean() });

const { url } = findShop();
const browser = await openJourneyBrowser();

const broken = { status: 500, body: 'broken' };

test('the checkout handles no promo code, wrong ones, a failed request and a valid one', () =>
  walk(async (step) => {
    const { shopper } = await openBuyer(browser, url);
    const { page } = shopper;
    await fillCart(shopper, (await pickProducts(url)).plain.product);
    await shopping.visit(shopper, '/checkout');
    await shopping.fillAddress(shopper);
    const apply = page.getByRole('button', { name: 'Apply', exact: true }).first();
    const code = page.getByLabel('Promo code').first();
    await step('missing, wrong and unanswered promo codes show errors', async () => {
      await page.getByRole('button', { name: 'Have a promo code?' }).first().click();
      await apply.click();
      await page.getByText('Please enter a promo code').waitFor();
      await code.fill('nosuch');
      expect(await code.inputValue()).toBe('NOSUCH');
      await apply.click();
      await page.getByText('Invalid or expired promo code').waitFor();
      await page.route('**/promotions/validate', (route) => route.abort());
      await apply.click();
      await page.getByText('Failed to apply promo code').waitFor();
      await page.unroute('**/promotions/validate');
      await page.route('**/promotions/validate', (route) => route.fulfill(broken));
      await apply.click();
      await page.getByText('Failed to apply promo code').waitFor();
      await page.unroute('**/promotions/validate');
    });
    await step('a valid promo code shows its discount, and can be removed', async () => {
      const { promotions } = await callApi('GET /promotions/active', { url });
      const known = promotions.map((each) => each.code);
      let isApplied = false;
      for (const each of known) {
        await code.fill(each.toLowerCase());
        const [answer] = await Promise.all([page.waitForResponse('**/promotions/validate'), apply.click()]);
        isApplied = Validated.parse(await answer.json()).valid;
        if (isApplied) break;
      }
      expect(isApplied).toBe(true);
      await page.getByText(/^Promo code applied! (\d+%|₹[\d,]+) off$/).waitFor();
      await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
      await page.getByText('Promo code removed').waitFor();
    });
    await shopping.leave(shopper);
  }));
