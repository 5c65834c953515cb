import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { desk, openBrowser, phone } from './browser.ts';
import { walk } from './journey.ts';
import { isAwake } from './shopper.ts';

const url = inject('shopUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Home, for somebody who likes things to move; time stands still until a test lets it pass. */
async function openHome(viewport: { width: number; height: number }): Promise<Page> {
  const isPhone = viewport.width < 800;
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${url}/`);
  await isAwake(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const shown = (page: Page) => slider(page).locator('[aria-current="true"]').getAttribute('aria-label');
const offer = (page: Page) =>
  page.getByRole('complementary', { name: 'Offers' }).locator('li[aria-hidden="false"]').innerText();

test('what moves on the home page moves at the pace of the specification, and stops for who takes hold of it', () =>
  walk(async (step) => {
    const page = await openHome(desk);
    await page.mouse.move(640, 790);

    await step('the slider shows the next of four every five seconds', async () => {
      const before = await shown(page);
      await page.clock.runFor(4_900);
      expect(await shown(page)).toBe(before);
      const seen = [];
      for (let turn = 0; turn < 4; turn += 1) {
        await page.clock.runFor(turn === 0 ? 200 : 5_000);
        seen.push(await shown(page));
      }
      expect(new Set(seen)).toEqual(new Set(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4']));
      expect(seen.at(-1)).toBe(before);
    });
    await step('a slide takes 300 ms to give way', async () => {
      const slide = slider(page).getByRole('group', { includeHidden: true }).first();
      expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.3s');
    });
    await step('previous, next and the dots lead to the others, round and round', async () => {
      await slider(page).getByRole('button', { name: 'Slide 1' }).click();
      await slider(page).getByRole('button', { name: 'Previous slide' }).click();
      expect(await shown(page)).toBe('Slide 4');
      await slider(page).getByRole('button', { name: 'Next slide' }).click();
      expect(await shown(page)).toBe('Slide 1');
      await slider(page).getByRole('button', { name: 'Slide 3' }).click();
      expect(await shown(page)).toBe('Slide 3');
      expect(
        await slider(page)
          .getByRole('button', { name: /^Slide \d$/ })
          .count(),
      ).toBe(4);
    });
    await step('the slider is 490 pixels high on a desk', async () => {
      expect((await slider(page).boundingBox())!.height).toBe(490);
    });
    await step('promotions take turns every five seconds', async () => {
      await page.mouse.move(640, 790);
      const first = await offer(page);
      expect(first).toMatch(/^USE CODE [A-Z0-9]+ - [^a-z]+$/);
      await page.clock.runFor(5_100);
      const second = await offer(page);
      expect(second).not.toBe(first);
      await page.clock.runFor(5_000);
      expect(await offer(page)).not.toBe(second);
    });
    await page.context().close();
  }));

test('on a phone the slider is lower and the strip of categories scrolls by itself until it is touched', () =>
  walk(async (step) => {
    const page = await openHome(phone);
    const row = page.getByRole('navigation', { name: 'All categories' }).locator('> div');
    const place = () => row.evaluate((element) => element.scrollLeft);

    await step('the slider is 420 pixels high on a phone', async () => {
      expect((await slider(page).boundingBox())!.height).toBe(420);
    });
    await step('the strip scrolls half a pixel every 16 ms', async () => {
      const before = await place();
      await page.clock.runFor(3_200);
      expect((await place()) - before).toBeGreaterThan(90);
      expect((await place()) - before).toBeLessThan(105);
    });
    await step('it rests while it is touched, and for two seconds more', async () => {
      await row.dispatchEvent('touchstart');
      const before = await place();
      await page.clock.runFor(5_000);
      expect(await place()).toBe(before);
      await row.dispatchEvent('touchend');
      await page.clock.runFor(1_900);
      expect(await place()).toBe(before);
      await page.clock.runFor(1_000);
      expect(await place()).toBeGreaterThan(before);
    });
    await step('a mouse that is pressed holds it too', async () => {
      await row.dispatchEvent('mousedown');
      const before = await place();
      await page.clock.runFor(3_000);
      expect(await place()).toBe(before);
      await row.dispatchEvent('mouseup');
      await page.clock.runFor(2_500);
      expect(await place()).toBeGreaterThan(before);
    });
    await page.context().close();
  }));
