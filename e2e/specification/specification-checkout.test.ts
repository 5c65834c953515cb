import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Route } from 'playwright-core';
import { z } from 'zod';
import { OrderJson } from '#contract/order/order.ts';
import type { PaymentOrderAnswer } from '#contract/payment/payment.ts';
import { openBrowser } from '../support/browser.ts';
import { fillCart, openBuyer } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { walk } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';

const OrderAnswer = z.looseObject({ order: OrderJson });

const { url } = findShop();
let browser: Browser;
let plain: PickedProduct['product'];
beforeAll(async () => {
  browser = await openBrowser();
  plain = (await pickProducts(url)).plain.product;
});
afterAll(() => browser.close());

const broken = { status: 500, body: 'broken' };

test('one form places an order in three steps; failed codes, requests and payments show errors', () =>
  walk(async (step) => {
    const { shopper, buyer } = await openBuyer(browser, url);
    const { page } = shopper;
    await fillCart(shopper, plain);
    await shopping.visit(shopper, '/checkout');
    await shopping.fillAddress(shopper);

    await step(
      'the three steps are named over one form of contact, address, shipping, payment and notes',
      async () => {
        const steps = page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('link');
        expect((await steps.allInnerTexts()).map((words) => words.replaceAll(/[^A-Za-z]/g, ''))).toEqual([
          'Shipping',
          'Payment',
          'Review',
        ]);
        for (const label of ['Email', 'PIN code', /^Standard/, /^Express/, /^Cash on delivery/, /notes/i])
          expect(await page.getByRole('main').getByLabel(label).first().isEnabled(), String(label)).toBe(
            true,
          );
      },
    );
    await step('all missing fields show errors at once, and the first gets the focus', async () => {
      const known = { name: '', phone: '' };
      for (const [field, label] of [
        ['name', 'Full name'],
        ['phone', 'Phone'],
      ] as const)
        known[field] = await page.getByLabel(label, { exact: true }).inputValue();
      const fill = async (words: Record<string, string>) => {
        for (const [label, word] of Object.entries(words))
          await page.getByLabel(label, { exact: true }).fill(word);
      };
      await fill({
        'Full name': 'M',
        Email: 'meera',
        Phone: '0123456789',
        'PIN code': '41',
        City: '',
        Address: '',
      });
      await page.getByLabel('State', { exact: true }).selectOption('');
      await (await shopping.findPlaceButton(shopper, /^Pay ₹/)).click();
      for (const words of [
        'Name is required (minimum 2 characters)',
        'Invalid email address',
        'Phone number must be 10 digits and cannot start with 0',
        'Postal code must be 6 digits',
        'City is required',
        'Address is required',
        'State is required',
      ])
        await page.getByText(words, { exact: true }).first().waitFor();
      await page.locator('input[name="address.postalCode"]:focus').waitFor();
      await fill({ 'Full name': known.name, Phone: known.phone });
      await shopping.fillAddress(shopper);
      const codes = await page.getByLabel('Code', { exact: true }).locator('option').allInnerTexts();
      expect(codes.map((words) => words.split(' ')[0])).toEqual(['+91', '+1', '+44', '+971', '+60', '+65']);
    });
    await step('a number that is invalid in India may be valid in another country', async () => {
      const phone = page.getByLabel('Phone', { exact: true });
      const known = await phone.inputValue();
      const words = page.getByText('Phone number must be 10 digits and start with 6, 7, 8 or 9', {
        exact: true,
      });
      await phone.fill('5811111111');
      await words.waitFor();
      await page.getByLabel('Code', { exact: true }).selectOption('1');
      await words.waitFor({ state: 'detached' });
      await page.getByLabel('Code', { exact: true }).selectOption('91');
      await phone.fill(known);
    });
    await step('the phone number shows ten digits in any typed form', async () => {
      const phone = page.getByLabel('Phone', { exact: true });
      const known = await phone.inputValue();
      await phone.fill('');
      await phone.pressSequentially('98-76x5 432109');
      expect(await phone.inputValue()).toBe('9876543210');
      await phone.fill(known);
    });
    await step('a corrected PIN code changes city and State', async () => {
      for (const [pin, city, state] of [
        ['560001', 'Bengaluru', 'KA'],
        ['110001', 'New Delhi', 'DL'],
        [shopping.meera.pin, 'Pune', 'MH'],
      ] as const) {
        await page.getByLabel('PIN code').fill(pin);
        await expect.poll(() => page.getByLabel('City').inputValue()).toBe(city);
        await expect.poll(() => page.getByLabel('State', { exact: true }).inputValue()).toBe(state);
        expect(await page.getByText('more than one place').count(), pin).toBe(0);
      }
    });
    await step('a GSTIN of another State than the address shows a hint and is accepted', async () => {
      await page.getByText('Buying for a business?').click();
      const gstin = page.getByLabel('GSTIN (optional)');
      await gstin.fill('09ABCDE1234F1ZY');
      await page
        .getByText('This GSTIN is registered in Uttar Pradesh, the address is in Maharashtra.')
        .waitFor();
      await gstin.fill('');
    });
    const payment = {} as PaymentOrderAnswer;
    await step('Enter in a field does not place the order; Enter on the button does', async () => {
      let isAsked = false;
      page.on('request', (request) => (isAsked ||= request.url().endsWith('/api/v1/orders')));
      for (const label of ['City', 'Full name', 'PIN code']) {
        await page.getByLabel(label, { exact: true }).press('Enter');
        await shopping.findPlaceButton(shopper, /^Pay ₹/);
      }
      expect(isAsked).toBe(false);
    });
    await step('a failed order shows an error, and nothing is lost', async () => {
      // A server error has no helpful details to show.
      const failed = { error: 'Something went wrong on our side. Please try again.', code: 'server.failed' };
      await page.route('**/api/v1/orders', (route) => route.fulfill({ status: 500, json: failed }));
      await (await shopping.findPlaceButton(shopper, /^Pay ₹/)).click();
      await page.getByRole('main').getByRole('alert').getByText('Failed to place order').waitFor();
      await page.unroute('**/api/v1/orders');
      await page.route('**/api/v1/orders', (route) => route.abort());
      await (await shopping.findPlaceButton(shopper, /^Pay ₹/)).click();
      await page.getByText('Failed to place order').first().waitFor();
      await page.unroute('**/api/v1/orders');
      expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe(shopping.meera.line1);
    });
    await step('a payment that cannot be opened is shown as failed, with ways to continue', async () => {
      await page.route('**/api/v1/payment/create-order', (route) => route.fulfill(broken));
      await (await shopping.findPlaceButton(shopper, /^Pay ₹/)).click();
      const dialog = page.getByRole('dialog', { name: 'Payment Failed' });
      await dialog.getByText('Failed to initiate payment').waitFor();
      await page.unroute('**/api/v1/payment/create-order');
      // Records the options with which the payment window opens, whenever its script loads.
      await page.evaluate(() => {
        type Opening = new (options: object) => object;
        const shop = window as unknown as { Razorpay: Opening | undefined; told: object };
        const wrap = (own: Opening | undefined) =>
          own &&
          (function open(options: object) {
            shop.told = options;
            return new own(options);
          } as unknown as Opening);
        let open = wrap(shop.Razorpay);
        const set = (own: Opening | undefined) => void (open = wrap(own));
        Object.defineProperty(window, 'Razorpay', { configurable: true, get: () => open, set });
      });
      const opened = page.waitForResponse('**/api/v1/payment/create-order');
      await dialog.getByRole('button', { name: 'Try Again' }).click();
      Object.assign(payment, await (await opened).json());
    });
    await step(
      'the payment window receives key, amount in paise, INR, order and the shop’s colour',
      async () => {
        await shopping.seesWindow(shopper);
        const { key_id, amount, razorpay_order_id } = payment;
        const [order] = await buyer.orders();
        expect(payment).toMatchObject({ currency: 'INR', amount: Math.round(order!.totals.total * 100) });
        const told = await page.evaluate(() => (window as unknown as { told: object }).told);
        expect(told).toMatchObject({
          key: key_id,
          amount,
          currency: 'INR',
          order_id: razorpay_order_id,
          theme: { color: '#d4a574' },
        });
      },
    );
    await step('an unverified payment is shown as failed once the order confirms it', async () => {
      await page.route('**/api/v1/payment/verify', (route) => route.fulfill(broken));
      let asked = 0;
      const asIfUnpaid = async (route: Route) => {
        asked += 1;
        const answer = OrderAnswer.parse(await (await route.fetch()).json());
        Object.assign(answer.order.payment, { status: 'pending', in_progress: false });
        await route.fulfill({ json: answer });
      };
      await page.route('**/api/v1/payment/check', asIfUnpaid);
      await page.route('**/api/v1/orders/ord_*', asIfUnpaid);
      const window = await shopping.seesWindow(shopper);
      await window.getByRole('button', { name: /^Pay ₹/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Payment Failed' });
      await dialog.getByText('Payment verification failed').waitFor();
      expect(asked).toBeGreaterThan(0);
      await page.unroute('**/api/v1/payment/verify');
      await page.unroute('**/api/v1/payment/check');
      await page.unroute('**/api/v1/orders/ord_*');
    });
    await step('the payment had succeeded: there is one order, and it is paid', async () => {
      const [order, ...others] = await buyer.orders();
      expect(others).toEqual([]);
      await expect.poll(async () => (await buyer.order(order!.id)).payment.status).toBe('completed');
      await page.goto(`${url}/order-status/${order!.id}?payment=pending`);
      await page.waitForURL(`${url}/order-confirmation/${order!.id}`);
      await shopping.seesHeading(page, 'Thank you for your order');
    });
    await shopping.leave(shopper);
  }));
