import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { desk, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { swipe } from '../support/fingers.ts';
import { openJourneyBrowser, shareTabs } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const open = shareTabs(await openJourneyBrowser(), url);
const path = `/product/${(await pickProducts(url)).plain.product.slug}`;

test.each([
  ['phone', phone],
  ['desk', desk],
])(
  'on a %s a toast hangs below the top bar, covers no link to the cart and moves nothing',
  async (_, size) => {
    const shopper = await open({ size });
    const { page } = shopper;
    await shopping.visit(shopper, path);
    const before = await findPlace(page.getByRole('heading', { level: 1 }));
    await shopping.addToCart(shopper);
    await wish(shopper);
    await makeItStay(page);
    expect(await findPlace(page.getByRole('heading', { level: 1 }))).toBe(before);
    for (const top of [0, 900]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      const [bar, toast] = await Promise.all([boxOf(page.getByRole('banner')), boxOf(findToast(page))]);
      expect(toast.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(toast.y).toBeLessThan(bar.y + bar.height + 20);
    }
    await shopping.openCart(shopper);
  },
);

test('a toast is dismissed by swiping, and returns after a small movement', async () => {
  const shopper = await open({ size: phone });
  const { page } = shopper;
  await shopping.visit(shopper, path);
  await wish(shopper);
  const toast = await makeItStay(page);
  const place = await boxOf(toast);
  const from = { x: place.x + 24, y: place.y + place.height / 2 };
  await swipe(page, from, { ...from, x: from.x + 30 });
  await expect.poll(async () => (await boxOf(toast)).x).toBe(place.x);
  await swipe(page, from, { ...from, x: from.x + 150 });
  await toast.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(path);
});

/** Presses the product's heart, which shows a toast. */
async function wish({ page, hand }: shopping.Shopper): Promise<void> {
  await hand.press(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to wishlist$/ })
      .first(),
  );
  await page.getByText('Added to wishlist!').waitFor();
}

function findToast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
}

/** Focuses the toast, which then stays: this machine may be slow. */
async function makeItStay(page: Page): Promise<Locator> {
  const toast = findToast(page);
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  return toast;
}

async function boxOf(target: Locator) {
  return (await target.boundingBox())!;
}

/** Returns the distance from the top of the page, whatever the scroll position. */
function findPlace(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().top + scrollY);
}
