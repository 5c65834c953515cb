import type { Answer } from '#contract/endpoints.ts';
import { expect, test } from 'vitest';
import { desk, phone } from '../support/browser.ts';
import { openBuyerWithCart } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();
const { product } = (await pickProducts(url)).plain;

test('no loading placeholder is shown beside a total that could not be calculated, until it is retried', async () => {
  const { shopper } = await openBuyerWithCart(browser, url, { size: desk, product });
  const { page, hand } = shopper;
  await page.route('**/cart/quote', (route) => route.abort());
  await shopping.visit(shopper, '/checkout');
  const again = page.getByRole('button', { name: 'Try Again' });
  await again.waitFor();
  const pulsing = page.locator('main .animate-breathe').filter({ visible: true });
  expect(await pulsing.count()).toBe(0);
  const method = page.getByRole('radio', { name: /^Standard/ });
  const before = await method.boundingBox();
  await page.unroute('**/cart/quote');
  await hand.press(again);
  await page
    .getByText(/^Arrives .* business days/)
    .first()
    .waitFor();
  expect(await method.boundingBox()).toEqual(before);
  await shopping.leave(shopper);
});

test.each([
  ['on a phone', phone],
  ['at a desk', desk],
] as const)(
  '%s a total that arrives during a press on a payment method does not move it',
  async (_, size) => {
    const { shopper } = await openBuyerWithCart(browser, url, { size, product });
    const { page } = shopper;
    const calculated = Promise.withResolvers<void>();
    await page.route('**/cart/quote', async (route) => {
      await calculated.promise;
      const response = await route.fetch();
      await route.fulfill({ response, json: withLongDays(await response.json()) });
    });
    await shopping.visit(shopper, '/checkout');
    const cash = page.getByRole('radio', { name: /^Cash on delivery/ });
    await cash.scrollIntoViewIfNeeded();
    await cash.hover();
    const before = await cash.boundingBox();
    await page.mouse.down();
    calculated.resolve();
    await page
      .getByText(/^Arrives .* business days/)
      .first()
      .waitFor();
    await page.mouse.up();
    expect(await cash.boundingBox()).toEqual(before);
    expect(await cash.isChecked()).toBe(true);
    // The total with the cash charge may still be loading.
    await page.unrouteAll({ behavior: 'wait' });
    await shopping.leave(shopper);
  },
);

/** Returns a quote with the days that take most room when written. */
function withLongDays(quote: Answer<'POST /cart/quote'>): Answer<'POST /cart/quote'> {
  const days = { from: '2026-09-30', to: '2026-10-14', from_days: 10, to_days: 15 };
  return {
    ...quote,
    shipping_methods: quote.shipping_methods.map((method) => ({ ...method, ...days })),
  };
}
