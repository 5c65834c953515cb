import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { goWithinAdmin, makeOwner, openAdmin } from '../support/staff.ts';

// Tests dialogs with only the keyboard: one of each kind, on any screen.

const shop = findShop();
const { url } = shop;
let browser: Browser;
let product: string;
let onPhone: Page;
let atDesk: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const { owner, api } = await makeOwner(shop, 'owner.of.dialogs@example.in');
  const { products } = await callApi('GET /admin/products', {
    ...api,
    query: { status: 'live', limit: 1 },
  });
  product = `/products/${products[0]!.id}`;
  onPhone = await openAdmin(browser, { url, size: phone }, { path: '/', as: owner });
  atDesk = await openAdmin(browser, { url, size: desk }, { path: '/', as: owner });
});
afterAll(() => browser.close());

type Opener = { path: string; button: RegExp; before?: (page: Page) => Promise<void>; field: string };

const openers = (): Opener[] => [
  { path: '/me', button: /^Add an authenticator app$/, field: 'Your password' },
  { path: '/people', button: /^Invite$/, field: 'Name' },
  { path: '/tickets/replies', button: /^Add reply$/, field: 'Title' },
  { path: '/api-keys', button: /^New key$/, field: 'Name' },
  { path: '/money/rates', button: /^Add rate$/, field: 'HSN code' },
  { path: '/orders', button: /^Filter$/, field: 'COD' },
  { path: '/words/pages/legal', button: /^Add a picture to privacy/, field: 'Choose a photo' },
  { path: '/orders?q=meera', button: /^Save view$/, field: 'Name' },
  { path: product, button: /^Add a category$/, field: 'Name of the category' },
  { path: '/products', button: /^Price$/, before: selectFirst, field: 'Lower' },
];

/** Selects the first product of the list: a phone shows the checkboxes after Select is pressed. */
async function selectFirst(page: Page): Promise<void> {
  if (page.viewportSize()!.width < desk.width)
    await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^(?!.*page)/ });
  await boxes.locator('visible=true').first().check();
}

test.each([
  ['a phone', phone],
  ['a desk', desk],
])(
  'on %s each dialog focuses its first field, closes on Escape and returns the focus to its button',
  { timeout: 120_000 },
  async (_, size) => {
    const page = size === phone ? onPhone : atDesk;
    for (const { path, button, before, field } of openers()) {
      await goWithinAdmin(page, path);
      const opener = page.getByRole('button', { name: button }).locator('visible=true').first();
      await before?.(page);
      await opener.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await expect.poll(() => nameFocus(page), { message: path }).toBe(field);
      if (size === phone) expect(await findBarriers(page, 'dialog[open]'), path).toEqual([]);
      expect(await findCutOff(page, size.width), path).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(() => opener.evaluate((each) => each === document.activeElement), { message: path })
        .toBe(true);
    }
  },
);

/** Returns the label of the field that has the focus. */
function nameFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused instanceof HTMLInputElement ? focused.labels?.[0]?.innerText.trim() : focused?.tagName;
  });
}

test('Enter in a dialog without a form presses its button, which first asks for a time and then schedules the text', async () => {
  const page = onPhone;
  await page.goto(`${url}/admin/words/pages/shipping`);
  await page.getByLabel('Title', { exact: true }).fill('Delivery');
  await page.getByRole('button', { name: 'Publish later…' }).press('Enter');
  const when = page.getByLabel('Goes live');
  await when.press('Enter');
  await page.getByText('Choose a day and a time.').waitFor();
  await when.fill('2031-01-05T09:30');
  await when.press('Enter');
  await page.getByText('Goes live on 5 Jan 2031, 09:30').waitFor();
  await page.getByText('goes live 5 Jan 2031, 09:30').waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
});

test('after a policy is marked as read, the focus is on its text and Tab moves to its first field', async () => {
  const page = onPhone;
  await page.goto(`${url}/admin/words/pages/returns`);
  await page.getByLabel('Title', { exact: true }).waitFor();
  const builtIn = page.getByRole('button', { name: 'Back to the built-in text' });
  const read = page.getByRole('button', { name: 'I have read it' });
  // The versions come after the text, together with the button that restores the built-in one.
  await builtIn.or(read).first().waitFor();
  if (await builtIn.count()) {
    await builtIn.click();
    await page.getByRole('button', { name: 'Use the built-in text' }).click();
  }
  await read.press('Enter');
  await read.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  expect(await nameFocus(page)).toBe('Title');
});

test('on a desktop the first Tab of a screen reaches the skip link', async () => {
  const page = atDesk;
  await page.goto(`${url}/admin/money/gst`);
  await page.getByRole('heading', { level: 1, name: 'GST' }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the screen' });
  expect(await skip.evaluate((each) => each === document.activeElement)).toBe(true);
});
