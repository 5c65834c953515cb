import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { phone, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pinch, swipe } from '../support/fingers.ts';
import { openJourneyBrowser, shareTabs } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';
import { pickVaried } from './varied-product.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();
const open = shareTabs(browser, url);
const { pot, missing } = await pickVaried(url);

test('in full screen arrow keys change the picture, the page does not scroll, and closing returns the focus', async () => {
  const shopper = await open({ by: 'keyboard' });
  const { page, hand } = shopper;
  await openAllPictures(shopper);
  const count = pot.images.length;
  await hand.press(page.getByRole('button', { name: `Picture 2: ` }));
  const opener = page.getByRole('button', { name: /^Enlarge picture/ });
  const viewer = page.getByRole('dialog', { name: `Pictures of ${pot.name}` });
  await hand.press(opener);
  await viewer.waitFor();
  expect(await viewer.getByRole('status').innerText()).toBe(`2 / ${count}`);
  await page.keyboard.press('ArrowRight');
  await viewer.getByText(`3 / ${count}`).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await viewer.getByText(`1 / ${count}`).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

  await hand.press(viewer.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => readScale(viewer)).toBeGreaterThan(1.5);
  await page.keyboard.press('-');
  await expect.poll(() => readScale(viewer)).toBe(1);

  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
  expect(await opener.getAttribute('aria-label')).toBe(`Enlarge picture 1 of ${count}`);
  await page.keyboard.press('Enter');
  await hand.press(viewer.getByRole('button', { name: 'Close' }));
  await viewer.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(opener)).toBe(true);

  await page.keyboard.press('Enter');
  await viewer.waitFor();
  // Both presses are sent together, like quick presses on a slow phone.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await hand.press(viewer.getByRole('button', { name: 'Close' }));
  await viewer.waitFor({ state: 'hidden' });
});

test('pictures can be swiped, pinched, enlarged by a tap and panned', async () => {
  const shopper = await open({ size: phone });
  const { page, hand } = shopper;
  await openAllPictures(shopper);
  const count = pot.images.length;
  const opener = page.getByRole('button', { name: /^Enlarge picture/ });
  await hand.press(opener);
  const viewer = page.getByRole('dialog', { name: `Pictures of ${pot.name}` });
  await viewer.getByText(`1 / ${count}`).waitFor();
  const center = { x: 180, y: 340 };
  await swipe(page, { ...center, x: 280 }, { ...center, x: 80 });
  await viewer.getByText(`2 / ${count}`).waitFor();
  await pinch(page, center, { from: 80, to: 240 });
  await expect.poll(() => readScale(viewer)).toBeGreaterThan(2);
  const before = await readLeft(viewer);
  await swipe(page, center, { ...center, x: center.x - 60 });
  await expect.poll(() => readLeft(viewer)).toBeLessThan(before);
  expect(await viewer.getByText(`2 / ${count}`).isVisible()).toBe(true);
  await pinch(page, center, { from: 240, to: 40 });
  await expect.poll(() => readScale(viewer)).toBe(1);
  // Taps twice in quick succession, which a busy machine may not manage the first time.
  await expect
    .poll(async () => {
      await page.touchscreen.tap(center.x, center.y);
      await page.touchscreen.tap(center.x, center.y);
      return readScale(viewer);
    })
    .toBeGreaterThan(2);
  // A browser treats a tap immediately after a gesture as part of the gesture.
  await expect
    .poll(async () => {
      const isOpen = await viewer.isVisible();
      if (isOpen) await hand.press(viewer.getByRole('button', { name: 'Close' }));
      return isOpen;
    })
    .toBe(false);

  await opener.scrollIntoViewIfNeeded();
  const row = page.getByRole('region', { name: 'Pictures' }).getByRole('list').first();
  // A browser ignores a swipe immediately after the viewer closes; in that case the finger swipes again.
  await expect
    .poll(
      async () => {
        const label = await opener.getAttribute('aria-label');
        if (label === `Enlarge picture 2 of ${count}`) await swipeToNext(page, row);
        return label;
      },
      { interval: 2_000 },
    )
    .toBe(`Enlarge picture 3 of ${count}`);
  await row.getByText(`3 of ${count}`).waitFor();
});

test('a phone shows name and price on its first screen; without script pictures still swipe and scroll by keys', async () => {
  const visitor = await browser.newContext({
    viewport: phone,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  const page = await visitor.newPage();
  await page.goto(`${url}/product/${pot.slug}?size=${encodeURIComponent(missing.size!)}`);
  // The bar at the bottom, which has the buy buttons, is 60 pixels high.
  const fold = phone.height - 60;
  const main = page.getByRole('main');
  for (const seen of [main.getByRole('heading', { level: 1 }), main.getByText(/₹[\d,]+/).first()]) {
    const { y, height } = (await seen.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(fold);
  }
  const row = page.getByRole('region', { name: 'Pictures' }).getByRole('list').first();
  await row.focus();
  await page.keyboard.press('ArrowRight');
  const second = row.getByText(`2 of ${pot.images.length}`);
  await expect.poll(async () => (await second.boundingBox())!.x).toBeLessThan(phone.width / 2);
  await visitor.close();
});

test('a picture that cannot be loaded is replaced by a placeholder', async () => {
  const shopper = await open();
  const { page } = shopper;
  await page.route('**/media/**', (route) => route.abort());
  await shopping.visit(shopper, `/product/${pot.slug}`);
  await page.getByRole('region', { name: 'Pictures' }).getByText('No image available').first().waitFor();
});

test('when the picture viewer cannot be loaded the page stays usable, and the viewer opens after a reload', async () => {
  const shopper = await open();
  const { page, hand } = shopper;
  await openAllPictures(shopper);
  await page.route(/\/assets\/zoom-/, (route) => route.abort('internetdisconnected'));
  const opener = page.getByRole('button', { name: /^Enlarge picture/ });
  await hand.press(opener);
  await page.getByText('The shop cannot be reached. Please check your connection and try again.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(pot.name);
  await page.unroute(/\/assets\/zoom-/);
  await hand.press(page.getByRole('button', { name: 'Reload' }));
  await page.waitForLoadState();
  await untilAwake(page);
  await hand.press(opener);
  await page.getByRole('dialog', { name: `Pictures of ${pot.name}` }).waitFor();
});

async function swipeToNext(page: Page, row: Locator): Promise<void> {
  const box = (await row.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 500) };
  await swipe(page, { ...middle, x: middle.x + 80 }, { ...middle, x: middle.x - 80 });
}

/** With a size but no colour in the address, no choice narrows the pictures down. */
async function openAllPictures(shopper: shopping.Shopper): Promise<void> {
  await shopping.visit(shopper, `/product/${pot.slug}?size=${encodeURIComponent(missing.size!)}`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function readScale(viewer: Locator): Promise<number> {
  const style = await viewer.locator('[style*="scale"]').getAttribute('style');
  return Number(style!.match(/scale\(([\d.]+)\)/)![1]);
}

async function readLeft(viewer: Locator): Promise<number> {
  const style = await viewer.locator('[style*="scale"]').getAttribute('style');
  return Number(style!.match(/translate\((-?[\d.]+)px/)![1]);
}
