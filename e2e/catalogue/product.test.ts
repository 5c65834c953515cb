import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { VariantJson } from '#contract/catalogue/product.ts';
import { phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, shareTabs } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';
import { findCheapest, isThere, pickVaried, priceOf } from './varied-product.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();
const open = shareTabs(browser, url);
const { products, pot, missing } = await pickVaried(url);

test('the cheapest variant in stock is preselected; another choice changes price, stock, pictures and URL', async () => {
  const shopper = await open();
  const { page } = shopper;
  await shopping.visit(shopper, `/product/${pot.slug}`);
  const cheapest = findCheapest(pot);
  await seesChosen(page, cheapest);
  expect(await page.getByRole('main').innerText()).toContain(rupees(priceOf(cheapest)));
  const maker = page.getByRole('region', { name: /^The maker: / });
  const name = (await maker.getByRole('heading').innerText()).replace('The maker: ', '');
  const made = page.getByText(`Made by ${name}`, { exact: true });
  expect(await made.getByRole('link').getAttribute('href')).toBe('#maker');

  const other = findOther();
  await shopping.chooseVariant(shopper, other);
  await expect.poll(() => readChoice(page)).toEqual([other.color, other.size]);
  await expect.poll(() => page.getByRole('main').innerText()).toContain(rupees(priceOf(other)));
  const [, key] = other.images[0]!.split('/media/')[1]!.match(/^([^/]+)/)!;
  const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first();
  await expect.poll(() => picture.getAttribute('src')).toContain(key);

  const friend = await open({ size: phone });
  await shopping.visit(friend, page.url().slice(url.length));
  await seesChosen(friend.page, other);
  await page.reload();
  await seesChosen(page, other);
});

