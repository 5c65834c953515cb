import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { makeStaff, openAdmin, saveForm } from '../support/staff.ts';

// Tests the behaviour of every form of the admin on the rules for cash on delivery.

const shop = findShop();
const { url } = shop;
const call = { url, params: { section: 'cod' as const } };
const days = 'Days to confirm an order';
const refusals = 'Refused parcels per customer';

let browser: Browser;
let me: Awaited<ReturnType<typeof makeStaff>>;
let other: { token: string };
let onPhone: Page;
let atDesk: Page;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  me = await makeStaff(shop, 'form@example.in', 'owner');
  const colleague = await makeStaff(shop, 'colleague@example.in', 'owner', 'Asha');
  other = await callApi('POST /admin/login', { url, body: colleague });
  onPhone = await openAdmin(browser, { url, size: phone }, { path: '/', as: me });
  atDesk = await openAdmin(browser, { url, size: desk }, { path: '/', as: me });
});
afterAll(() => browser.close());

const read = () => callApi('GET /admin/settings/{section}', { ...call, ...other });
const change = (body: Record<string, number>) =>
  callApi('PUT /admin/settings/{section}', { ...call, ...other, body });

beforeEach(async () => {
  await change({ days_to_confirm: 3, most_refusals: 2 });
});

const open = async (size = phone) => {
  page = size === phone ? onPhone : atDesk;
  await page.goto(`${url}/admin/settings/cod`);
  await page.getByLabel(days).waitFor();
};
const save = () => page.getByRole('button', { name: 'Save', exact: true }).last().click();
const isSave = (request: Request) => request.method() === 'PUT';

test.each([
  ['a phone', phone],
  ['a desk', desk],
])(
  'on %s a conflict over one field shows the original, their value and yours, and saves the one chosen',
  async (_, size) => {
    await open(size);
    await page.getByLabel(days).fill('5');
    await change({ days_to_confirm: 4 });
    await save();
    const dialog = page.getByRole('dialog', { name: /^Asha changed this at \d\d:\d\d$/ });
    await dialog.getByText('Before: 3').waitFor();
    expect(await dialog.innerText()).toMatch(/You changed it too\..*Keep yours\s+5\s+Take theirs\s+4/s);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findCutOff(page, size === phone ? 320 : 1280)).toEqual([]);
    await page.setViewportSize(size);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
    expect(await read()).toMatchObject({ days_to_confirm: 5 });

    await page.getByLabel(days).fill('6');
    await change({ days_to_confirm: 7 });
    await save();
    await dialog.getByText('Take theirs').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => page.getByLabel(days).inputValue()).toBe('7');
    expect(await read()).toMatchObject({ days_to_confirm: 7 });
  },
);

test('when two people change different fields, both changes are saved and the form names the other one', async () => {
  await open();
  await page.getByLabel(refusals).fill('4');
  await change({ days_to_confirm: 6 });
  await save();
  await page
    .getByText(new RegExp(`^Asha changed this at \\d\\d:\\d\\d: ${days}. Both changes are saved.$`))
    .waitFor();
  expect(await page.getByLabel(days).inputValue()).toBe('6');
  expect(await read()).toMatchObject({ days_to_confirm: 6, most_refusals: 4 });
});

test('a save whose response was lost does not show Saved, and saving again makes one change', async () => {
  await open();
  const { version } = await read();
  await page.route('**/admin/settings/cod', async (route, request) => {
    if (!isSave(request)) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByLabel(days).fill('5');
  await save();
  await page.getByText('Not saved. Your typing is kept.').waitFor();
  expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
  await page.unroute('**/admin/settings/cod');
  await saveForm(page);
  expect(await read()).toMatchObject({ days_to_confirm: 5, version: version + 1 });
});

test('pressing Save twice makes one change, Undo reverts it, and a value typed and erased is no change', async () => {
  await open(desk);
  const { version } = await read();
  await page.getByLabel(days).fill('9');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  expect(await read()).toMatchObject({ days_to_confirm: 9, version: version + 1 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(read).toMatchObject({ days_to_confirm: 3, version: version + 2 });
  await expect.poll(() => page.getByLabel(days).inputValue()).toBe('3');
  await page.getByLabel(days).fill('30');
  await page.getByText('Not saved').waitFor();
  await page.getByLabel(days).fill('3');
  await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
});

test('no error shows during first typing; saving an empty field focuses it, and the error goes when it is corrected', async () => {
  await open();
  const field = page.getByLabel(days);
  await field.fill('');
  await field.pressSequentially('x');
  expect(await page.getByText('Enter a whole number, like 3.').count()).toBe(0);
  await field.fill('');
  await save();
  const summary = page.getByRole('alert', { name: '1 thing to correct' });
  await expect.poll(() => summary.evaluate((it) => it === document.activeElement)).toBe(true);
  await summary.getByRole('button', { name: `${days}: Enter a whole number, like 3.` }).click();
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  await field.fill('3');
  await expect.poll(() => page.getByText('Enter a whole number, like 3.').count()).toBe(0);
});

/** Waits until the typed text is stored on the device. */
const waitForDraft = (typed: string) =>
  page.waitForFunction(
    (value) =>
      Object.keys(localStorage).some(
        (key) => key.startsWith('admin draft ') && localStorage.getItem(key)!.includes(`:${value}`),
      ),
    typed,
  );
const countDrafts = () =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin draft ')).length);

test('typed values survive a reload and a lost network, and are saved afterwards', async () => {
  await open();
  await page.getByLabel(days).fill('8');
  await waitForDraft('8');
  await page.reload();
  await page.getByText(/^What you typed at \d\d:\d\d is back\. It is not saved yet\.$/).waitFor();
  expect(await page.getByLabel(days).inputValue()).toBe('8');
  expect(await read()).toMatchObject({ days_to_confirm: 3 });

  await page.context().setOffline(true);
  await page.getByText('No network. Your typing is kept.').waitFor();
  await page.getByLabel(days).fill('9');
  await waitForDraft('9');
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
  const address = page.url();
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(address);
  await page.getByText(/^What you typed at/).waitFor();
  expect(await page.getByLabel(days).inputValue()).toBe('9');
  await saveForm(page);
  expect(await read()).toMatchObject({ days_to_confirm: 9 });
  expect(await countDrafts()).toBe(0);
});

test('values typed before a reload are shown beside a change that someone else saved meanwhile', async () => {
  await open();
  await page.getByLabel(days).fill('8');
  await waitForDraft('8');
  await change({ days_to_confirm: 6 });
  await page.reload();
  await page.getByText(/^What you typed at/).waitFor();
  expect(await page.getByLabel(days).inputValue()).toBe('8');
  await save();
  const dialog = page.getByRole('dialog', { name: /^Asha changed this at/ });
  await dialog.getByText('Before: 3').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  expect(await read()).toMatchObject({ days_to_confirm: 8 });
});
