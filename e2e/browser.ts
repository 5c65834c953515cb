import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium as playwright } from 'playwright-core';

// Not the package's own list: it runs everything in one process, which dies with its first visitor, and lifts the very
// security rules that journeys should meet. Without the background ones it looks for hosts of its own at every start.
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--headless=shell',
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
    args: launchArguments,
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
