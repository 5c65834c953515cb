import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { desk, newVisitor, phone } from '../support/browser.ts';

/** The pages whose screenshots are kept in e2e/screenshots, each with its size: two screens of a phone, or the first of a desk. */
const tall = { width: phone.width, height: phone.height * 2 };
export const screens = [
  { name: 'home', path: '/', size: tall },
  { name: 'home-desk', path: '/', size: desk },
  { name: 'category', path: '/category/home-accent', size: tall },
  { name: 'category-desk', path: '/category/home-accent', size: desk },
  { name: 'product', path: '/products/bankura-panchmura-terracotta-horse', size: tall },
  { name: 'product-desk', path: '/products/bankura-panchmura-terracotta-horse', size: desk },
  { name: 'search', path: '/search?q=kandil', size: tall },
  { name: 'cart', path: '/cart', size: tall },
  { name: 'login', path: '/login', size: tall },
  { name: 'register', path: '/register', size: tall },
  { name: 'returns', path: '/returns', size: tall },
  { name: 'about', path: '/about', size: tall },
  { name: 'faq', path: '/faq', size: tall },
  { name: 'shipping', path: '/shipping', size: tall },
  { name: 'contact', path: '/contact', size: tall },
  { name: 'not-found', path: '/no-such-page', size: tall },
];

/** Returns a new visitor's view of a page, as PNG, once its fonts and the pictures in sight are loaded. */
export async function takeScreenshot(
  browser: Browser,
  { url, path, size }: { url: string; path: string; size: { width: number; height: number } },
): Promise<Buffer> {
  const visitor = await newVisitor(browser, size);
  try {
    const page = await visitor.newPage();
    await page.goto(url + path, { waitUntil: 'networkidle' });
    // The fonts of a first visit are fetched once the page is idle, and remembered when they are applied.
    await page.waitForFunction(() => localStorage.getItem('fontFiles'));
    await page.evaluate(settle);
    return await hideDates(page);
  } finally {
    await visitor.close();
  }
}

/** Runs in the page. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  // Pictures out of sight are not loaded, and so never decoded.
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
}

/** Delivery dates and review dates change from one day to the next. */
function hideDates(page: Page): Promise<Buffer> {
  return page.screenshot({ mask: [page.locator('time')], maskColor: '#888888', animations: 'disabled' });
}

/** How much the pictures are reduced for the comparison: the edges of letters differ from machine to machine. */
const SHRINK = 4;
/** A point counts as changed from this colour difference (of 255) on. */
const VISIBLE = 40;

/** Returns the fraction of points that differ visibly between two screenshots, from 0 to 1; 1 if their sizes differ. */
export async function compareScreenshots(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([shrink(one), shrink(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  const changed = a.data.reduce((sum, value, at) => sum + Number(Math.abs(value - b.data[at]!) > VISIBLE), 0);
  return changed / a.data.length;
}

async function shrink(picture: Buffer) {
  const { width } = await sharp(picture).metadata();
  const small = sharp(picture).resize(Math.round(width / SHRINK));
  return small.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
