import type { Browser, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { makeMobile } from './api-buyer.ts';
import { desk, openBrowser } from './browser.ts';
import { keepEvidence } from './evidence.ts';
import { makeKeyboard, makePointer } from './hand.ts';
import { type Manner, type Shopper, openShopper } from './shopper.ts';

/** Starts the browser of a file of journeys, and closes it after the last of them. */
export function openJourneyBrowser(): Promise<Browser> {
  const browser = openBrowser();
  afterAll(async () => (await browser).close());
  return browser;
}

/**
 * Returns a function that opens a shopper whose browser knows nothing of the shop. All shoppers with the same size of screen use one page, one
 * after the other, and its storage is emptied in between: in a new context a page loads and compiles all scripts again, for half a second of
 * processor time.
 */
export function shareTabs(browser: Browser, url: string): (manner?: Manner) => Promise<Shopper> {
  const known = new Map<number, Shopper>();
  return async ({ size = desk, by = 'pointer' } = {}) => {
    const last = known.get(size.width);
    if (last) await forgetEverything(last.page);
    const shopper = last ?? (await openShopper(browser, url, { size }));
    known.set(size.width, shopper);
    const { page } = shopper;
    if (last) keepEvidence(page);
    const hand = by === 'pointer' ? makePointer(page) : makeKeyboard(page);
    return { ...shopper, hand, mobile: makeMobile() };
  };
}

/** The next page opens as it would for a new visitor. */
export async function forgetEverything(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  // Under the mouse a panel of the top bar would open.
  await page.mouse.move(0, 0);
}

/** Runs one part of a journey: a sentence and the function that proves it. */
export type Step = (sentence: string, prove: () => Promise<void>) => Promise<void>;

/** Runs steps that do not depend on one another: a failed step is reported at the end, so that the others still run. */
export async function walk(through: (step: Step) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  await through(async (sentence, prove) => {
    try {
      await prove();
    } catch (error) {
      failures.push(`${sentence}: ${(error as Error).message}`);
    }
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
