import { expect, test } from 'vitest';
import { signUp } from '../support/api-buyer.ts';
import { newVisitor, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, walk } from '../support/journey.ts';
import { becomes, openShopper, visit } from '../support/shopper.ts';
import { holdUp } from './hold-up.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

test('product lists show loading, stay reachable and can be shown as grid or list', () =>
  walk(async (step) => {
    const shopper = await openShopper(browser, url);
    const { page } = shopper;
    const main = page.getByRole('main');
    const picked = main.getByRole('region', { name: 'Products' });

    await step('count and sort stay in view while the products scroll by', async () => {
      await visit(shopper, '/category/lighting');
      await picked.getByRole('article').last().scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800);
      const count = (await main
        .getByText(/^\d+ products$/)
        .first()
        .boundingBox())!;
      expect(count.y).toBeGreaterThan(0);
      expect(count.y).toBeLessThan(200);
    });
    await step('a list can be shown as rows, which the URL records', async () => {
      const [first, second] = [picked.getByRole('article').first(), picked.getByRole('article').nth(1)];
      await main.getByRole('button', { name: 'List view' }).click();
      await page.waitForURL(/view=list/);
      // The address changes a moment before the page does.
      const { x: left } = (await first.boundingBox())!;
      await expect.poll(async () => (await second.boundingBox())!.x).toBe(left);
      expect((await second.boundingBox())!.y).toBeGreaterThan((await first.boundingBox())!.y);
      await main.getByRole('button', { name: 'Grid view' }).click();
      await expect.poll(async () => (await second.boundingBox())!.x).toBeGreaterThan(left);
    });
    await step('a category whose picture fails shows its first letter', async () => {
      await page.route('**/media/**', (route) => route.abort());
      await visit(shopper, '/categories');
      await main.locator('[data-letter="L"]').waitFor({ state: 'attached' });
      await page.unroute('**/media/**');
    });
    await step('panels of subcategories open one by one, and side by side', async () => {
      await visit(shopper, '/categories');
      const panels = main.locator('details');
      await panels.nth(0).locator('summary').click();
      await panels.nth(1).locator('summary').click();
      const open = await panels.evaluateAll((all) => all.map((panel) => (panel as HTMLDetailsElement).open));
      expect(open.slice(0, 3)).toEqual([true, true, false]);
    });
    await step('pictures of the categories are shown', async () => {
      const image = main.locator('article', { hasText: 'Lighting' }).locator('img');
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    });
    await step('blanks are not searched for', async () => {
      await visit(shopper, '/search');
      await main.getByRole('combobox', { name: 'Search products' }).fill('   ');
      await main.getByRole('combobox', { name: 'Search products' }).press('Enter');
      await main.getByRole('heading', { name: 'Popular Searches' }).waitFor();
      expect(page.url()).toBe(`${url}/search`);
    });
    // A route that is left open disables the browser's cache: the steps that hold up requests come last.
    await step('eight placeholders are shown while products load', async () => {
      await visit(shopper, '/products');
      const go = await holdUp(page);
      await main.getByLabel('Sort by').selectOption({ label: 'Price: Low to High' });
      await expect.poll(() => picked.locator('[aria-busy="true"] > *').count()).toBe(8);
      go();
      await picked.getByRole('article').first().waitFor();
      expect(page.url()).toContain('/products?sort=');
    });
    await step('a running search shows Searching...', async () => {
      await visit(shopper, '/search?q=diya');
      const go = await holdUp(page);
      await main.getByRole('combobox', { name: 'Search products' }).fill('brass');
      await main.getByRole('button', { name: 'Search', exact: true }).click();
      await main.getByText('Searching...').waitFor();
      go();
      await main.getByRole('heading', { name: /results for "brass"/ }).waitFor();
    });
    await step('the first search, typed or by a chip, shows it too', async () => {
      await visit(shopper, '/search');
      const typed = await holdUp(page);
      await main.getByRole('combobox', { name: 'Search products' }).fill('brass');
      await main.getByRole('combobox', { name: 'Search products' }).press('Enter');
      await main.getByText('Searching...').waitFor();
      expect(await main.getByRole('heading', { name: 'Popular Searches' }).count()).toBe(0);
      typed();
      await main.getByRole('heading', { name: /results for "brass"/ }).waitFor();
      await visit(shopper, '/search');
      const pressed = await holdUp(page);
      await main.getByRole('link', { name: 'Wooden', exact: true }).click();
      await main.getByText('Searching...').waitFor();
      pressed();
      await main.getByRole('heading', { name: /results for "Wooden"/ }).waitFor();
    });
    await page.context().close();
  }));

test('on a phone the drawer links to the account, and filters are in a drawer too', () =>
  walk(async (step) => {
    const shopper = await openShopper(browser, url, { size: phone });
    const { page } = shopper;
    const main = page.getByRole('main');

    await step(
      'the drawer of filters opens, clears all, applies and closes; a list has no second view',
      async () => {
        await visit(shopper, '/category/lighting?material=Brass');
        expect(await main.getByRole('button', { name: 'List view' }).isVisible()).toBe(false);
        await main.getByRole('button', { name: /^Filters/ }).tap();
        const drawer = page.getByRole('dialog', { name: 'Filters' });
        await drawer.getByRole('button', { name: 'Clear All Filters' }).tap();
        await drawer.getByRole('button', { name: /^Apply Filters/ }).tap();
        await drawer.waitFor({ state: 'hidden' });
        await expect.poll(() => page.url()).toBe(`${url}/category/lighting`);
      },
    );
    await step('logged in, the drawer has Profile, Orders and Logout', async () => {
      const own = await newVisitor(browser, phone);
      await becomes(own, await signUp(url));
      const tab = await own.newPage();
      await visit({ page: tab, url }, '/about');
      await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
      const drawer = tab.getByRole('dialog', { name: 'Menu' });
      for (const [name, path] of [
        ['Profile', '/profile'],
        ['Orders', '/orders'],
      ])
        expect(await drawer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
      expect(await drawer.getByRole('link', { name: 'Login / Register' }).count()).toBe(0);
      await drawer.getByRole('button', { name: 'Logout' }).tap();
      await tab.waitForURL(`${url}/`);
      await own.close();
    });
    await page.context().close();
  }));

test.each(['Privacy Policy', 'Terms & Conditions'])(
  '%s shows a text skeleton while it loads',
  async (name) => {
    const shopper = await openShopper(browser, url, { size: phone });
    const { page } = shopper;
    const main = page.getByRole('main');
    await visit(shopper, '/faq');
    const go = await holdUp(page);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await main.getByRole('heading', { level: 1, name }).waitFor();
    expect(await main.locator('[aria-busy="true"]').count()).toBe(1);
    go();
    await main.locator('.prose').waitFor();
    await page.context().close();
  },
);
