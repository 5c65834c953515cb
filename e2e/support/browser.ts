import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';

// The package's own list is not used: it runs everything in one process, which ends with its first visitor, and disables the very security
// rules that journeys should test. Without the background flags the browser contacts its maker's hosts at every start.
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

/** Starts a browser for a journey that needs further arguments of Chromium. */
export async function openBrowser(furtherArguments: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...launchArguments, ...furtherArguments],
    headless: true,
  });
}

/** Opens a browser context for a new visitor: with empty storage, at phone or desktop size. */
export async function newVisitor(
  browser: Browser,
  viewport: { width: number; height: number },
  { keepsPages = false } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: viewport.width < 800,
    isMobile: viewport.width < 800,
    reducedMotion: 'reduce',
  });
  // A test cannot intercept requests that a service worker answers; offline.test.ts covers the worker.
  if (!keepsPages) await context.addInitScript(forgetWorkers);
  await context.addInitScript(complainOfPolicy);
  return context;
}

/** Reports violations of the content security policy as complaints, even if the program handles the refusal. */
function complainOfPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    // oxlint-disable-next-line no-console
    console.error(`the policy forbids ${blockedURI} by ${violatedDirective}`),
  );
}

function forgetWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}

/** Waits until React has hydrated the server-rendered page: by then `client-navigation.tsx` has set `pressed`. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { pressed?: unknown }).pressed === false);
}

/** Waits until no part of the page still shows a placeholder: the network may be quiet before the page has requested its data. */
export async function untilFilled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}
