import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { DEFAULT_FOOTER } from '#domain/content/default-footer.ts';
import { type Program, removeDataDir, startProgram } from '#test/program.ts';
import { signUp } from '../support/api-buyer.ts';
import { findBarriers } from '../support/barriers.ts';
import { newVisitor, openBrowser, phone, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { makePointer } from '../support/hand.ts';
import * as shopping from '../support/shopper.ts';

// A shop with a pixel, whose promotions and footer link to another host. The advertiser's host gets no requests from these journeys: the
// browser is given a replacement for its script.

const advertiser = 'https://connect.facebook.net/**';
let program: Program;
let browser: Browser;
let picked: { plain: PickedProduct };
let contentHost: Server;

const hour = 60 * 60 * 1000;
const soon = new Date(Date.now() + hour).toISOString();
const promotions = [{ code: 'MELA20', description: 'Twenty off till tonight', ends_at: soon }];
const footer = { ...DEFAULT_FOOTER, companyDescription: 'Seven lamps of brass.' };

beforeAll(async () => {
  contentHost = createServer((request, response) => {
    const isFooter = request.url === '/api/v1/content/footer';
    response.end(JSON.stringify(isFooter ? footer : { promotions }));
  });
  await new Promise<void>((resolve) => contentHost.listen(0, '127.0.0.1', resolve));
  const { port } = contentHost.address() as { port: number };
  const env = { PIXEL_ID: '1234567890', CONTENT_BASE_URL: `http://127.0.0.1:${port}` };
  [program, browser] = await Promise.all([startProgram({ env }), openBrowser()]);
  picked = await pickProducts(program.url);
});
afterAll(async () => {
  await Promise.all([browser.close(), program.stop()]);
  await removeDataDir(program.dataDir);
  contentHost.close();
});

type Words = [string, ...unknown[]];
type Visitor = { shopper: shopping.Shopper; context: BrowserContext; asked: string[]; told: Words[] };

/** Records the pixel's calls, whether its script was there in time or came late. */
const placeholder = `
  window.fbq.queue.splice(0).forEach((words) => window.tell(...words));
  setTimeout(() => { window.fbq.callMethod = (...words) => window.tell(...words); }, 300);`;

async function openVisitor(script = placeholder): Promise<Visitor> {
  const context = await newVisitor(browser, phone);
  context.setDefaultTimeout(30_000);
  const [asked, told]: [string[], Words[]] = [[], []];
  await context.exposeBinding('tell', (_, ...words: Words) => void told.push(words));
  await context.route(advertiser, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  const page = await context.newPage();
  const shopper = { page, url: program.url, hand: makePointer(page), isPhone: true, mobile: '' };
  return { shopper, context, asked, told };
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Advertising choices' });
const choicesOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Advertising choices' });

async function standsOn(upper: Locator, lower: Locator): Promise<boolean> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above !== null && below !== null && above.y + above.height <= below.y;
}
const eventsOf = (told: Words[]) => told.filter(([word]) => word === 'track').map(([, name]) => name);

test('nothing is requested from the advertiser before consent; refusing is as easy, remembered and can be changed', async () => {
  const { shopper, context, asked, told } = await openVisitor();
  const { page, hand } = shopper;
  const product = `/product/${picked.plain.product.slug}`;
  await shopping.visit(shopper, product);
  const [refuse, allow] = ['Refuse', 'Allow'].map((name) => barOf(page).getByRole('button', { name }));
  await refuse!.waitFor();
  const [no, yes] = [await refuse!.boundingBox(), await allow!.boundingBox()];
  expect([no!.width, no!.height, no!.y]).toEqual([yes!.width, yes!.height, yes!.y]);
  expect(await findBarriers(page, 'section[aria-label="Advertising choices"]')).toEqual([]);
  // A visitor who has not decided yet can still buy: the phone's buy bar is above the question.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => standsOn(page.locator('.buy-bar').getByRole('button'), barOf(page))).toBe(true);
  await hand.press(refuse!);
  await barOf(page).waitFor({ state: 'detached' });
  await shopping.addToCart(shopper);
  await shopping.visit(shopper, product);
  await hand.press(choicesOf(page));
  await barOf(page).getByText('You refused this.').waitFor();
  expect([asked, told]).toEqual([[], []]);

  await hand.press(allow!);
  await barOf(page).waitFor({ state: 'detached' });
  expect(await choicesOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => asked.length).toBe(1);
  await shopping.addToCart(shopper);
  await expect.poll(() => eventsOf(told)).toEqual(['AddToCart']);
  expect(told.slice(0, 2)).toEqual([
    ['set', 'autoConfig', false, '1234567890'],
    ['init', '1234567890'],
  ]);

  await page.evaluate(() => (document.cookie = '_fbp=fb.1.2.3; path=/'));
  await hand.press(choicesOf(page));
  await hand.press(refuse!);
  await shopping.addToCart(shopper);
  await expect.poll(() => told.at(-1)).toEqual(['consent', 'revoke']);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_fbp');
  expect(eventsOf(told)).toEqual(['AddToCart']);
  await context.close();
});

test('with consent four events in rupees are sent from product to order, and none from invoice pages', async () => {
  const { shopper, context, asked, told } = await openVisitor();
  const { page } = shopper;
  await shopping.becomes(context, await signUp(program.url));
  await context.addInitScript(() =>
    localStorage.setItem(
      'ad_consent',
      JSON.stringify({ choice: 'granted', at: '2026-11-21T06:00:00Z', text: 2 }),
    ),
  );
  const { product } = picked.plain;
  await shopping.visit(shopper, '/invoices');
  await idle(page);
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
  await shopping.visit(shopper, `/product/${product.slug}`);
  // A busy browser may hydrate the button before the page around it, and report the press first.
  await expect.poll(() => eventsOf(told)).toEqual(['ViewContent']);
  await shopping.addToCart(shopper);
  await shopping.openCart(shopper);
  await shopping.checkOut(shopper);
  await shopping.seesHeading(page, 'Checkout');
  await page.getByLabel('Full name').fill(shopping.meera.name);
  await shopping.fillAddress(shopper);
  await shopping.payByCash(shopper);
  await expect
    .poll(() => eventsOf(told))
    .toEqual(['ViewContent', 'AddToCart', 'InitiateCheckout', 'Purchase']);
  expect(asked.length).toBe(1);
  const price = product.sale_price ?? product.price;
  const [viewed, added, started, bought] = told.filter(([word]) => word === 'track');
  const facts = { currency: 'INR', value: price, content_ids: [product.id], content_name: product.name };
  expect(viewed![2]).toMatchObject(facts);
  expect(added![2]).toMatchObject({ ...facts, num_items: 1 });
  expect(started![2]).toMatchObject({ currency: 'INR', value: price, content_ids: [product.id] });
  const orderId = new URL(page.url()).pathname.split('/').at(-1);
  expect(bought).toMatchObject(['track', 'Purchase', { currency: 'INR' }, { eventID: orderId }]);
  await context.close();
});

test('a pixel that does not start is checked eleven times, a tenth of a second apart, and then ignored', async () => {
  const looks = `
    window.looks = [];
    Object.defineProperty(window.fbq, 'callMethod', { get: () => void window.looks.push(performance.now()) });`;
  const { shopper, context } = await openVisitor(looks);
  const { page, hand } = shopper;
  await shopping.visit(shopper, `/product/${picked.plain.product.slug}`);
  await hand.press(barOf(page).getByRole('button', { name: 'Allow' }));
  await page.waitForFunction(() => 'looks' in window);
  await page.evaluate(() => ((window as unknown as { looks: number[] }).looks.length = 0));
  await shopping.addToCart(shopper);
  const read = () => page.evaluate(() => (window as unknown as { looks: number[] }).looks);
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(11);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 250)));
  const moments = await read();
  expect(moments.length).toBe(11);
  for (let look = 1; look < moments.length; look += 1)
    expect(moments[look]! - moments[look - 1]!).toBeGreaterThan(95);
  await context.close();
});

