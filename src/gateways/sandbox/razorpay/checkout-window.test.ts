import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase, type Clone } from '#test/database/database.ts';
import { findBarriers } from '#test/browser/find-barriers.ts';
import { makeSandbox } from '#test/suppliers/make-sandbox.ts';

// This policy is stricter than that of any page of the shop: the window must need nothing more.
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
const OPTIONS = {
  key: 'rzp_test_sandbox',
  name: 'Haat',
  description: 'Order HT-2611-7K3QX9M2',
  prefill: { name: 'Asha Verma', contact: '+919876543210', email: 'asha@example.in' },
  theme: { color: '#d4a574' },
};

let browser: Browser;
let database: Clone;
beforeAll(async () => {
  database = await cloneDatabase();
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  // With one process for everything, the browser would end when its first page closes.
  const args = chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--disable-web-security');
  const executablePath = await chromium.executablePath();
  browser = await playwright.launch({ executablePath, args: [...args, ...quiet], headless: true });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await database?.close();
});

test('pays by keyboard alone, in a page that allows nothing inline', async () => {
  const { page, client, order, heard } = await openCheckout();
  const dialog = page.getByRole('dialog', { name: 'Haat' });
  await dialog.getByText('₹1,499', { exact: true }).waitFor();
  expect(await dialog.getByRole('radio', { name: 'UPI' }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(heard).toMatchObject([['handler', { razorpay_order_id: order.id }]]);
  const [[, shown]] = (await heard()) as [[string, Record<string, string>]];
  const gatewayPaymentId = shown['razorpay_payment_id']!;
  const signature = shown['razorpay_signature']!;
  expect(client.isPaymentSignatureValid({ gatewayOrderId: order.id, gatewayPaymentId, signature })).toBe(
    true,
  );
  expect(await client.getPayment(gatewayPaymentId)).toMatchObject({ status: 'captured', method: 'upi' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('opener');
});

test('pays by card', async () => {
  const { page, client, order, heard } = await openCheckout();
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByLabel('Card number').fill('4100 2800');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByText('A card number has 16 digits.').waitFor();
  await page.getByLabel('Card number').fill('5500 6700 0000 1002');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect.poll(heard).toMatchObject([['handler', {}]]);
  expect(await client.listPayments(order.id)).toMatchObject([{ method: 'card', status: 'captured' }]);
});

test('stays open after Decline and can then be paid', async () => {
  const { page, client, order, heard } = await openCheckout();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alert').getByText('The payment was declined.').waitFor();
  expect(await heard()).toMatchObject([
    ['payment.failed', { error: { reason: 'payment_cancelled', metadata: { order_id: order.id } } }],
  ]);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect.poll(async () => (await heard()).length).toBe(2);
  expect((await client.listPayments(order.id)).map(({ status }) => status)).toEqual(['captured', 'failed']);
});

test('closes after Decline when retry is disabled', async () => {
  const { page, heard } = await openCheckout({ retry: { enabled: false } });
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect
    .poll(async () => (await heard()).map(([name]) => name))
    .toEqual(['payment.failed', 'ondismiss']);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test.each(['Close', 'Escape'])(
  '%s reports to the shop that the window was closed, and attempts no payment',
  async (way) => {
    const { page, client, order, heard } = await openCheckout();
    await page.getByRole('dialog').waitFor();
    if (way === 'Close') await page.getByRole('button', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await expect.poll(heard).toEqual([['ondismiss']]);
    expect(await client.listPayments(order.id)).toEqual([]);
    await page.locator('#opener').click();
    await page.getByRole('dialog').waitFor();
  },
);

test('Escape is ignored and Close asks for confirmation when the shop configures it', async () => {
  const { page, heard } = await openCheckout({ modal: { escape: false, confirm_close: true } });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('You have not paid yet.').waitFor();
  expect(await heard()).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(heard).toEqual([['ondismiss']]);
});

test('a payment whose response is lost is reported as a closed window, yet is paid', async () => {
  const { page, client, order, heard } = await openCheckout();
  await page.locator('summary:visible').click();
  await page.getByRole('button', { name: /lost@razorpay/ }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect.poll(heard, { timeout: 5000 }).toEqual([['ondismiss']]);
  expect((await client.getOrder(order.id)).status).toBe('paid');
});

test('closing the window during a payment reports only the closing, although the order is paid', async () => {
  const { page, client, order, heard } = await openCheckout();
  await page.route('**/pay', async (route) => {
    const response = await route.fetch();
    await page.getByRole('button', { name: 'Close' }).click();
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse('**/pay');
  await page.getByRole('button', { name: 'Pay' }).click();
  await (await answered).finished();
  await page.waitForTimeout(100);
  expect(await heard()).toEqual([['ondismiss']]);
  expect((await client.getOrder(order.id)).status).toBe('paid');
});

test('shows the order’s price regardless of the page’s amount, and refuses a paid order', async () => {
  const { page, order, pay } = await openCheckout({ amount: 100 });
  await page.getByRole('button', { name: 'Pay ₹1,499' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await pay(order.id, { outcome: 'success' });
  await page.locator('#opener').click();
  await page.getByText('This order has already been paid.').waitFor();
  expect(await page.getByRole('button', { name: 'Pay' }).isDisabled()).toBe(true);
});

test('needs a key and an order, as the real one does', async () => {
  const { page } = await openCheckout();
  const complaints = await page.evaluate(() => {
    const Razorpay = (globalThis as unknown as { Razorpay: new (options: object) => object }).Razorpay;
    return [{}, { key: 'k' }].map((options) => {
      try {
        return typeof new Razorpay(options);
      } catch (error) {
        return String(error);
      }
    });
  });
  expect(complaints).toEqual([expect.stringContaining('`key`'), expect.stringContaining('`order_id`')]);
});

test.each([
  [320, 568],
  [360, 740],
  [1280, 800],
])('is accessible and fits the width at %i × %i', async (width, height) => {
  const { page } = await openCheckout({}, { width, height });
  await page.getByRole('button', { name: 'Pay ₹1,499' }).waitFor();
  await page.locator('summary:visible').click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alert').waitFor();
  await page.waitForTimeout(300);
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

async function openCheckout(options: Record<string, unknown> = {}, viewport = { width: 1280, height: 800 }) {
  const made = await makeSandbox(database.db);
  const context = await browser.newContext({ viewport });
  onTestFinished(async () => {
    await context.close();
    await made.close();
  });
  const order = await made.client.createOrder({
    amountPaise: 149_900,
    receipt: 'HT-2611-7K3QX9M2',
    notes: {},
  });
  const page = await context.newPage();
  const complaints = watch(page);
  await page.route('**/shop', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: PAGE }),
  );
  await page.goto(made.baseUrl.replace('/sandbox/razorpay', '/shop'));
  await page.evaluate(openWidget, { ...OPTIONS, order_id: order.id, ...options } as Record<string, unknown>);
  await page.locator('#opener').click();
  onTestFinished(() => {
    expect(complaints).toEqual([]);
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: [string, unknown?][] }).heard);
  return { ...made, page, order, heard };
}

const PAGE = `<!doctype html><html lang="en"><title>Checkout</title><main><h1>Checkout</h1>
  <button id="opener">Place order</button></main><script src="/sandbox/razorpay/checkout.js"></script></html>`;

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (line) => {
    // The browser reports every 4xx; the policy here also stops its own look for an icon.
    if (line.type() === 'error' && !/status of 4\d\d|favicon/.test(line.text())) complaints.push(line.text());
  });
  return complaints;
}

// Runs in the page, as the shop's checkout would.
function openWidget(options: Record<string, unknown>) {
  const heard: [string, unknown?][] = [];
  const { Razorpay } = globalThis as unknown as {
    Razorpay: new (options: object) => {
      open(): void;
      on(event: string, listener: (answer: unknown) => void): void;
    };
  };
  const widget = new Razorpay({
    ...options,
    handler: (answer: unknown) => heard.push(['handler', answer]),
    modal: { ...(options['modal'] as object), ondismiss: () => heard.push(['ondismiss']) },
  });
  widget.on('payment.failed', (answer) => heard.push(['payment.failed', answer]));
  document.querySelector('#opener')?.addEventListener('click', () => widget.open());
  Object.assign(globalThis, { heard });
}
