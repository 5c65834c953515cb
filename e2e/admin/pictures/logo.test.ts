import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findBarriers, findCutOff } from '../../support/barriers.ts';
import { newVisitor, phone } from '../../support/browser.ts';
import { findShop } from '../../support/find-shop.ts';
import { openJourneyBrowser } from '../../support/journey.ts';
import { makeStaff, openAdmin, saveForm } from '../../support/staff.ts';

const shop = findShop();
const { url } = shop;

const browser = await openJourneyBrowser();

/** Returns the logo as drawn in the head of the home page; undefined for a shop without one. */
async function readHead() {
  const visitor = await newVisitor(browser, phone);
  const page = await visitor.newPage();
  await page.goto(url);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Haat' });
  const head = await logo.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) return undefined;
    await element.decode();
    const { width, height } = element.getBoundingClientRect();
    return { src: element.getAttribute('src'), width, height: Math.round(height) };
  });
  await visitor.close();
  return head;
}

test('a logo uploaded on a phone appears in the shop’s header and disappears when it is removed', async () => {
  const as = await makeStaff(shop, 'logo@example.in', 'owner');
  const page = await openAdmin(browser, { url, size: phone }, { path: '/settings/general', as });
  expect(await readHead()).toBeUndefined();
  const create = { width: 900, height: 300, channels: 4 as const, background: '#27365e' };
  const logo = { mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
  await page.getByLabel('Upload a logo').setInputFiles({ ...logo, name: 'logo.png' });
  await page.getByAltText('Logo of Haat').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findCutOff(page, 320)).toEqual([]);
  await page.setViewportSize(phone);
  await saveForm(page);
  expect(await readHead()).toEqual({
    src: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/320\.webp$/),
    width: 132,
    height: 44,
  });

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByLabel('Upload a logo').waitFor({ state: 'attached' });
  await saveForm(page);
  await expect.poll(readHead).toBeUndefined();
  await page.context().close();
});
