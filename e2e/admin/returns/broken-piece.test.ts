import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../../support/barriers.ts';
import { desk, openBrowser, phone } from '../../support/browser.ts';
import { findShop } from '../../support/find-shop.ts';
import { type AdminOrder, placeToPack, readOrder } from '../../support/packing.ts';
import { goWithinAdmin, makeOwner, openAdmin } from '../../support/staff.ts';

const shop = findShop();
const { url } = shop;
let browser: Browser;
let api: { url: string; token: string };
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const made = await makeOwner(shop, 'owner.of.returns@example.in');
  ({ api } = made);
  page = await openAdmin(browser, { url, size: phone }, { path: '/', as: made.owner });
});
afterAll(() => browser.close());

/** Places an order that has been delivered and whose cash is booked. */
async function placeArrived(): Promise<AdminOrder> {
  const [order] = await placeToPack(api, 1);
  const params = { id: order!.id };
  const parcel = { courier: 'delhivery', tracking_number: '99000000099' };
  await callApi('POST /admin/orders/{id}/shipment', { ...api, params, body: parcel });
  await callApi('POST /admin/orders/{id}/delivery', { ...api, params, body: {} });
  await callApi('POST /admin/orders/{id}/cash', { ...api, params, body: {} });
  return order!;
}

async function readStock(id: string): Promise<number> {
  const { stock_quantity } = await callApi('GET /products/{id}', { url, params: { id } });
  return stock_quantity;
}

async function addPhoto(): Promise<void> {
  const picture = { width: 900, height: 1200, channels: 3, background: '#8a4b2f' } as const;
  const buffer = await sharp({ create: picture }).jpeg().toBuffer();
  const file = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Add a photo').setInputFiles(file);
  await page.getByAltText(/^Taken by /).waitFor();
}

/**
 * Returns the fields and buttons at the top of the screen that are covered by a toast, except those that the tabs at the bottom cover
 * anyway.
 */
async function findCovered(): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return page
    .getByRole('main')
    .locator('button, a, input, select, textarea')
    .evaluateAll((controls) => {
      const tabs = document.querySelector('main ~ nav')!.getBoundingClientRect();
      const foot = tabs.height > 0 ? tabs.top : innerHeight;
      const toast = document.querySelector('[aria-label="Notifications"] li')!.getBoundingClientRect();
      return controls
        .filter((control) => {
          const { top, bottom, left, right, height } = control.getBoundingClientRect();
          const isVisible = height > 0 && top < foot;
          const isBeside = right <= toast.left || left >= toast.right;
          return isVisible && !isBeside && Math.min(bottom, foot) > toast.top && top < toast.bottom;
        })
        .map((control) => control.textContent || control.id);
    });
}

async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

test(
  'on a phone a broken piece is recorded with a photo, accepted and replaced; preview, documents and stock agree',
  { timeout: 120_000 },
  async () => {
    const order = await placeArrived();
    const [item] = order.items;
    const before = await readStock(item!.product_id);
    await goWithinAdmin(page, `/orders/${order.order_number}`);
    await addPhoto();

    await choose('Record a return');
    const record = page.getByRole('dialog', { name: 'Record a return' });
    await record.getByRole('button', { name: `Increase Pieces of ${item!.product_name}` }).click();
    await record.getByLabel('What the customer wants').selectOption('replacement');
    await record.getByLabel('What is wrong').fill('The rim came broken');
    expect(await findBarriers(page)).toEqual([]);
    await record.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByText('To answer').waitFor();
    await page.getByText('The return is recorded').waitFor();
    expect(await findCovered()).toEqual([]);
    await page.setViewportSize(desk);
    expect(await findCovered()).toEqual([]);
    await page.setViewportSize(phone);

    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    const answer = page.getByRole('dialog', { name: 'Accept the return' });
    await answer.getByRole('textbox').fill('Please keep the broken piece.');
    await answer.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText('Answer: Please keep the broken piece.').waitFor();

    await page.getByRole('button', { name: 'Send new pieces' }).click();
    const replace = page.getByRole('dialog', { name: 'Replace or exchange' });
    await replace.getByText(`${order.customer.name} pays nothing.`).waitFor();
    await replace.getByText(`1 × ${item!.product_name} is taken from the ${before} in stock.`).waitFor();
    await replace
      .getByText(/^A credit note of ₹[\d,.]+ and a new invoice of ₹[\d,.]+ are issued\.$/)
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await replace.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Settled').waitFor();

    const settled = await readOrder(api, order.id);
    expect(settled.returns).toMatchObject([{ state: 'settled', wish: 'replacement' }]);
    const [next] = settled.exchanges;
    await page.getByRole('link', { name: next!.order_number }).click();
    await page.getByRole('heading', { level: 1, name: next!.order_number }).waitFor();
    await page.getByText('Paid by exchange').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const replacement = await readOrder(api, next!.id);
    const note = settled.documents.find(({ kind }) => kind === 'credit_note');
    const invoice = replacement.documents.find(({ kind }) => kind !== 'credit_note');
    expect(note!.amount).toBe(invoice!.amount);
    expect(replacement.money).toMatchObject({ due: 0, received: 0, from_exchange: note!.amount });
    expect(await readStock(item!.product_id)).toBe(before - 1);
  },
);

