import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium as playwright } from 'playwright-core';

// Without these the browser looks for hosts of its own at every start.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args, ...quiet],
    headless: true,
  });
}

/** A visitor of their own: nothing stored, at phone or desk size. */
export function newVisitor(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: viewport.width < 800,
    isMobile: viewport.width < 800,
    reducedMotion: 'reduce',
  });
}
