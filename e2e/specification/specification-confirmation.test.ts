import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, untilAwake } from '../support/browser.ts';
import { fillCart, openBuyer } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { walk } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
let browser: Browser;
let plain: PickedProduct['product'];
beforeAll(async () => {
  browser = await openBrowser();
  plain = (await pickProducts(url)).plain.product;
});
afterAll(() => browser.close());

test('cash on delivery ends at the confirmation, which can be shared', () =>
  walk(async (step) => {
    const { shopper, buyer } = await openBuyer(browser, url);
    const { page } = shopper;
    await fillCart(shopper, plain);
    await shopping.visit(shopper, '/checkout');
    await shopping.fillAddress(shopper);
    await page.clock.install();

    await step(
      'the order is placed, the cart is empty, and for two seconds the page says that it is processing',
      async () => {
        await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
        const place = await shopping.findPlaceButton(shopper, /^Place order · ₹/);
        // The two seconds pass when the test moves the clock, however slow the machine is.
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
        await place.click();
        await page.waitForURL(/\/order-confirmation\/ord_/);
        await page.getByText('Order placed successfully!').waitFor();
        await shopping.seesHeading(page, 'Processing Your Order');
        await page.clock.runFor(2_000);
        await shopping.seesHeading(page, 'Thank you for your order');
        await page.clock.resume();
        expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
        expect(await buyer.orders()).toMatchObject([{ payment: { method: 'cod' } }]);
      },
    );
    await step('the order can be shared by a social network and a messenger', async () => {
      await page.evaluate(() => {
        const opened: string[] = [];
        Object.assign(window, { opened, open: (address: string) => void opened.push(address) });
      });
      await page.getByRole('button', { name: 'Facebook' }).click();
      await page.getByRole('button', { name: 'WhatsApp' }).click();
      const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
      expect(opened).toEqual([
        expect.stringContaining('facebook.com/sharer'),
        expect.stringContaining('https://wa.me/?text='),
      ]);
      expect(opened.join()).not.toContain('ord_');
    });
    await step('the link to the shop is copied, or an error is shown', async () => {
      const take = (works: boolean) =>
        page.evaluate((does) => {
          const writeText = async (copied: string) => {
            if (!does) throw new Error('not allowed');
            Object.assign(window, { copied });
          };
          Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
        }, works);
      await take(true);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied to clipboard!').waitFor();
      // The address of the order is private: a friend would only get the login.
      expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(`${url}/`);
      await take(false);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Failed to copy link').waitFor();
    });
    await step('an unknown order is not found', async () => {
      await shopping.visit(shopper, '/order-confirmation/ord_nothing');
      await shopping.seesHeading(page, 'Order Not Found');
    });
    await step('an order that cannot be loaded links to the list of orders', async () => {
      await page.route('**/api/v1/orders/ord_any', (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.goto(`${url}/order-confirmation/ord_any`);
      await page.waitForURL(`${url}/orders`);
      await page.unroute('**/api/v1/orders/ord_any');
    });
    await step('while a payment is pending its order is polled every five seconds', async () => {
      const order = await buyer.place(plain);
      await page.goto(`${url}/order-status/${order.id}?payment=pending`);
      await untilAwake(page);
      let asked = 0;
      page.on('request', (request) => void (asked += request.url().endsWith(`/orders/${order.id}`) ? 1 : 0));
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.clock.runFor(4_000);
      const before = asked;
      await page.clock.runFor(10_000);
      await expect.poll(() => asked).toBeGreaterThanOrEqual(before + 2);
      expect(asked).toBeLessThanOrEqual(before + 3);
      const { razorpay_order_id } = await buyer.open(order.id);
      await buyer.verify(order.id, await buyer.pay(razorpay_order_id));
      await page.clock.runFor(5_000);
      await page.waitForURL(`${url}/order-confirmation/${order.id}`);
    });
    await shopping.leave(shopper);
  }));
