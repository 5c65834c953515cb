import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { callApi } from '../../support/api-buyer.ts';
import { newVisitor, openBrowser, phone } from '../../support/browser.ts';
import { countTaps } from '../count-taps.ts';
import { keepEvidence } from '../../support/evidence.ts';
import { findShop } from '../../support/find-shop.ts';
import { letTimePass } from '../let-time-pass.ts';
import { goWithinAdmin, makeOwner, openAdmin, saveForm } from '../../support/staff.ts';

const shop = findShop();
const { url, dataDir } = shop;
const mostTaps = 30;
const photo = join(import.meta.dirname, '../../../demo/photographs/DC01.webp');
const path = '/product/peacock-hanging-lamp';

let browser: Browser;
let owner: Awaited<ReturnType<typeof makeOwner>>['owner'];
beforeAll(async () => {
  browser = await openBrowser();
  ({ owner } = await makeOwner(shop, 'life@example.in'));
});
afterAll(() => browser.close());

const read = async (address: string) => {
  const answer = await fetch(url + address, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};

/** Returns in which of the shop's list, search, site map and feed the lamp appears. */
async function findPlaces(): Promise<string[]> {
  const listed = await callApi('GET /products', { url, query: { sort: 'newest' } });
  const found = await callApi('GET /products', { url, query: { q: 'peacock hanging lamp' } });
  const isLamp = ({ slug }: { slug: string }) => path.endsWith(slug);
  const sitemap = (await read('/sitemaps/products-1.xml')).text;
  const feed = (await read('/feeds/google-merchant.xml')).text;
  return [
    listed.products.some(isLamp) && 'list',
    found.products.some(isLamp) && 'search',
    sitemap.includes(`${path}<`) && 'site map',
    feed.includes(path) && 'feed',
  ].filter((place) => place !== false);
}
const everywhere = ['list', 'search', 'site map', 'feed'];
const isShown = async (words: string) => (await read(path)).text.includes(words);
const shows = (words: string) => expect.poll(() => isShown(words), { timeout: 10_000 }).toBe(true);

async function firstCategory(page: Page): Promise<string> {
  const { categories } = await callApi('GET /categories', { url });
  const { name } = categories.find(({ rule }) => rule === null)!;
  await page.getByLabel('Category').locator('option', { hasText: name }).waitFor({ state: 'attached' });
  return name;
}

test('on a phone a product is drafted, previewed, scheduled, published, discounted for a festival, hidden and archived', async () => {
  const page = await openAdmin(browser, { url, size: phone }, { path: '/products', as: owner });
  keepEvidence(page);
  const hand = countTaps();
  await hand.tap(page.getByRole('link', { name: 'Add product' }));
  await hand.pick(page.getByLabel('Choose photos'), [photo]);
  await page.getByRole('button', { name: /^Photo 1\b/ }).waitFor();
  await hand.type(page.getByLabel('Name', { exact: true }), 'Peacock hanging lamp');
  await hand.choose(page.getByLabel('Category'), await firstCategory(page));
  await hand.type(page.getByLabel('Price', { exact: true }), '1,000');
  await hand.type(page.getByLabel('Stock', { exact: true }), '3');
  await hand.enter(page.getByLabel('HSN code'), 'brass');
  await page.getByText(/% GST today/).waitFor();
  await hand.tap(page.getByRole('button', { name: 'Save', exact: true }));
  await page.waitForURL(/\/products\/prd_/);
  const product = page.url();
  expect([(await read(path)).status, await findPlaces()]).toEqual([404, []]);

  const other = await newVisitor(browser, phone);
  const guest = await other.newPage();
  const link = page.getByRole('link', { name: 'Preview' });
  await guest.goto(new URL((await link.getAttribute('href'))!, url).href);
  await guest.getByText('This is a preview.').waitFor();
  await guest.getByRole('heading', { level: 1, name: 'Peacock hanging lamp' }).waitFor();
  await other.close();

  await hand.tap(page.getByRole('button', { name: 'Publish later' }));
  await hand.type(page.getByLabel('Goes live'), inIndia(24));
  await hand.tap(page.getByRole('button', { name: 'Schedule' }));
  await page.getByText(/^Goes live on /).waitFor();
  process.stderr.write(`from the list of products to scheduled: ${hand.count()} taps\n`);
  expect(hand.count()).toBeLessThanOrEqual(mostTaps);
  await letTimePass(
    dataDir,
    ["update products set publish_at = now() - interval '1 second' where status = 'scheduled'"],
    ['publish-products'],
  );
  await shows('₹1,000');
  await page.reload();
  await page.getByText('Customers can buy it.').waitFor();
  expect(await findPlaces()).toEqual(everywhere);

  await goWithinAdmin(page, '/words/prices/new');
  await page.getByLabel('Name', { exact: true }).fill('Diwali');
  await page.getByLabel('Add a product').fill('Peacock hanging');
  await page.getByRole('button', { name: 'Peacock hanging lamp' }).tap();
  await saveForm(page);
  const begins = "update price_changes set begins_at = now() - interval '1 minute' where name = 'Diwali'";
  await letTimePass(dataDir, [begins], ['switch-price-changes']);
  await shows('₹900');
  await letTimePass(
    dataDir,
    ["update price_changes set ends_at = now() where name = 'Diwali'"],
    ['switch-price-changes'],
  );
  await expect.poll(() => isShown('₹900'), { timeout: 10_000 }).toBe(false);

  await page.goto(product);
  await page.getByRole('button', { name: 'Hide', exact: true }).tap();
  await page.getByText('Not in the shop.').waitFor();
  expect([(await read(path)).status, await findPlaces()]).toEqual([404, []]);
  await page.getByRole('button', { name: 'Archive', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).tap();
  await page.getByText('Taken off sale for good.').waitFor();
  const gone = await read(path);
  expect([gone.status, gone.text]).toEqual([410, expect.stringContaining('is not sold any more')]);
  await page.context().close();
});

/** Returns a time some hours from now in the format of a date and time field, in Indian time. */
function inIndia(hours: number): string {
  const aheadMs = 5.5 * hourMs;
  return new Date(Date.now() + hours * hourMs + aheadMs).toISOString().slice(0, 16);
}
