import { expect, onTestFinished, test } from 'vitest';
import { openBrowser, phone } from '../support/browser.ts';
import { openBuyer } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();

test('nothing is shown below the password in the settings until it is known whether the account has one', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { shopper } = await openBuyer(browser, url, { size: phone });
  const { page } = shopper;
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/profile', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await shopping.visit(shopper, '/profile?tab=settings');
  await page.getByText('This device').waitFor();
  const settings = page.getByRole('tabpanel', { name: 'Settings' });
  expect(await settings.getByRole('checkbox').count()).toBe(0);
  expect(await settings.getByRole('button').count()).toBe(0);
  answered.resolve();
  await settings.getByRole('checkbox').first().waitFor();
  await settings.getByRole('button', { name: 'Logout', exact: true }).waitFor();
  await shopping.leave(shopper);
});
