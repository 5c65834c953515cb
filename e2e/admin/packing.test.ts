import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { findBarriers } from '../support/barriers.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { type AdminOrder, emptyQueue, placeToPack, readOrder, releaseClaims } from '../support/packing.ts';
import { scan } from '../support/scanner.ts';
import { goWithinAdmin, makeStaff, openAdmin } from '../support/staff.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
let packer: Awaited<ReturnType<typeof makeStaff>>;
let other: Awaited<ReturnType<typeof makeStaff>>;
let api: { url: string; token: string };
let atDesk: Page;

beforeAll(async () => {
  browser = await openBrowser();
  packer = await makeStaff(shop, 'packer.one@example.in', 'packer');
  other = await makeStaff(shop, 'packer.two@example.in', 'packer');
  api = { url, token: (await callApi('POST /admin/login', { url, body: packer })).token };
  atDesk = await openAdmin(browser, { url, size: desk }, { path: '/pack/pick-list', as: packer });
});
beforeEach(() => emptyQueue(api));
afterAll(async () => {
  await releaseClaims(api);
  await browser.close();
});

const done = (page: Page) => page.getByRole('button', { name: 'Done, next' });
const opened = (page: Page, { order_number: number }: AdminOrder) =>
  page.getByRole('heading', { level: 1, name: number }).waitFor();

/** Scans every piece of an order, and the courier's number; a courier other than the last one is typed first. */
async function scanAll(page: Page, { items }: AdminOrder, awb: string, courier?: string): Promise<void> {
  for (const { sku } of items) {
    await scan(page, sku);
    await page.getByRole('status').getByText('1 of 1').waitFor();
  }
  if (courier) {
    await page.getByLabel('Courier', { exact: true }).selectOption('Another courier');
    await page.getByLabel('Name of the courier').fill(courier);
  }
  await scan(page, awb);
  await page.getByText(`Tracking number ${awb}`).waitFor();
}

