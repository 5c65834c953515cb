import type { RouteObject } from 'react-router';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#admin/routes.tsx';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { releaseClaims } from '../support/packing.ts';
import { makeSamples } from './samples.ts';
import { findSmallTargets } from './small-targets.ts';
import { goWithinAdmin, makeOwner, openAdmin } from '../support/staff.ts';

// Checks every screen of the router, with records of every kind in the shop; it includes routes that are added there.

const shop = findShop();
const { url } = shop;
let browser: Browser;
let owner: Awaited<ReturnType<typeof makeOwner>>['owner'];
let api: Awaited<ReturnType<typeof makeOwner>>['api'];
let screens: string[];
beforeAll(async () => {
  browser = await openBrowser();
  ({ owner, api } = await makeOwner(shop, 'owner.of.screens@example.in'));
  const samples = await makeSamples(api);
  screens = listPatterns(admin.routes).flatMap((pattern) => toPaths(pattern, samples));
}, 120_000);
afterAll(async () => {
  await releaseClaims(api);
  await browser.close();
});

/** Returns the patterns of all routes that are screens, without those that only frame others. */
function listPatterns(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const pattern = [above, path].filter(Boolean).join('/');
    return children ? listPatterns(children, pattern) : [pattern];
  });
}

type Samples = Awaited<ReturnType<typeof makeSamples>>;

/** Returns the addresses at which a pattern is opened; several if one screen has several views. */
function toPaths(pattern: string, samples: Samples): string[] {
  const named: Record<string, string[]> = {
    'orders/:number': samples.orders.map((number) => `orders/${number}`),
    'pack/:number?': ['pack', `pack/${samples.packing}`],
    'people/:id': [`people/${samples.owner}`],
    'customers/:id': [`customers/${samples.customer}`],
    'questions/:id': [`questions/${samples.question}`],
    'reviews/:id': [`reviews/${samples.review}`],
    'tickets/:number': [`tickets/${samples.ticket}`],
    'money/remittances/:id': [`money/remittances/${samples.remittance}`],
    // The sandbox settles after days, so this is the screen of a transfer that does not exist.
    'money/settlements/:id': ['money/settlements/setl_unknown'],
    'settings/:section': [
      'general',
      'seller',
      'payment',
      'cod',
      'shipping',
      'stock',
      'messages',
      'courier',
      'reviews',
      'nothing',
    ].map((section) => `settings/${section}`),
    'products/:id': samples.products.map((id) => `products/${id}`),
    'stock/items/:sku': [`stock/items/${samples.sku}`],
    // All reports are tables of the same kind: one by day, one with names, and one of a maker.
    'reports/:name?': ['sales-by-day', 'sales-by-product', 'maker-statement'].map(
      (name) => `reports/${name}`,
    ),
    // The other pages consist of the same fields.
    'words/pages/:slug': ['home', 'footer', 'faqs', 'legal'].map((slug) => `words/pages/${slug}`),
    'words/categories/:id': [`words/categories/${samples.category}`],
    'words/collections/:id': [`words/collections/${samples.collection}`],
    'words/makers/:id': [`words/makers/${samples.maker}`],
    'words/crafts/:id': [`words/crafts/${samples.craft}`],
    'words/redirects/:id': [`words/redirects/${samples.redirect}`],
    'past-orders/:id': [`past-orders/${samples.pastOrder}`],
    'words/codes/:id': [`words/codes/${samples.code}`],
    'words/prices/:id': [`words/prices/${samples.price}`],
    'move/:id': [`move/${samples.import}`],
    '*': ['nothing-is-here'],
  };
  const paths = named[pattern] ?? (/[:*]/.test(pattern) ? undefined : [pattern]);
  if (!paths) throw new Error(`No address is known for the route ${pattern}: name one here`);
  return paths;
}

/** Opens a screen and waits until everything in it is loaded; throws when it cannot be shown. */
async function openScreen(page: Page, path: string): Promise<void> {
  await goWithinAdmin(page, `/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.getByText('Loading', { exact: true }).first().waitFor({ state: 'detached' });
  if (await page.getByText('Load the screen again').count()) throw new Error(`${path} could not be shown`);
}

/** Returns the faults of the open screen at each width; axe checks its phone view, and its table on a desktop. */
async function findFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  const found = [...(await findBarriers(page)), ...(await findSmallTargets(page))];
  for (const width of [phone.width, 320]) found.push(...(await findCutOff(page, width)));
  await page.setViewportSize(desk);
  found.push(...(await findCutOff(page, desk.width)));
  if (await page.locator('main table:visible').count())
    found.push(...(await findBarriers(page, 'main table')));
  return found;
}

test(
  'on phone and desktop no screen has accessibility violations, cut-off content or targets too small to tap',
  { timeout: 300_000 },
  async () => {
    const page = await openAdmin(browser, { url, size: phone }, { path: '/', as: owner });
    const faults: Record<string, string[]> = {};
    for (const path of screens) {
      // The address of an area opens its first screen, which follows in the list and needs no second look.
      if (page.url() === `${url}/admin/${path}`) continue;
      await openScreen(page, path);
      const found = await findFaults(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
    await page.context().close();
  },
);
