import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { filmCodes } from '../support/camera-film.ts';
import { findShop } from '../support/find-shop.ts';
import { type AdminOrder, emptyQueue, placeToPack, readOrder, releaseClaims } from '../support/packing.ts';
import { scan } from '../support/scanner.ts';
import { makeStaff, openAdmin } from '../support/staff.ts';

// Chromium plays a film as its camera: our own barcodes are held in front of it one after the other.

const shop = findShop();
const { url } = shop;
let packer: Awaited<ReturnType<typeof makeStaff>>;
let api: { url: string; token: string };
let folder: string;

beforeAll(async () => {
  packer = await makeStaff(shop, 'packer.with.camera@example.in', 'packer');
  api = { url, token: (await callApi('POST /admin/login', { url, body: packer })).token };
  folder = await mkdtemp(join(tmpdir(), 'camera-'));
});
beforeEach(() => emptyQueue(api));
afterAll(async () => {
  await releaseClaims(api);
  await rm(folder, { recursive: true });
});

async function openOrder(browser: Browser, { order_number }: AdminOrder): Promise<Page> {
  const page = await openAdmin(browser, { url, size: phone }, { path: `/pack/${order_number}`, as: packer });
  await page.getByText('Scanner ready').waitFor();
  return page;
}
const camera = (page: Page) => page.getByRole('button', { name: 'Camera' });

test(
  'a phone’s camera scans each piece and the tracking number, and is off after the scanner is closed',
  { timeout: 180_000 },
  async () => {
    const [order] = await placeToPack(api, 1);
    const awb = '99000000123';
    const codes = [...order!.items.map(({ sku }) => sku), awb];
    const browser = await openBrowser(await filmCodes(join(folder, 'parcel.y4m'), codes));
    const page = await openOrder(browser, order!);
    await camera(page).tap();
    await page.getByRole('listitem').getByText('1 of 1').nth(1).waitFor({ timeout: 60_000 });
    await page.getByLabel('Courier').selectOption('delhivery');
    await expect.poll(() => page.getByLabel('Tracking number').inputValue(), { timeout: 60_000 }).toBe(awb);
    await camera(page).tap();
    await page.locator('video').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Done, next' }).tap();
    await page.getByText('Nothing is waiting to be packed.').waitFor();
    await expect.poll(async () => (await readOrder(api, order!.id)).tracking.number).toBe(awb);
    await browser.close();
  },
);

test('without a network the camera stays closed where its script was never loaded, and the parcel stays on the screen', async () => {
  const [order] = await placeToPack(api, 1);
  const browser = await openBrowser(['--use-fake-device-for-media-stream']);
  const page = await openOrder(browser, order!);
  await page.context().setOffline(true);
  await camera(page).tap();
  await page.getByText('This part could not be loaded.').waitFor();
  await expect.poll(() => camera(page).getAttribute('aria-pressed')).toBe('false');
  const [scanned] = order!.items;
  await scan(page, scanned!.sku);
  await page.getByRole('status').getByText('1 of 1').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Close' }).tap();
  await browser.close();
});

test.each([
  [
    'is refused',
    ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
    'The camera is not allowed here. Allow it in the browser’s settings.',
  ],
  ['is missing', ['--use-fake-ui-for-media-stream'], 'This device has no camera.'],
])(
  'when the camera %s a message explains it, and a hand scanner and counting by hand still work',
  async (_, args, sentence) => {
    const [order] = await placeToPack(api, 1);
    const browser = await openBrowser(args);
    const page = await openOrder(browser, order!);
    await camera(page).tap();
    await page.getByText(sentence).waitFor();
    await expect.poll(() => camera(page).getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('video').count()).toBe(0);
    const [scanned, counted] = order!.items;
    await scan(page, scanned!.sku);
    await page.getByRole('status').getByText('1 of 1').waitFor();
    await page.getByRole('button', { name: 'Count by hand' }).tap();
    await page.getByRole('button', { name: `One more ${counted!.product_name}` }).tap();
    await page.getByRole('listitem').getByText('1 of 1').nth(1).waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
    await browser.close();
  },
);
