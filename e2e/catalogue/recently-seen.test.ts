import { expect, onTestFinished, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { newVisitor, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';

const { url } = findShop();

test('a product page ends with the recently viewed products and causes no layout shift', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await (await newVisitor(browser, phone)).newPage();
  // Products of one craft in several categories: each has others that pair with it, regardless of products added by other journeys.
  const { products } = await callApi('GET /products', { url, query: { q: 'blue pottery' } });
  const [first, second] = products;
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  const isNoted = (slug: string) =>
    expect
      .poll(() => page.evaluate(() => localStorage.getItem('seen')), { timeout: 15_000 })
      .toContain(`"${slug}"`);
  await page.goto(`${url}/product/${first!.slug}`);
  await page.getByRole('region', { name: 'Pairs well with' }).waitFor();
  await isNoted(first!.slug);
  expect(await seen.count()).toBe(0);
  await page.goto(`${url}/product/${second!.slug}`);
  await page.evaluate(watchShifts);
  await seen.getByRole('link', { name: first!.name }).waitFor({ timeout: 15_000 });
  expect(await seen.getByRole('link').count()).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  expect(await findBarriers(page, '[aria-labelledby="seen"]')).toEqual([]);
  expect(await findCutOff(page, 320)).toEqual([]);
  await seen.getByRole('link', { name: first!.name }).click();
  await page.waitForURL(`${url}/product/${first!.slug}`);
});

/** Runs in the page. */
function watchShifts(): void {
  const sum = window as unknown as { shift: number };
  sum.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: false });
}
