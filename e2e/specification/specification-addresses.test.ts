import { expect, test } from 'vitest';
import { signUp } from '../support/api-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, walk } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const broken = { status: 500, body: 'broken' };
const browser = await openJourneyBrowser();

test('addresses are added, edited, deleted and found by location; profiles are edited', () =>
  walk(async (step) => {
    const shopper = await shopping.openShopper(browser, url);
    const { page } = shopper;
    const buyer = await signUp(url);
    await shopping.becomes(page.context(), buyer);
    const main = page.getByRole('main');
    await shopping.visit(shopper, '/addresses');

    await step('an empty first address shows an error below each field', async () => {
      await main.getByText('No addresses yet').waitFor();
      await main.getByRole('button', { name: 'Add First Address' }).click();
      await main.getByLabel('Phone').fill('');
      await main.locator('form').getByRole('button', { name: 'Add Address' }).click();
      for (const words of [
        'Address is required',
        'City is required',
        'State is required',
        'Postal code required',
        'Phone number required',
      ])
        await main.getByText(words).first().waitFor();
      expect(
        await main.getByLabel('State', { exact: true }).locator('option[value]:not([value=""])').count(),
      ).toBe(36);
    });
    await step('the current location fills the form', async () => {
      await page.evaluate(() => {
        const place = { coords: { latitude: 18.52, longitude: 73.85 } };
        const getCurrentPosition = (found: (at: object) => void, _: unknown, how: object) => {
          Object.assign(window, { how });
          found(place);
        };
        Object.defineProperty(navigator, 'geolocation', {
          value: { getCurrentPosition },
          configurable: true,
        });
      });
      const place = {
        countryCode: 'IN',
        locality: 'Shivajinagar',
        city: 'Pune',
        principalSubdivision: 'Maharashtra',
        postcode: '411005',
      };
      await page.route('https://api.bigdatacloud.net/**', (route) =>
        route.fulfill({ json: place, headers: { 'access-control-allow-origin': '*' } }),
      );
      await main.getByRole('button', { name: 'Use My Current Location' }).click();
      await page.getByText('Location detected and address populated').waitFor();
      expect(await main.getByLabel('City').inputValue()).toBe('Pune');
      expect(await main.getByLabel('State', { exact: true }).inputValue()).toBe('MH');
      expect(await main.getByLabel('Phone').inputValue()).toBe(buyer.mobile);
      expect(await page.evaluate(() => (window as unknown as { how: object }).how)).toMatchObject({
        enableHighAccuracy: true,
        timeout: 10_000,
      });
    });
    await step('the number that was typed for the recipient stays', async () => {
      await main.getByLabel('Phone').fill('9876543210');
      await main.getByLabel('City').fill('');
      await main.getByRole('button', { name: 'Use My Current Location' }).click();
      await expect.poll(() => main.getByLabel('City').inputValue()).toBe('Pune');
      expect(await main.getByLabel('Phone').inputValue()).toBe('9876543210');
      await page.unroute('https://api.bigdatacloud.net/**');
    });
    await step('when the location is not allowed, the reason is shown', async () => {
      const locate = main.getByRole('button', { name: 'Use My Current Location' });
      const service = 'https://api.bigdatacloud.net/**';
      const headers = { 'access-control-allow-origin': '*' };
      for (const [answer, words] of [
        [{ status: 500, headers, body: '' }, 'Failed to get address from location'],
        [{ status: 200, headers, body: 'nonsense' }, 'Failed to process location'],
      ] as const) {
        await page.route(service, (route) => route.fulfill(answer));
        await locate.click();
        await page.getByText(words).waitFor();
        await page.unroute(service);
      }
      await page.evaluate(() => {
        const getCurrentPosition = (_: unknown, refused: () => void) => refused();
        Object.defineProperty(navigator, 'geolocation', {
          value: { getCurrentPosition },
          configurable: true,
        });
      });
      await locate.click();
      await page.getByText('Unable to get your location. Please enter address manually.').waitFor();
      await page.evaluate(() => {
        for (const place of [navigator, Navigator.prototype]) Reflect.deleteProperty(place, 'geolocation');
      });
      await locate.click();
      await page.getByText('Geolocation is not supported by this browser').waitFor();
    });
    await step('errors while saving are shown, and the saved address is the default', async () => {
      await page.route('**/api/v1/profile/addresses', (route) =>
        route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
      );
      await main.locator('form').getByRole('button', { name: 'Add Address' }).click();
      await page.getByText('Failed to save address').waitFor();
      await page.unroute('**/api/v1/profile/addresses');
      await main.locator('form').getByRole('button', { name: 'Add Address' }).click();
      await page.getByText('Address added successfully').waitFor();
      // The form was long: after saving, the page and the focus are back at its top.
      await expect
        .poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.id]), { timeout: 15_000 })
        .toEqual([0, 'main']);
      const card = main.getByRole('article');
      expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
        /Home Default .*Shivajinagar .*Pune, Maharashtra 411005 .*98765/,
      );
    });
    await step('it is edited', async () => {
      await main.getByRole('button', { name: /^Edit/ }).click();
      await main.getByLabel('City').fill('Pimpri');
      await main.getByRole('button', { name: 'Update Address' }).click();
      await page.getByText('Address updated successfully').waitFor();
      await main
        .getByRole('article')
        .getByText(/Pimpri/)
        .waitFor();
    });
    await step('it is deleted after a confirmation', async () => {
      await main.getByRole('button', { name: /^Delete/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Are you sure you want to delete this address?').waitFor();
      await page.route('**/api/v1/profile/addresses/*', (route) => route.fulfill(broken));
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Failed to delete address').waitFor();
      await page.unroute('**/api/v1/profile/addresses/*');
      await main.getByRole('button', { name: /^Delete/ }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Address deleted successfully').waitFor();
      await main.getByText('No addresses yet').waitFor();
    });
    await step('a profile is edited, and missing fields are shown', async () => {
      await shopping.visit(shopper, '/profile');
      expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Profile', 'Settings']);
      await main.getByRole('button', { name: /Edit/ }).click();
      await main.getByLabel('Phone').fill('');
      await main.getByLabel('Email').fill('nobody');
      await main.getByRole('button', { name: 'Save Changes' }).click();
      for (const words of [
        'First name is required',
        'Last name is required',
        'Valid phone number required',
        'Invalid email',
      ])
        await main.getByText(words).first().waitFor();
      await main.getByLabel('First name').fill('Meera');
      await main.getByLabel('Last name').fill('Joshi');
      await main.getByLabel('Phone').fill('9876543210');
      await main.getByLabel('Email').fill('meera.joshi@example.com');
      await main.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Profile updated successfully').waitFor();
      await main.getByText('meera.joshi@example.com').waitFor();
    });
    await shopping.leave(shopper);
  }));
