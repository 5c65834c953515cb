import { expect, onTestFinished, test } from 'vitest';
import { findProductPage, weighFirstVisit } from '../../bench/first-visit.ts';
import { newVisitor, openBrowser, phone, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';

const { url } = findShop();
const kB = 1024;

test.each([
  { page: 'home', find: () => url },
  { page: 'a category', find: () => `${url}/category/wall-decor` },
  { page: 'a product', find: () => findProductPage(url) },
])('a first visit of $page stays within its budget of script, style and document', async ({ find }) => {
  const bytes = await weighFirstVisit(await find());
  expect(bytes.Script).toBeGreaterThan(50 * kB);
  expect(bytes.Script).toBeLessThanOrEqual(140 * kB);
  expect(bytes.Stylesheet).toBeLessThanOrEqual(15 * kB);
  expect(bytes.Document).toBeLessThanOrEqual(30 * kB);
});

test('scripts wait until the page has loaded or the visitor touches it', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const visitor = await newVisitor(browser, phone);
  const page = await visitor.newPage();
  // Without its pictures the page has not finished loading.
  await page.route(/\/media\//, () => {});
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // The browser reports a pointer movement after the first layout, which is not user input.
  await page.waitForFunction(isPainted);
  // After four seconds the scripts wait no longer, and a busy machine may have reached that time.
  expect(await page.evaluate(listScripts, 3_900)).toEqual([]);
  await page.touchscreen.tap(1, 1);
  await expect.poll(() => page.evaluate(listScripts, Infinity)).not.toEqual([]);
  await untilAwake(page);
});

test('the code of reviews and footer loads when they come near the viewport', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const visitor = await newVisitor(browser, phone);
  const page = await visitor.newPage();
  const late = async () =>
    (await page.evaluate(listScripts, Infinity)).filter((name) => /\/(reviews|site-footer)-/.test(name));
  await page.goto(await findProductPage(url));
  await untilAwake(page);
  expect(await late()).toEqual([]);
  // The server has sent both in its HTML.
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await late()).length).toBe(2);
  await link.tap();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await link.waitFor();
});

test('the certification marks of a product open without their own script', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await (await newVisitor(browser, phone)).newPage();
  await page.goto(`${url}/product/jaipur-blue-pottery-vase`);
  await untilAwake(page);
  await page.getByText('GI tag: Blue Pottery of Jaipur').tap();
  await page.getByText('Authorised user no. DEMO-AU-103').waitFor();
  await page.getByText('Craftmark', { exact: true }).tap();
  await page.getByText('Licence no. DEMO-CM-12').waitFor();
  const scripts = await page.evaluate(listScripts, Infinity);
  expect(scripts.filter((name) => name.includes('certification-marks'))).toEqual([]);
});

test('fonts load after the page; on the next visit they are there with the first text', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const visitor = await newVisitor(browser, phone);
  const page = await visitor.newPage();
  const html = async () => (await page.request.get(url)).text();
  expect((await html()).match(/<link[^>]+woff2/g)).toBeNull();

  await page.addInitScript(() => {
    document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
      const isAwaited = fontfaces.some(({ family }) => ['Anek', 'Eczar'].includes(family));
      if (isAwaited) document.documentElement.classList.add('fonts-were-awaited');
    });
  });
  await page.goto(url);
  await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
  expect(await page.evaluate(isWaitedFor)).toBe(false);
  expect(await page.evaluate(wereAwaited), 'fonts were set before they could be drawn').toBe(false);

  await page.reload();
  await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
  expect(await page.evaluate(isWaitedFor)).toBe(true);
});

test('without script the fonts load with the style sheet', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  const fonts = page.waitForResponse((answer) => answer.url().includes('/anek-'));
  await page.goto(url);
  expect((await fonts).status()).toBe(200);
});

/** Returns the scripts that began to load before a moment of the page's life. */
const listScripts = (beforeMs: number) =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name, startTime }) => (name.endsWith('.js') && startTime < beforeMs ? [name] : []));
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const hasFonts = () => document.fonts.check('500 16px Eczar') && document.fonts.size > 6;
const isWaitedFor = () => document.querySelector('link[rel="stylesheet"][blocking="render"]') !== null;
const wereAwaited = () => document.documentElement.classList.contains('fonts-were-awaited');