test('on a slow phone a colour, a size and Add to Cart that are pressed at once put that variant into the cart', async () => {
  const shopper = await open({ size: phone });
  const { page } = shopper;
  await shopping.visit(shopper, `/product/${pot.slug}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const { color, size } = findOther();
  await page.getByRole('main').evaluate(
    async (main, names) => {
      const buttons = [...main.querySelectorAll('button')];
      for (const name of names) {
        buttons.find(({ textContent }) => textContent.startsWith(name!))!.click();
        // oxlint-disable-next-line no-await-in-loop -- a shopper presses one after the other.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    [color, size, 'Add to Cart'],
  );
  await page.getByText('Added to cart!').first().waitFor();
  await devtools.detach();
  await expect.poll(() => readChoice(page)).toEqual([color, size]);
  await shopping.visit(shopper, '/cart');
  await page.getByRole('main').getByText(`${color}, ${size}`, { exact: true }).waitFor();
});

test('unavailable options are struck through with a reason, linked ones explained, and nothing is bought without a choice', async () => {
  const shopper = await open({ by: 'keyboard' });
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${pot.slug}?color=${encodeURIComponent(missing.color!)}`);
  const size = page.getByRole('group', { name: 'Size' });
  const struck = size.getByRole('button', {
    name: `${missing.size}, not in stock in ${missing.color}`,
  });
  expect(await struck.isDisabled()).toBe(true);
  await hand.press(page.getByRole('button', { name: 'Add to Cart', exact: true }).first());
  await page.getByText('Please select a variant').waitFor();

  const choice = new URLSearchParams({ color: missing.color!, size: missing.size! });
  await shopping.visit(shopper, `/product/${pot.slug}?${choice}`);
  await page.getByText('This combination is currently out of stock').waitFor();
  await page.getByRole('button', { name: 'Request', exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Add to Cart', exact: true }).count()).toBe(0);
});

test('several pieces are added to the cart, and the heart toggles the wishlist', async () => {
  const shopper = await open();
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${pot.slug}`);
  const main = page.getByRole('main');
  expect(await main.getByRole('button', { name: 'Decrease Quantity' }).isDisabled()).toBe(true);
  await hand.press(main.getByRole('button', { name: 'Increase Quantity' }));
  await hand.press(main.getByRole('button', { name: 'Add to Cart', exact: true }).first());
  await page.getByText('Added 2 item(s) to cart!').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await hand.press(main.getByRole('button', { name: `Add ${pot.name} to wishlist` }).first());
  await page.getByText('Added to wishlist!').waitFor();
  await hand.press(main.getByRole('button', { name: `Remove ${pot.name} from wishlist` }).first());
  await page.getByText('Removed from wishlist').waitFor();
});

test('adding is confirmed beside the button and in the mobile bar, covering no option; a struck option says why', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${pot.slug}?color=${encodeURIComponent(missing.color!)}`);
  await page.getByText(`${missing.size}: not in stock in ${missing.color}`).waitFor();
  await shopping.visit(shopper, `/product/${pot.slug}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first();
  await add.scrollIntoViewIfNeeded();
  // The pressed button itself moves by a pixel.
  const beside = page.getByRole('button', { name: 'Buy Now' });
  const place = () => beside.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const before = await place();
  await hand.press(add);
  const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Added to cart!' });
  await said.waitFor();
  expect(await place()).toBe(before);
  expect(await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.buy-bar').getByText('Added to cart!').waitFor();
  await hand.press(page.locator('.buy-bar').getByRole('button', { name: 'View cart' }));
  await shopping.seesHeading(page, 'Shopping Cart');
});

test('Buy Now opens the checkout with the product added once to the cart; the mobile bar names what it buys', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  const other = products.find(({ variants, stock_quantity }) => variants.length === 0 && stock_quantity > 5)!;
  await shopping.visit(shopper, `/product/${other.slug}`);
  await page.locator('.buy-bar').getByText(other.name).waitFor();
  await hand.press(page.locator('.buy-bar').getByRole('button', { name: 'Add to Cart' }));
  await page.locator('.buy-bar').getByText('Added to cart!').waitFor();
  for (const time of ['first', 'second']) {
    await shopping.visit(shopper, `/product/${pot.slug}`);
    const { color, size } = findCheapest(pot);
    await page.locator('.buy-bar').getByText(`${color}, ${size}`).waitFor();
    await hand.press(page.getByRole('button', { name: 'Buy Now' }));
    await page.waitForURL(/\/(checkout|login|mobile-login)/);
    await shopping.visit(shopper, '/cart');
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    expect(await page.getByRole('main').getByText(pot.name).count(), time).toBeGreaterThan(0);
  }
});

test('the URL of a product with its variant is shared, or copied where sharing is unavailable', async () => {
  const shopper = await shopping.openShopper(browser, url, { by: 'keyboard' });
  const { page, hand } = shopper;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  const { color, size } = findCheapest(pot);
  const path = `/product/${pot.slug}?${new URLSearchParams({ color: color!, size: size! })}`;
  await shopping.visit(shopper, path);
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Share', exact: true }));
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url + path);
  await shopping.leave(shopper);
});

test('delivery is shown for a PIN code, which is remembered; an invalid or unknown one gets a message', async () => {
  const shopper = await open();
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${pot.slug}`);
  const pin = page.getByLabel('Delivery to PIN code');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await hand.type(pin, '4110');
  await hand.press(check);
  await page.getByText('Enter the six digits of your PIN code').waitFor();
  await hand.type(pin, '999999');
  await hand.press(check);
  await page.getByText('We do not know this PIN code').waitFor();
  await hand.type(pin, '411 001');
  await hand.press(check);
  await page.getByText(/Arrives in Pune/).waitFor();
  await page.getByText('Cash on delivery available').waitFor();
  const below = page.getByText('Return within').first();
  await page.reload();
  const place = (await below.boundingBox())!.y;
  await page.getByText(/Arrives in Pune/).waitFor();
  expect((await below.boundingBox())!.y).toBe(place);
  await hand.press(page.getByRole('button', { name: 'Change PIN code 411001' }));
  expect(await pin.inputValue()).toBe('411001');
  expect(await pin.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('more reviews load on request, below the average and distribution of all', async () => {
  const praised = products.toSorted((a, b) => b.rating.count - a.rating.count)[0]!;
  const shopper = await open();
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${praised.slug}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByText(praised.rating.average.toFixed(1), { exact: true }).waitFor();
  await reviews.getByText(`${praised.rating.count} reviews`).waitFor();
  const written = reviews.getByRole('time').or(reviews.locator('time'));
  const before = await written.count();
  expect(before).toBeLessThan(praised.rating.count);
  await page.route('**/reviews?**', (route) => route.abort(), { times: 1 });
  const more = reviews.getByRole('button', { name: 'Show more reviews' });
  await hand.press(more);
  await reviews.getByRole('alert').waitFor();
  await hand.press(more);
  await expect.poll(() => written.count()).toBe(praised.rating.count);
});

test('when code for an action on a product page cannot be loaded, a plain message is shown', async () => {
  const shopper = await open();
  const { page, hand } = shopper;
  const words = 'The shop cannot be reached. Please check your connection and try again.';
  await shopping.visit(shopper, `/product/${pot.slug}`);
  await page.route(/\/assets\/(share-page|delivery-estimate)-/, (route) => route.abort());
  await hand.type(page.getByLabel('Delivery to PIN code'), '411001');
  await hand.press(page.getByRole('button', { name: 'Check' }));
  await page.locator('#pin-answer').getByText(words).waitFor();
  await hand.press(page.getByRole('button', { name: 'Share' }));
  await page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
});

/** Returns a variant of another colour and size than the preselected one; its colour is there in both sizes, so that it can be chosen first. */
function findOther(): VariantJson {
  const cheapest = findCheapest(pot);
  const there = pot.variants.filter(isThere);
  const colours = there.filter(({ size }) => size === cheapest.size).map((variant) => variant.color);
  return there.find(
    ({ color, size }) => color !== cheapest.color && size !== cheapest.size && colours.includes(color),
  )!;
}

function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`;
}

async function seesChosen(page: Page, { color, size }: VariantJson): Promise<void> {
  for (const value of [color, size]) {
    const button = page.getByRole('main').getByRole('button', { name: value!, exact: true });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  }
}

function readChoice(page: Page): (string | null)[] {
  const query = new URL(page.url()).searchParams;
  return [query.get('color'), query.get('size')];
}