test(
  'pieces are refunded with the amounts shown beforehand, and the list of returns has the record',
  { timeout: 120_000 },
  async () => {
    const order = await placeArrived();
    const [item] = order.items;
    await goWithinAdmin(page, `/orders/${order.order_number}`);
    await choose('Refund');
    const refund = page.getByRole('dialog', { name: 'Refund' });
    await refund.getByRole('radio', { name: /^An amount/ }).check();
    const amount = refund.getByRole('textbox', { name: 'Amount' });
    await amount.fill('12x');
    await amount.press('Enter');
    await refund.getByText('Give the reason.').waitFor();
    expect(await amount.evaluate((element) => element === document.activeElement)).toBe(true);
    await amount.fill('12');
    await refund.getByText('Enter rupees, like 1250.').waitFor({ state: 'detached' });
    await refund.getByRole('radio', { name: /^Pieces/ }).check();
    await refund.getByRole('button', { name: `Increase Pieces of ${item!.product_name}` }).click();
    await refund.getByLabel(/^Reason/).fill('Too small');
    await refund.getByText(/^You hand ₹[\d,.]+ back to /).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await refund.getByRole('button', { name: /^Refund ₹/ }).click();
    await page.getByText('Settled').waitFor();
    const { returns, credit_notes } = await readOrder(api, order.id);
    expect(returns).toMatchObject([
      { state: 'settled', wish: 'refund', credit_note_id: credit_notes[0]!.id },
    ]);
    await goWithinAdmin(page, '/returns?state=settled');
    await page.getByRole('link', { name: order.order_number }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findCutOff(page, 320)).toEqual([]);
    await page.setViewportSize(phone);
  },
);

test(
  'a piece is exchanged for three others found by SKU; the difference is shown beforehand and due in cash',
  { timeout: 120_000 },
  async () => {
    const order = await placeArrived();
    const [old, other] = order.items;
    await goWithinAdmin(page, `/orders/${order.order_number}`);
    await choose('Replace or exchange');
    const dialog = page.getByRole('dialog', { name: 'Replace or exchange' });
    await dialog.getByRole('button', { name: `Increase Pieces of ${old!.product_name}` }).click();
    await dialog.getByRole('radio', { name: /^Other pieces/ }).check();
    await dialog.getByLabel('Add a product').fill(other!.sku.toLowerCase());
    await dialog.getByRole('list', { name: 'Found products' }).getByText(other!.sku).first().waitFor();
    await page.keyboard.press('Enter');
    const increase = dialog.getByRole('button', { name: /^Increase New pieces of / });
    await increase.click();
    await increase.click();
    await dialog.getByLabel(/^Reason/).fill('She likes these better');
    const due = 3 * other!.price - old!.price;
    const formatted = `₹${due.toLocaleString('en-IN')}`;
    await dialog.getByText(`pays ${formatted} in cash when the parcel arrives.`).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findCutOff(page, 320)).toEqual([]);
    await page.setViewportSize(phone);
    await dialog.getByRole('button', { name: 'Send other pieces' }).click();
    await page.getByText(/^Pieces exchanged for/).waitFor();
    const { exchanges } = await readOrder(api, order.id);
    expect((await readOrder(api, exchanges[0]!.id)).money).toMatchObject({ from_exchange: old!.price, due });
  },
);
