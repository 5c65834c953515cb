import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { placeToConfirm } from '../support/orders-to-confirm.ts';
import { makeStaff, openAdmin } from '../support/staff.ts';

// Every screen of the admin that a link leads to, and the one of an address that nothing is at.

const shop = findShop();
const { url } = shop;
let browser: Browser;
let owner: Awaited<ReturnType<typeof makeStaff>>;
let screens: string[];
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makeStaff(shop, 'owner.of.screens@example.in', 'owner');
  const { token } = await callApi('POST /admin/login', { url, body: owner });
  await placeToConfirm({ url, token }, 'Tara Screens', 1);
  screens = await findScreens();
}, 180_000);
afterAll(() => browser.close());

/** Follows every link of the navigation and of each screen, and returns one path of each screen. */
async function findScreens(): Promise<string[]> {
  const page = await openAdmin(browser, { url, size: desk }, { path: '/', as: owner });
  const byShape = new Map([['/', '/']]);
  for (const path of byShape.values()) {
    await openScreen(page, path);
    for (const link of await listLinks(page))
      if (!byShape.has(shapeOf(link))) byShape.set(shapeOf(link), link);
  }
  await page.context().close();
  return [...byShape.values(), '/nothing-is-here'];
}

async function listLinks(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/admin"]');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return found.map((link) => link.replace(/^\/admin/, '').replace(/[?#].*/, '') || '/');
}

/** Returns a path with a star for each id and number: paths of the same shape are one screen. */
function shapeOf(path: string): string {
  return path.replaceAll(/[^/]*\d[^/]*/g, '*');
}

/** Opens a screen and waits until everything in it is loaded. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`${url}/admin${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await expect.poll(() => page.getByText('Loading', { exact: true }).count()).toBe(0);
}

test('links lead to the lists, their pages and what is below them', () => {
  const shapes = screens.map(shapeOf);
  expect(shapes).toEqual(
    expect.arrayContaining([
      '/orders',
      '/orders/*',
      '/customers/*',
      '/people/*',
      '/money/cod',
      '/settings/cod',
    ]),
  );
});

test.each([
  ['a phone', phone, 320],
  ['a desk', desk, 1280],
])(
  'on %s no screen has a barrier or anything that is cut off',
  { timeout: 300_000 },
  async (_, size, width) => {
    const page = await openAdmin(browser, { url, size }, { path: '/', as: owner });
    const faults: Record<string, string[]> = {};
    for (const path of screens) {
      await openScreen(page, path);
      const found = [...(await findBarriers(page)), ...(await findCutOff(page, width))];
      await page.setViewportSize(size);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
    await page.context().close();
  },
);
