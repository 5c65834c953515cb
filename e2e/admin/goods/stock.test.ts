import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callApi } from '../../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../../support/barriers.ts';
import { phone } from '../../support/browser.ts';
import { findShop } from '../../support/find-shop.ts';
import { openJourneyBrowser } from '../../support/journey.ts';
import { pickProducts } from '../../support/products.ts';
import { goWithinAdmin, makeOwner, openAdmin } from '../../support/staff.ts';

const shop = findShop();
const { url } = shop;
const photo = join(import.meta.dirname, '../../../demo/photographs/DC02.webp');
const drawing = {
  name: 'photo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};
const browser = await openJourneyBrowser();

test('on a phone exactly the typed number of pieces is received or written off', async () => {
  const { owner, api } = await makeOwner(shop, 'stock@example.in');
  const { plain } = await pickProducts(url);
  const { sku } = (await callApi('GET /admin/products/{id}', { ...api, params: { id: plain.product.id } }))
    .product;
  const countStock = async () =>
    (await callApi('GET /admin/stock', { ...api, query: { q: sku } })).items.find((item) => item.sku === sku)!
      .in_stock;
  const before = await countStock();
  const page = await openAdmin(
    browser,
    { url, size: phone },
    { path: `/stock/receive?sku=${sku}`, as: owner },
  );
  const pieces = page.getByLabel(/^Pieces of /);
  await pieces.fill('0');
  await page.getByRole('button', { name: /^Receive/ }).tap();
  await page.getByText('Enter a whole number from 1 to 1,00,000.').waitFor();
  expect([await findBarriers(page), await findCutOff(page, 320)]).toEqual([[], []]);
  await pieces.fill('7');
  await page.getByRole('button', { name: 'Receive 7 pieces' }).tap();
  await page.getByText('7 pieces received').waitFor();
  expect(await countStock()).toBe(before + 7);

  await goWithinAdmin(page, `/stock/items/${sku}`);
  await page.getByRole('button', { name: 'Damaged' }).tap();
  const dialog = page.getByRole('dialog', { name: /^Damaged/ });
  await dialog.getByLabel('Pieces that cannot be sold').fill('50000');
  await dialog.getByRole('button', { name: 'Broken' }).tap();
  await dialog.getByLabel('Add a photo').setInputFiles(drawing);
  await dialog.getByText('This file is not a photo. Take another.').waitFor();
  await dialog.getByRole('button', { name: 'Write off' }).tap();
  await dialog.getByText(`Enter a whole number from 1 to ${(before + 7).toLocaleString('en-IN')}.`).waitFor();
  expect(await countStock()).toBe(before + 7);
  await dialog.getByLabel('Pieces that cannot be sold').fill('2');
  await dialog.getByLabel('Add a photo').setInputFiles(photo);
  await dialog.getByText('Photo taken. Take another').waitFor();
  await dialog.getByRole('button', { name: 'Write off 2 pieces' }).tap();
  await page.getByText(`Written off, ${before + 5} in stock now`).waitFor();
  const { moves } = await callApi('GET /admin/stock/moves', { ...api, query: { sku } });
  expect(moves[0]).toMatchObject({
    before: before + 7,
    after: before + 5,
    photo_url: expect.stringContaining('/photo'),
  });
  await page.context().close();
});
