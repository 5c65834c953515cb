import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import type { OrderJson } from '#contract/order/order.ts';
import { type ApiBuyer, callApi, signUp } from '../support/api-buyer.ts';
import { openBrowser } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { walk } from '../support/journey.ts';
import { runCommand } from '../support/admin-cli.ts';
import * as shopping from '../support/shopper.ts';

const { url, dataDir } = findShop();
const broken = { status: 500, body: 'broken' };
let browser: Browser;
let picked: PickedProduct['product'][];
beforeAll(async () => {
  browser = await openBrowser();
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  const { plain } = await pickProducts(url);
  const cheap = products.filter(
    ({ has_variants, stock_quantity, price }) => !has_variants && stock_quantity > 40 && price < 900,
  );
  picked = [plain.product, ...cheap.filter(({ id }) => id !== plain.product.id)].slice(0, 3);
});
afterAll(() => browser.close());

async function openBuyer(): Promise<{ shopper: shopping.Shopper; buyer: ApiBuyer }> {
  const buyer = await signUp(url);
  const shopper = await shopping.openShopper(browser, url);
  await shopping.becomes(shopper.page.context(), buyer);
  return { shopper, buyer };
}

/** Places a cash on delivery order, which has its invoice immediately. */
async function orderByCash(
  { token, mobile }: ApiBuyer,
  products: PickedProduct['product'][],
): Promise<OrderJson> {
  const body = {
    name: 'Meera Joshi',
    email: 'meera@example.com',
    phone: mobile,
    address: { line1: '12 Lake Road', line2: '', city: 'Pune', state: 'MH', postal_code: '411001' },
    items: products.map(({ id, price, sale_price }) => ({
      product_id: id,
      quantity: 1,
      price: sale_price ?? price,
    })),
    paymentMethod: 'cod' as const,
  };
  const headers = { 'idempotency-key': randomUUID() };
  return (await callApi('POST /orders', { url, token, body, headers })).order;
}

