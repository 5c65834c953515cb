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
  // Where the browser's worker answers, a test can not; what the worker does is told in offline.test.ts.
  if (!keepsPages) await context.addInitScript(forgetWorkers);
  await context.addInitScript(complainOfPolicy);
  return context;
}

/** What the content security policy forbids is a complaint like any other, also where the program takes no for an answer. */
function complainOfPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    // oxlint-disable-next-line no-console
    console.error(`the policy forbids ${blockedURI} by ${violatedDirective}`),
  );
}

function forgetWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}
