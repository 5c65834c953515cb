import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { takePhoto } from '#test/scenes/photographs.ts';
import { runCommand } from '../support/admin-cli.ts';
import { callApi } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { orderByCash } from '../support/place-order.ts';
import * as shopping from '../support/shopper.ts';
import { makeOwner } from '../support/staff.ts';
import type { Manner } from '../support/shopper.ts';

const shop = findShop();
const { url, dataDir } = shop;
let browser: Browser;
let api: { url: string; token: string };

beforeAll(async () => {
  browser = await openBrowser();
  ({ api } = await makeOwner(shop, 'sees.returns@example.in'));
});
afterAll(() => browser.close());

/** Runs in the page: whether a sentence is visible, and not in the hidden part of a scrolling box. */
function isInView(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 4, top + height / 2) === element;
}

const manners: [string, Manner][] = [
  ['on a phone by touch', { size: phone, by: 'pointer' }],
  ['on a desk by keyboard', { size: desk, by: 'keyboard' }],
];

test.each(manners)(
  'a return of a delivered item is requested %s, and the order shows what happens next',
  // Using the keyboard takes many steps.
  { timeout: 120_000 },
  async (_, manner) => {
    const shopper = await shopping.openShopper(browser, url, manner);
    const { page, hand } = shopper;
    const { plain } = await pickProducts(url);
    const { order_number: number } = await orderByCash(shopper, plain.product.id);
    await shopping.visit(shopper, '/orders');
    const card = page.getByRole('article', { name: `Order ${number}` });
    await card.getByRole('button', { name: /^View Details/ }).waitFor();
    const ask = card.getByRole('button', { name: `Return Items of order ${number}` });
    expect(await ask.count()).toBe(0);

    await runCommand(dataDir, 'ship', [number, 'delhivery', '12345678903']);
    await runCommand(dataDir, 'deliver', [number]);
    await shopping.visit(shopper, '/orders?status=delivered');
    await hand.press(ask);
    const dialog = page.getByRole('dialog', { name: 'Return items' });
    expect(await findBarriers(page)).toEqual([]);
    expect(await findCutOff(page, 320)).toEqual([]);
    await page.setViewportSize(manner.size!);
    await hand.press(dialog.getByRole('button', { name: 'Request Return' }));
    await dialog.getByText('Please say what is wrong').waitFor();
    const reason = dialog.getByLabel('What went wrong?');
    expect(await reason.evaluate((element) => element === document.activeElement)).toBe(true);
    await hand.press(dialog.getByRole('button', { name: /^Decrease/ }));
    await hand.press(dialog.getByRole('button', { name: 'Request Return' }));
    const refusal = dialog.getByText('Please choose the items to return');
    await refusal.waitFor();
    expect(await refusal.evaluate(isInView)).toBe(true);
    await hand.press(dialog.getByRole('button', { name: /^Increase/ }));
    await refusal.waitFor({ state: 'hidden' });
    await hand.choose(dialog.getByRole('radio', { name: 'The same item again' }));
    await hand.type(reason, 'The rim is broken');
    const file = { name: 'rim.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() };
    await dialog.getByLabel('Add photos').setInputFiles([file, { ...file, name: 'rim-again.jpg' }]);
    await dialog.getByRole('img', { name: 'Your photo 2' }).waitFor();
    await hand.press(dialog.getByRole('button', { name: 'Remove photo 2' }));
    expect(await dialog.getByRole('img').count()).toBe(1);
    await hand.press(dialog.getByRole('button', { name: 'Request Return' }));

    const details = page.getByRole('dialog', { name: `Order ${number}` });
    const next = details.getByText('You asked for a return. We will message you with the next step.');
    await next.first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    // The button that requested the return is gone: the keyboard continues at its order.
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await ask.count()).toBe(0);
    const [order] = await (await shopping.toApiBuyer(shopper)).orders();
    expect(order!.returns).toMatchObject([
      { state: 'requested', wish: 'replacement', reason: 'The rim is broken', requested_by: 'customer' },
    ]);
    const params = { id: order!.id };
    const { photos } = (await callApi('GET /admin/orders/{id}', { ...api, params })).order;
    expect(photos).toMatchObject([{ from_customer: true, width: 900, height: 1200 }]);
    await shopping.leave(shopper);
  },
);

test('a return whose response was lost is shown when it is requested again', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page } = shopper;
  const { plain } = await pickProducts(url);
  const { order_number: number } = await orderByCash(shopper, plain.product.id);
  await runCommand(dataDir, 'ship', [number, 'delhivery', '12345678904']);
  await runCommand(dataDir, 'deliver', [number]);
  await shopping.visit(shopper, '/orders?status=delivered');
  await page.getByRole('button', { name: `Return Items of order ${number}` }).tap();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  await dialog.getByLabel('What went wrong?').fill('The rim is broken');
  await page.route('**/returns', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Request Return' }).tap();
  await dialog.getByText('The shop cannot be reached.').waitFor();
  await page.unroute('**/returns');
  await dialog.getByRole('button', { name: 'Request Return' }).tap();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await details.getByText('You asked for a return.').first().waitFor();
  const [order] = await (await shopping.toApiBuyer(shopper)).orders();
  expect(order!.returns).toHaveLength(1);
  await shopping.leave(shopper);
});