test('orders are listed by status, shown as summary and in detail, and cancelled', () =>
  walk(async (step) => {
    const { shopper, buyer } = await openBuyer();
    const { page } = shopper;
    const order = await orderByCash(buyer, picked);
    const { order_number: number, id } = order;
    await shopping.visit(shopper, '/orders');
    const card = page.getByRole('article', { name: `Order ${number}` });

    await step(
      'the tabs are all, pending, processing, shipped, delivered, cancelled, and narrow the list',
      async () => {
        await expect
          .poll(() => page.getByRole('tab').allInnerTexts())
          .toEqual(['All', 'Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled']);
        await card.waitFor();
        await page.getByRole('tab', { name: 'Shipped' }).click();
        await page.getByText('No shipped orders').waitFor();
        await page.getByRole('tab', { name: 'Processing' }).click();
        await card.waitFor();
      },
    );
    await step('a card shows two items and how many more, and its day as in India', async () => {
      expect(await card.getByText('+1 more').isVisible()).toBe(true);
      expect(await card.getByRole('listitem').count()).toBe(2);
      const day = new Intl.DateTimeFormat('en-IN', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'Asia/Kolkata',
      });
      expect(await card.innerText()).toContain(day.format(new Date(order.created_at)));
    });
    await step('the whole order is shown in a dialog', async () => {
      await card.getByRole('button', { name: /^View Details/ }).click();
      const details = page.getByRole('dialog');
      for (const { name } of picked) await details.getByText(name).first().waitFor();
      await page.keyboard.press('Escape');
      await details.waitFor({ state: 'hidden' });
    });
    await step('its invoice opens in a new tab, and is saved under the order number', async () => {
      const view = card.getByRole('link', { name: /^View Invoice/ });
      expect([await view.getAttribute('href'), await view.getAttribute('target')]).toEqual([
        `/invoices/${id}`,
        '_blank',
      ]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        card.getByRole('button', { name: /^Download Invoice/ }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
    });
    await step('it can be cancelled, and then appears under another tab', async () => {
      await card.getByRole('button', { name: `Cancel Order ${number}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
      await page.getByRole('tab', { name: 'Cancelled' }).click();
      await card.waitFor();
      expect(await card.getByRole('button', { name: /^Cancel Order/ }).count()).toBe(0);
      expect(await card.innerText()).not.toContain('Returned');
      expect((await buyer.order(id)).status).toBe('cancelled');
    });
    await shopping.leave(shopper);
  }));

test('invoices are listed ten to a page, by status, and failures are shown', () =>
  walk(async (step) => {
    const { shopper, buyer } = await openBuyer();
    const { page } = shopper;
    const main = page.getByRole('main');
    await step('without orders, a link leads to the products', async () => {
      await shopping.visit(shopper, '/invoices');
      await main.getByText('No Invoices Found').waitFor();
      expect(await main.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe(
        '/products',
      );
    });
    // The owner lets customers have three open orders of this kind, but here any number.
    const allow = (orders: number | null) =>
      runCommand(dataDir, 'set-settings', ['cod', JSON.stringify({ most_open_orders: orders })]);
    await allow(null);
    for (let count = 0; count < 11; count += 1) await orderByCash(buyer, picked.slice(1, 2));
    await allow(3);
    await shopping.visit(shopper, '/invoices');
    const cards = main.getByRole('article');

    await step('ten are on a page, the rest on the next', async () => {
      await main.getByText('Page 1 of 2').waitFor();
      expect(await cards.count()).toBe(10);
      await main.getByRole('link', { name: 'Next' }).click();
      await main.getByText('Page 2 of 2').waitFor();
      await expect.poll(() => cards.count()).toBe(1);
    });
    await step(
      'choosing a status filters from the first page; choosing it again or clearing it does not',
      async () => {
        await main.getByRole('button', { name: 'Sent', exact: true }).click();
        await main.getByText('Page 1 of 2').waitFor();
        expect(new URL(page.url()).search).toBe('?status=sent');
        await main.getByRole('button', { name: 'Paid', exact: true }).click();
        await main.getByText('No Invoices Found').waitFor();
        await main.getByRole('button', { name: 'Clear filter' }).click();
        await main.getByText('Page 1 of 2').waitFor();
        await main.getByRole('button', { name: 'Paid', exact: true }).click();
        await main.getByText('No Invoices Found').waitFor();
        await main.getByRole('button', { name: 'Paid', exact: true }).click();
        await main.getByText('Page 1 of 2').waitFor();
      },
    );
    await step(
      'each shows number, status, dates, items and amount, and can be viewed and saved',
      async () => {
        const [invoice] = await buyer.invoices();
        const card = cards.filter({ hasText: invoice!.invoice_number });
        const text = (await card.innerText()).replaceAll(/\s+/g, ' ');
        expect(text).toMatch(/Sent .*₹[\d,]+\.\d\d .*Issued \d+ \w+ \d{4} .*Due \d+ \w+ \d{4} .*Items 1/);
        expect(await card.getByRole('link', { name: /^View/ }).getAttribute('href')).toBe(
          `/invoices/${invoice!.id}`,
        );
        const gate = Promise.withResolvers<void>();
        await page.route('**/download', async (route) => {
          await gate.promise;
          await route.fulfill(broken);
        });
        await card.getByRole('button', { name: 'Download' }).click();
        await card.getByText('Downloading...').waitFor();
        gate.resolve();
        await main.getByText('Error Loading Invoices').waitFor();
        await main.getByText('Failed to download invoice').waitFor();
        await main.getByRole('button', { name: 'Try Again' }).click();
        await main.getByText('Page 1 of 2').waitFor();
      },
    );
    await step('an invoice ends with a thank-you, and is printed from its page', async () => {
      const [invoice] = await buyer.invoices();
      await shopping.visit(shopper, `/invoices/${invoice!.id}`);
      await main.getByText('Thank you for shopping with us.').waitFor();
      await page.evaluate(() =>
        Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
      );
      await main.getByRole('button', { name: 'Print' }).click();
      expect(await page.evaluate(() => 'printed' in window)).toBe(true);
      await main.getByRole('button', { name: 'Download PDF' }).waitFor();
    });
    await step(
      'an error without a message says that invoices, or one invoice, could not be fetched',
      async () => {
        for (const [path, words] of [
          ['/invoices', 'Failed to fetch invoices'],
          ['/invoices/inv_any', 'Failed to fetch invoice'],
        ] as const) {
          await page.route('**/api/v1/invoices**', (route) => route.fulfill(broken));
          await page.route('**/api/v1/invoices/*', (route) => route.fulfill(broken));
          await page.goto(url + path);
          await main.getByText(words, { exact: true }).waitFor();
          await page.unrouteAll();
        }
      },
    );
    await shopping.leave(shopper);
  }));
