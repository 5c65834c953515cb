import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { desk, openBrowser } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a card shows the product’s second picture while the mouse is over its picture or text', async () => {
  const { page } = await shopping.openShopper(browser, url, { size: desk });
  await shopping.visit({ page, url }, '/category/home-accent');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Bankura' });
  const pictures = card.locator('img');
  expect(await pictures.count()).toBe(1);
  await card.hover({ position: { x: 60, y: 120 } });
  await expect.poll(() => pictures.count()).toBe(2);
  await expect.poll(() => pictures.last().evaluate((picture) => getComputedStyle(picture).opacity)).toBe('1');
  await page.context().close();
});
