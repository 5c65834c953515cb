import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

type WindowWithAxe = Window & { axe: typeof axe };

/** The minified file, which a page reads in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Gives axe to every page that a visitor will open: a test that checks many pages then need not send and compile it for each of them. */
export function bringAxe(context: BrowserContext) {
  return context.addInitScript(source);
}

/** Returns the violations that axe finds on the current page, or within some of its elements, as sentences. */
export async function findBarriers(page: Page, within?: string): Promise<string[]> {
  // Pages of the shop are not shown in frames, and frames of other hosts are not ours to check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Rows and reports stay on screen, pale, until the requested ones have arrived; pale text has too little contrast.
  await page.waitForFunction(() => document.querySelector('.opacity-60[aria-busy="true"]') === null);
  // Only sentences leave the page: transferring all of axe's results would be slow.
  return page.evaluate(async (selector) => {
    const { violations } = await (window as unknown as WindowWithAxe).axe.run(selector ?? document, {
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html}`);
  }, within);
}
