import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { readOutbox } from '../support/api-buyer.ts';
import { desk, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { pickProducts } from '../support/products.ts';
import { runCommand } from '../support/admin-cli.ts';
import { orderByCash } from '../support/place-order.ts';
import * as shopping from '../support/shopper.ts';
import type { Shopper } from '../support/shopper.ts';

const { url, dataDir } = findShop();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['a phone', phone],
  ['a desk', desk],
])(
  'on %s the order of an undelivered cash parcel says that it came back and nothing was paid',
  { timeout: 120_000 },
  async (_, size) => {
    const shopper = await shopping.openShopper(browser, url, { size });
    const { page, hand } = shopper;
    const { plain } = await pickProducts(url);
    const { order_number: number, id, totals } = await orderByCash(shopper, plain.product.id);
    await runCommand(dataDir, 'ship', [number, 'delhivery', '70000000001']);
    await runCommand(dataDir, 'correct-shipment', [number, 'delhivery', '70000000002']);
    await runCommand(dataDir, 'return-to-origin', [number, 'Refused at the door']);

    await shopping.visit(shopper, '/orders?status=cancelled');
    const card = page.getByRole('article', { name: `Order ${number}` });
    await card.getByText('Returned to seller', { exact: true }).waitFor();
    await card.getByText('Not paid', { exact: true }).waitFor();
    await card.getByText('came back to us. No payment is due.').waitFor();
    await card.getByText('Came back to us on').waitFor();
    await card.getByText('Tracking no. 70000000002').waitFor();
    for (const name of [/^Cancel Order/, /^Write Review/, /^Download Invoice/])
      expect(await card.getByRole('button', { name }).count()).toBe(0);
    await hand.press(card.getByRole('button', { name: `View Details of order ${number}` }));
    const details = page.getByRole('dialog', { name: `Order ${number}` });
    const invoiced = formatRupees(toPaise(totals.total));
    const words = details.getByText(`Your invoice of ${invoiced} is cancelled. You have not been charged.`);
    const { x, width } = (await words.boundingBox())!;
    expect(x + width).toBeLessThan(size.width);
    await details.getByText('Refused at the door').waitFor();
    expect(await details.textContent()).not.toMatch(/refund|money back|sent back/i);
    await fitsTheScreen(page, size);

    const papers = await (await shopping.toApiBuyer(shopper)).invoices();
    const own = papers.filter(({ order_id }) => order_id === id);
    expect(own.map(({ title, status }) => [title, status])).toEqual([
      ['Credit Note', expect.not.stringMatching('paid')],
      [expect.stringMatching(/Invoice|Bill/), 'canceled'],
    ]);
    await shopping.visit(shopper, `/track/${number}`);
    await page.waitForURL(`${url}/track/${number}/status`);
    await page.getByText('The parcel could not be delivered and came back to us.').waitFor();
    await page.getByRole('list', { name: 'Order progress' }).getByText('Returned').waitFor();
    await fitsTheScreen(page, size);
    await hearsTheTruth(shopper, number);
    await shopping.leave(shopper);
  },
);

/** Checks mail and SMS: they mention neither a delivery nor money. */
async function hearsTheTruth({ mobile }: Shopper, number: string): Promise<void> {
  const read = async () => {
    const messages = await readOutbox(url);
    return messages.filter(
      ({ to, text }) => (to.endsWith(mobile) || to === shopping.meera.email) && text.includes(number),
    );
  };
  const truth = 'could not be delivered, and the parcel came back to us. No payment is due.';
  await expect
    .poll(async () =>
      (await read())
        .filter(({ text }) => text.includes(truth))
        .map(({ channel }) => channel)
        .toSorted(),
    )
    .toEqual(['email', 'sms']);
  expect((await read()).filter(({ text }) => /was delivered|sent ₹|back to you/.test(text))).toEqual([]);
}

/** Checks that nothing overflows the screen. */
async function fitsTheScreen(page: Page, { width }: { width: number }): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
