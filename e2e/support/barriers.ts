import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it is now, in words. */
export async function findBarriers(page: Page): Promise<string[]> {
  // In one go and within the page: what the shop shows of other hosts is theirs.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html}`);
}

/**
 * Nothing may stick out, and no words may be cut off: neither on the narrowest phone nor on a desk's screen at twice or four times the
 * size. https://www.w3.org/WAI/WCAG22/Understanding/reflow
 */
export async function findCutOff(page: Page, width: number): Promise<string[]> {
  const height = page.viewportSize()!.height;
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => document.documentElement.clientWidth === wanted, width);
  const found = await page.evaluate(cutOff);
  return found.map((each) => `at ${width} pixels ${each}`);
}

/** Runs in the page. */
function cutOff(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const describe = (element: Element | undefined) => element?.outerHTML.slice(0, 200);
  const everything = [...document.querySelectorAll('main *, header *, footer *, dialog[open] *')];
  const found: string[] = [];
  if (scrollWidth > clientWidth) {
    const wide = everything.find((element) => element.getBoundingClientRect().right > clientWidth + 1);
    found.push(`it is ${scrollWidth} wide: ${describe(wide)}`);
  }
  const isCut = (element: Element) => {
    const words = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent!.trim(),
    );
    // Whoever reads only by ear gets it all the same.
    if (!words || element.clientWidth <= 1) return false;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowX === 'clip';
    return hides && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
  };
  const cut = everything.find(isCut);
  if (cut) found.push(`words are cut off: ${describe(cut)}`);
  return found;
}

/** Everything of which the browser complains, and that could not be loaded. */
export function listenToComplaints(page: Page) {
  let complaints: string[] = [];
  const note = (words: string) => void complaints.push(words);
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('requestfailed', (request) => {
    // A page that leads on breaks off what it was asking for.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') note(`${request.url()}: ${why}`);
  });
  return {
    /** Those since it was last asked. */
    take(): string[] {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}
