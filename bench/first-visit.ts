import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { callApi } from '../e2e/support/api-buyer.ts';
import type { Row } from './table.ts';

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;
export type Kind = (typeof kinds)[number];

/** Measures the kilobytes that a first visit of a product page transfers, by kind. */
export async function measureFirstVisit(url: string): Promise<Row[]> {
  const bytes = await weighFirstVisit(await findProductPage(url));
  return kinds.map((kind) => ({
    what: `first product visit, ${kind.toLowerCase()}`,
    value: `${Math.round(bytes[kind] / 1024)} KB`,
  }));
}

/**
 * Returns the transferred bytes, headers included, until a phone without a cache shows a page and no more requests are running. The script
 * that registers the service worker two seconds later is always left out, even if a busy machine is still loading the page by then.
 */
export async function weighFirstVisit(url: string): Promise<Record<Kind, number>> {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--headless=shell', '--disable-background-networking'],
    headless: true,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const kindOf = new Map<string, string>();
    const bytes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0 };
    devtools.on('Network.responseReceived', ({ requestId, type }) => void kindOf.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.find((each) => each === kindOf.get(requestId));
      if (kind) bytes[kind] += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await browser.close();
  }
}

export async function findProductPage(url: string): Promise<string> {
  const { products } = await callApi('GET /products', { url, query: { limit: 1, sort: 'popular' } });
  return `${url}/product/${products[0]!.slug}`;
}
