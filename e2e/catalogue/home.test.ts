import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { readNewsletterToken } from '../support/api-buyer.ts';
import { desk, newVisitor, openBrowser, phone, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { forgetEverything } from '../support/journey.ts';
import { makePointer } from '../support/hand.ts';
import { seesHeading } from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;
const tabs = new Map<number, Page>();

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The home page for a visitor who accepts motion, with a clock that only the test moves. Tests with one size of screen share a tab. */
async function openHome(viewport: { width: number; height: number }): Promise<Page> {
  const known = tabs.get(viewport.width);
  if (known) await forgetEverything(known);
  await known?.clock.resume();
  const page = known ?? (await openTab(viewport));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(url);
  await pauseClock(page);
  return page;
}

async function openTab(viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await newVisitor(browser, viewport)).newPage();
  await page.clock.install();
  tabs.set(viewport.width, page);
  return page;
}

/** Waits until the page has hydrated, and pauses its clock, which then only the test moves. */
async function pauseClock(page: Page): Promise<void> {
  await untilAwake(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
}

const findShown = (page: Page) =>
  page.getByRole('region', { name: 'Highlights' }).getByRole('group', { includeHidden: false });
const readShown = (page: Page) => findShown(page).first().getAttribute('aria-label');

test('on a desktop a slide’s picture has the resolution that its height requires', async () => {
  const page = await openHome(desk);
  const picture = findShown(page).first().locator('img');
  const sizes = () =>
    picture.evaluate((img: HTMLImageElement) => ({
      asked: Number(/\/(\d+)\.\w+$/.exec(img.currentSrc)?.[1] ?? 0),
      filled: Math.max(img.clientWidth, (img.clientHeight * img.naturalWidth) / img.naturalHeight),
    }));
  await expect.poll(async () => (await sizes()).asked, { timeout: 15_000 }).toBeGreaterThan(0);
  const { asked, filled } = await sizes();
  expect(asked).toBeGreaterThanOrEqual(Math.floor(filled));
});

test('slides change every five seconds, pause under the mouse, and follow their buttons', async () => {
  const page = await openHome(desk);
  const slider = page.getByRole('region', { name: 'Highlights' });
  expect(await readShown(page)).toBe('1 of 4');
  await page.clock.runFor(5_100);
  await expect.poll(() => readShown(page)).toBe('2 of 4');
  await slider.hover({ position: { x: 300, y: 200 } });
  await page.clock.runFor(11_000);
  expect(await readShown(page)).toBe('2 of 4');
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect.poll(() => readShown(page)).toBe('1 of 4');
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect.poll(() => readShown(page)).toBe('4 of 4');
  await slider.getByRole('button', { name: 'Slide 3' }).click();
  await expect.poll(() => readShown(page)).toBe('3 of 4');
  // A visitor who steps through the slides is not interrupted, and one who requests more need not wait.
  await page.mouse.move(600, 790);
  await page.clock.runFor(11_000);
  expect(await readShown(page)).toBe('3 of 4');
  await slider.getByRole('button', { name: 'Play slides' }).click();
  await page.clock.runFor(5_100);
  await expect.poll(() => readShown(page)).toBe('4 of 4');
  const link = findShown(page)
    .first()
    .getByRole('link', { name: /^Discover/ });
  expect(await link.getAttribute('href')).toBe('/category/home-accent');
});

test('on a phone slides can be swiped, and stand still with reduced motion', async () => {
  const page = await openHome(phone);
  const slider = page.getByRole('region', { name: 'Highlights' });
  await swipe(slider, 300, 60);
  await expect.poll(() => readShown(page)).toBe('2 of 4');
  await swipe(slider, 60, 300);
  await expect.poll(() => readShown(page)).toBe('1 of 4');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.resume();
  await page.reload();
  await pauseClock(page);
  await page.clock.runFor(12_000);
  expect(await readShown(page)).toBe('1 of 4');
  await slider.getByRole('button', { name: 'Play slides' }).waitFor();
});

test('the category strip stands still where all fit, and has no pause button', async () => {
  const page = await openHome({ width: 3_200, height: 800 });
  const row = page.getByRole('navigation', { name: 'All categories' });
  const pause = row.getByRole('button');
  await page.clock.runFor(1_600);
  expect(
    await row
      .locator('div')
      .first()
      .evaluate((element) => element.scrollLeft),
  ).toBe(0);
  expect(await pause.count()).toBe(0);
  await page.setViewportSize(phone);
  await pause.waitFor();
});

test('the category strip moves half a pixel per 16 ms, and pauses while touched and two seconds longer', async () => {
  const page = await openHome(phone);
  const row = page.getByRole('navigation', { name: 'All categories' }).locator('div').first();
  const place = () => row.evaluate((element) => element.scrollLeft);
  await page.getByRole('button', { name: 'Pause scrolling' }).waitFor();
  const start = await place();
  await page.clock.runFor(1_600);
  const moved = (await place()) - start;
  expect(moved).toBeGreaterThan(40);
  expect(moved).toBeLessThan(55);
  await row.dispatchEvent('touchstart');
  const touched = await place();
  await page.clock.runFor(3_000);
  expect(await place()).toBe(touched);
  await row.dispatchEvent('touchend');
  await page.clock.runFor(1_900);
  expect(await place()).toBe(touched);
  await page.clock.runFor(700);
  expect(await place()).toBeGreaterThan(touched);
  await page.getByRole('button', { name: 'Pause scrolling' }).tap();
  const paused = await place();
  await page.clock.runFor(3_000);
  expect(await place()).toBe(paused);
});

test('the category strip pauses during a slide transition', async () => {
  const page = await openHome(phone);
  const row = page.getByRole('navigation', { name: 'All categories' }).locator('div').first();
  const place = () => row.evaluate((element) => element.scrollLeft);
  await page.getByRole('button', { name: 'Pause scrolling' }).waitFor();
  const dot = page.getByRole('region', { name: 'Highlights' }).locator('[aria-current="true"]');
  const readDot = () => dot.getAttribute('aria-label');
  const before = await readDot();
  // Moves the clock in steps until the next slide is shown.
  for (let step = 0; step < 90 && (await readDot()) === before; step += 1) await page.clock.runFor(100);
  expect(await readDot()).not.toBe(before);
  await page.clock.runFor(50);
  const rested = await place();
  await page.clock.runFor(300);
  expect(await place()).toBe(rested);
  await page.clock.runFor(1_000);
  expect(await place()).toBeGreaterThan(rested);
});

test('offers change every five seconds and can be paused', async () => {
  const page = await openHome(desk);
  const strip = page.getByRole('complementary', { name: 'Offers' });
  const read = () => strip.locator('li:not([aria-hidden="true"])').innerText();
  const first = await read();
  expect(first).toMatch(/^USE CODE \S+ - [^a-z]+$/);
  await page.clock.runFor(5_100);
  await expect.poll(read).not.toBe(first);
  await strip.getByRole('button', { name: 'Pause offers' }).click();
  const second = await read();
  await page.mouse.move(600, 600);
  await page.clock.runFor(11_000);
  expect(await read()).toBe(second);
});

test('products with variants are added to the cart from a dialog, which then closes', async () => {
  const context = await newVisitor(browser, phone);
  const page = await context.newPage();
  const hand = makePointer(page);
  await page.goto(url);
  await untilAwake(page);
  const choose = page.getByRole('button', { name: /^Choose options: / }).first();
  await hand.press(choose);
  const dialog = page.getByRole('dialog').filter({ hasText: 'Choose one to add it to your cart.' });
  await hand.press(dialog.locator('li button:enabled').first());
  await page.getByText('Added to cart!').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await context.close();
});

test('the newsletter is subscribed to on the home page, confirmed by e-mail, and unsubscribed without script too', async () => {
  const context = await newVisitor(browser, phone);
  const page = await context.newPage();
  const hand = makePointer(page);
  const email = `reader${Date.now()}@example.com`;
  await page.goto(url);
  await untilAwake(page);
  const form = page.getByRole('region', { name: 'Subscribe to our newsletter' });
  // The page shows the message, not the browser in its own bubble.
  await hand.type(form.getByLabel('Email'), 'nobody');
  await hand.press(form.getByRole('button', { name: 'Subscribe' }));
  await form.getByText('Invalid email address').waitFor();
  await form.getByLabel('Email').and(page.locator(':focus')).waitFor();
  await hand.type(form.getByLabel('Email'), 'nobody@nowhere');
  await hand.press(form.getByRole('button', { name: 'Subscribe' }));
  await form.getByText(/valid email/i).waitFor();
  await hand.type(form.getByLabel('Email'), email);
  await hand.press(form.getByRole('button', { name: 'Subscribe' }));
  await form.getByText('Please check your inbox and confirm your subscription.').waitFor();
  const token = await readNewsletterToken(url, email);
  await page.goto(`${url}/newsletter/${token}`);
  await untilAwake(page);
  await seesHeading(page, 'One last step');
  await hand.press(page.getByRole('button', { name: 'Confirm Subscription' }));
  await seesHeading(page, 'Your subscription is confirmed');
  await context.close();

  const plain = await browser.newContext({ viewport: desk, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(url);
  await still.getByLabel('Email').fill(`still${email}`);
  await still.getByRole('button', { name: 'Subscribe' }).click();
  await seesHeading(still, 'Check your inbox');
  await readNewsletterToken(url, `still${email}`);
  await still.goto(`${url}/newsletter/${token}`);
  await still.getByRole('button', { name: 'Unsubscribe' }).click();
  await seesHeading(still, 'You are unsubscribed');
  const unknown = await still.goto(`${url}/newsletter/not-a-token`);
  expect(unknown!.status()).toBe(404);
  await seesHeading(still, 'This link no longer works');
  await plain.close();
});

async function swipe(target: Locator, fromX: number, toX: number): Promise<void> {
  const touch = (clientX: number) => ({
    pointerType: 'touch',
    isPrimary: true,
    clientX,
    clientY: 300,
    bubbles: true,
  });
  await target.dispatchEvent('pointerdown', touch(fromX));
  await target.dispatchEvent('pointerup', touch(toX));
}
