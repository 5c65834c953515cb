import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import type { Row } from './table.ts';

/** Kilobytes that a first visit of a product page brings over the wire, by kind. */
export async function measureFirstVisit(url: string): Promise<Row[]> {
  const answer = await fetch(`${url}/api/v1/products?limit=1&sort=popular`);
  const { products } = (await answer.json()) as { products: { id: string }[] };
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--headless=shell', '--disable-background-networking'],
    headless: true,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(`${url}/products/${products[0]!.id}`, { waitUntil: 'networkidle' });
    return ['Document', 'Script', 'Stylesheet', 'Font', 'Image'].map((kind) => ({
      what: `first product visit, ${kind.toLowerCase()}`,
      value: `${Math.round((bytes[kind] ?? 0) / 1024)} KB`,
    }));
  } finally {
    await browser.close();
  }
}
