import type { Page } from 'playwright-core';

export { findBarriers } from '#test/browser/find-barriers.ts';

/**
 * Returns elements that overflow the page and texts that are cut off at a width: on the narrowest phone, and on a desktop screen at twice
 * or four times the size. https://www.w3.org/WAI/WCAG22/Understanding/reflow
 */
export async function findCutOff(page: Page, width: number): Promise<string[]> {
  const height = page.viewportSize()!.height;
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => document.documentElement.clientWidth === wanted, width);
  const found = await page.evaluate(cutOff);
  return found.map((each) => `at ${width} pixels ${each}`);
}

/** Returns the elements and texts that are cut off at a width when letters are twice as large. */
export async function findCutOffInLargeLetters(page: Page, width: number): Promise<string[]> {
  const setLetters = (size: string) =>
    page.evaluate((wanted) => void (document.documentElement.style.fontSize = wanted), size);
  await setLetters('200%');
  const found = await findCutOff(page, width);
  await setLetters('');
  return found.map((each) => `with letters of 200 %, ${each}`);
}

/** Runs in the page. */
function cutOff(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const describe = (element: Element | undefined) => element?.outerHTML.slice(0, 200);
  const everything = [...document.querySelectorAll('main *, header *, footer *, dialog[open] *')];
  const found: string[] = [];
  if (scrollWidth > clientWidth) found.push(`it is ${scrollWidth} wide: ${describe(findWide())}`);
  const isCut = (element: Element) => {
    const words = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent!.trim(),
    );
    // Text that only screen readers read may be clipped.
    if (!words || element.clientWidth <= 1) return false;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowX === 'clip';
    return hides && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
  };
  const cut = everything.find(isCut);
  if (cut) found.push(`words are cut off: ${describe(cut)}`);
  return found;

  /** Returns the innermost element that extends beyond the edge, with its box or with text that leaves it. */
  function findWide(): Element | undefined {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => isInFlow(element) && endOf(element) > clientWidth + 1,
    );
    return wide.find((element) => !wide.some((other) => other !== element && element.contains(other)));
  }

  /** The edge of an element that is fixed, or in a scrolling box, is not that of the page. */
  function isInFlow(element: Element): boolean {
    if (getComputedStyle(element).position === 'fixed') return false;
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const { position, overflowX } = getComputedStyle(each);
      if (position === 'fixed' || overflowX !== 'visible') return false;
    }
    return true;
  }

  function endOf(element: Element): number {
    const range = document.createRange();
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const ends = texts.map((text) => {
      range.selectNode(text);
      return range.getBoundingClientRect().right;
    });
    return Math.max(element.getBoundingClientRect().right, ...ends);
  }
}

/** Collects all complaints of the browser, and every request that failed. */
export function listenToComplaints(page: Page) {
  let complaints: string[] = [];
  const note = (words: string) => void complaints.push(words);
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('requestfailed', (request) => {
    // A page that redirects cancels its own requests.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') note(`${request.url()}: ${why}`);
  });
  return {
    /** Returns the complaints since the last call. */
    take(): string[] {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}
