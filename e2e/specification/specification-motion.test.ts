import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { desk, phone, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, walk } from '../support/journey.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

/** The home page for a visitor who likes motion; time stops until a test moves it. */
async function openHome(viewport: { width: number; height: number }): Promise<Page> {
  const isPhone = viewport.width < 800;
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${url}/`);
  await untilAwake(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const shown = (page: Page) => slider(page).locator('[aria-current="true"]').getAttribute('aria-label');
test('on a desktop the slider has its height, its dots and its transition time', () =>
  walk(async (step) => {
    const page = await openHome(desk);

    await step('a slide’s transition takes 300 ms', async () => {
      const slide = slider(page).getByRole('group', { includeHidden: true }).first();
      expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.3s');
    });
    await step('each of the four slides has a dot', async () => {
      const dots = slider(page).getByRole('button', { name: /^Slide \d$/ });
      expect(await dots.count()).toBe(4);
      await dots.nth(2).click();
      expect(await shown(page)).toBe('Slide 3');
    });
    await step('the slider is 490 pixels high on a desktop', async () => {
      expect((await slider(page).boundingBox())!.height).toBe(490);
    });
    await page.context().close();
  }));

test('on a phone the slider is lower, and the category strip pauses while a mouse presses it', () =>
  walk(async (step) => {
    const page = await openHome(phone);
    const row = page.getByRole('navigation', { name: 'All categories' }).locator('> div');
    const place = () => row.evaluate((element) => element.scrollLeft);

    await step('the slider is 420 pixels high on a phone', async () => {
      expect((await slider(page).boundingBox())!.height).toBe(420);
    });
    await step('pressing the mouse pauses it too', async () => {
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