async function takePhoto(page: Page): Promise<void> {
  const picture = { width: 1200, height: 900, channels: 3, background: '#b5472f' } as const;
  const buffer = await sharp({ create: picture }).jpeg().toBuffer();
  await page.getByLabel('Photo').setInputFiles({ name: 'parcel.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByAltText('photo 1').waitFor();
}

test(
  'five parcels are packed by scanning on a phone; although the network is cut midway, each is dispatched once',
  { timeout: 180_000 },
  async () => {
    const orders = await placeToPack(api, 5);
    const awbOf = (index: number) => `9900000000${index}`;
    const page = await openAdmin(browser, { url, size: phone }, { path: '/pack', as: packer });
    await page.getByRole('link', { name: orders[4]!.order_number }).waitFor();
    await page.getByRole('button', { name: 'Start packing' }).click();
    await opened(page, orders[0]!);
    await page.evaluate(() => {
      navigator.vibrate = (pattern) => Boolean(document.body.setAttribute('data-felt', String(pattern)));
      const stop = OscillatorNode.prototype.stop;
      OscillatorNode.prototype.stop = function hear(when) {
        document.body.setAttribute('data-heard', String(Math.round(this.frequency.value)));
        stop.call(this, when);
      };
    });

    await scan(page, 'NOT-OF-THIS-ORDER');
    await page.getByRole('alert').getByText('This piece is not in this order.').waitFor();
    expect(await page.getAttribute('body', 'data-felt')).toContain('200');
    expect(await page.getAttribute('body', 'data-heard')).toBe('180');
    expect(await page.getByText('0 of 1').count()).toBe(2);
    expect(await done(page).isDisabled()).toBe(true);
    await scan(page, orders[0]!.items[0]!.sku);
    await page.getByText('1 of 1').first().waitFor();
    expect(await done(page).isDisabled()).toBe(true);
    await scan(page, orders[0]!.items[1]!.sku);
    await page.getByLabel('Courier').selectOption('delhivery');
    await scan(page, awbOf(0));
    await page.getByText(`Tracking number ${awbOf(0)}`).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const answered = page.waitForResponse(`**/${orders[0]!.id}/shipment`);
    await done(page).click();
    await opened(page, orders[1]!);
    await page.getByText('2 of 5').waitFor();
    // Without its response this parcel, too, would wait on the phone.
    await (await answered).finished();
    expect((await readOrder(api, orders[0]!.id)).status).toBe('shipped');

    await scanAll(page, orders[1]!, awbOf(1));
    await page.context().setOffline(true);
    await done(page).click();
    for (const [index, order] of orders.entries()) {
      if (index < 2) continue;
      await opened(page, order);
      await page.getByText(`${index + 1} of 5`).waitFor();
      if (index === 3) await takePhoto(page);
      await scanAll(page, order, awbOf(index), index === 4 ? 'Raju Transport' : undefined);
      await done(page).click();
    }
    await page.getByText('Nothing is waiting to be packed.').waitFor();
    await page.getByText('No network. 4 parcels are waiting on this phone.').waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('4 parcels are waiting on this phone. Sign out after they are sent.').waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
    expect((await readOrder(api, orders[2]!.id)).status).toBe('processing');

    // The shop hands over the third parcel, and its response is lost on the way.
    let isLost = false;
    await page.route(`**/${orders[2]!.id}/shipment`, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await page.context().setOffline(false);
    await page
      .getByRole('main')
      .getByText(/waiting on this phone/)
      .waitFor({ state: 'detached', timeout: 60_000 });
    expect(isLost).toBe(true);
    for (const [index, { id }] of orders.entries()) {
      const { status, tracking, events, photos } = await readOrder(api, id);
      const courier = index === 4 ? 'Raju Transport' : 'Delhivery';
      expect([status, tracking.provider, tracking.number]).toEqual(['shipped', courier, awbOf(index)]);
      const kinds = events.map(({ kind }) => kind).filter((kind) => /packed|shipped/.test(kind));
      expect(kinds).toEqual(['order_packed', 'order_shipped']);
      expect(photos).toHaveLength(index === 3 ? 1 : 0);
    }
    await page.context().close();
  },
);

test(
  'only one of two packers packs an order; the other sees who has it and counts nothing',
  { timeout: 120_000 },
  async () => {
    const [order] = await placeToPack(api, 1);
    const path = `/pack/${order!.order_number}`;
    const first = atDesk;
    await goWithinAdmin(first, path);
    await first.getByText('Scanner ready').waitFor();
    await first.getByRole('link', { name: order!.order_number }).getByText('you').waitFor();
    expect(await findBarriers(first)).toEqual([]);
    const second = await openAdmin(browser, { url, size: phone }, { path, as: other });
    await second.getByRole('alert').getByText('Ravi is packing this order.').waitFor();
    await scan(second, order!.items[0]!.sku);
    expect(await second.getByText('0 of 1').count()).toBe(2);
    expect(await done(second).isDisabled()).toBe(true);

    await first.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await readOrder(api, order!.id)).claim).toBe(null);
    await second.reload();
    await second.getByText('Scanner ready').waitFor();
    // An unclaimed order looks like a released one, so the claim is awaited first.
    await expect.poll(async () => (await readOrder(api, order!.id)).claim).not.toBe(null);
    await second.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await readOrder(api, order!.id)).claim).toBe(null);
    await second.context().close();
  },
);

test(
  'a scan types into no field and presses no button, and counts survive a reload',
  { timeout: 120_000 },
  async () => {
    const [order] = await placeToPack(api, 1);
    const page = atDesk;
    await goWithinAdmin(page, `/pack/${order!.order_number}`);
    await page.getByText('Scanner ready').waitFor();
    await page.getByRole('button', { name: 'Count by hand' }).click();
    await page.getByRole('button', { name: 'One more' }).first().click();
    await page.reload();
    await page.getByRole('listitem').getByText('1 of 1').waitFor();
    await scan(page, order!.items[1]!.sku);
    const field = page.getByLabel('Tracking number');
    await field.fill('AB1');
    await scan(page, 'NOT-OF-THIS-ORDER');
    await page.getByRole('alert').getByText('Choose the courier first.').waitFor();
    expect(await field.inputValue()).toBe('AB1');
    await done(page).focus();
    await scan(page, 'NOT-OF-THIS-ORDER');
    await expect.poll(() => page.getByRole('alert').count()).toBe(1);
    await opened(page, order!);
    expect((await readOrder(api, order!.id)).stage).toBe('to_pack');
  },
);