test('without a pixel no page asks for consent, offers a choice or names the advertiser', async () => {
  const { url } = findShop();
  const context = await newVisitor(browser, phone);
  const page = await context.newPage();
  const answer = await page.goto(`${url}/`);
  await untilAwake(page);
  expect(answer!.headers()['content-security-policy']).not.toContain('facebook');
  expect(await choicesOf(page).count()).toBe(0);
  await idle(page);
  expect(await barOf(page).count()).toBe(0);
  const withPixel = await fetch(`${program.url}/invoices`);
  expect(withPixel.headers.get('content-security-policy')).not.toContain('facebook');
  const shown = await fetch(`${program.url}/`);
  expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(shown.headers.get('content-security-policy')).toMatch(
    /script-src [^;]*https:\/\/connect\.facebook\.net/,
  );
  await context.close();
});

test('the server loads strip and footer from the other host, and a promotion disappears from an open page when it ends', async () => {
  const { shopper, context } = await openVisitor();
  const { page } = shopper;
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.clock.install();
  await shopping.visit(shopper, '/');
  const strip = page.getByRole('complementary', { name: 'Offers' });
  await strip.getByText('USE CODE MELA20 - TWENTY OFF TILL TONIGHT').waitFor();
  await page.getByRole('contentinfo').getByText('Seven lamps of brass.').waitFor();
  expect([...hosts]).toEqual([program.url]);
  await page.clock.fastForward(hour);
  await strip.waitFor({ state: 'detached' });
  await context.close();
});

/** Waits until the browser has finished its deferred work. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );
}
