import { expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { openBuyer } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

test('an address form keeps its values while another address is deleted', async () => {
  const { shopper } = await openWithAddress();
  const { page } = shopper;
  const form = page.getByRole('main').locator('form');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await form.getByLabel('Address', { exact: true }).fill('7 Temple Street');
  await page.getByRole('button', { name: /^Delete Home/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await form.getByLabel('Address', { exact: true }).inputValue()).toBe('7 Temple Street');
  await page.getByRole('button', { name: /^Delete Home/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Address deleted successfully').waitFor();
  expect(await form.getByLabel('Address', { exact: true }).inputValue()).toBe('7 Temple Street');
  await shopping.leave(shopper);
});

test('deleting an address closes the form that edits it', async () => {
  const { shopper } = await openWithAddress();
  const { page } = shopper;
  await page.getByRole('button', { name: /^Edit Home/ }).click();
  await page.getByRole('button', { name: /^Delete Home/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Address deleted successfully').waitFor();
  await page.getByText('No addresses yet').waitFor();
  await shopping.leave(shopper);
});

test('a PIN code that could not be looked up is not called unknown', async () => {
  const { shopper } = await openWithAddress();
  const { page } = shopper;
  const unknown = page.getByText('We do not know this PIN. Please check it, or just continue.');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await page.route('**/api/v1/pincodes/*', (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.getByLabel('PIN code').fill('411001')]);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await unknown.count()).toBe(0);
  await page.unroute('**/api/v1/pincodes/*');
  await page.getByLabel('PIN code').fill('999999');
  await unknown.waitFor();
  await shopping.leave(shopper);
});

async function openWithAddress() {
  const { shopper, buyer } = await openBuyer(browser, url);
  const { line1, pin } = shopping.meera;
  const place = { line1, line2: '', city: 'Pune', state: 'MH', postal_code: pin, country: 'India' };
  const body = { ...place, type: 'home' as const, phone: '9876543210', is_default: true };
  await callApi('POST /profile/addresses', { url, token: buyer.token, body });
  await shopping.visit(shopper, '/addresses');
  await shopper.page.getByRole('button', { name: /^Edit Home/ }).waitFor();
  return { shopper };
}
