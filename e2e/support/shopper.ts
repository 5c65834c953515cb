import { expect } from 'vitest';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { dayMs } from '#domain/durations.ts';
import { desk, newVisitor, untilAwake } from './browser.ts';
import { type ApiBuyer, findCode, makeMobile, readCode, toBuyer } from './api-buyer.ts';
import { keepEvidence } from './evidence.ts';
import { type Hand, makeKeyboard, makePointer } from './hand.ts';

/** A shopper with a browser page, whose actions are the functions below. */
export type Shopper = { page: Page; url: string; hand: Hand; isPhone: boolean; mobile: string };

export type Manner = { size?: { width: number; height: number }; by?: 'pointer' | 'keyboard' };

/** The recipient of the parcel, unless a test sets another. */
export const meera = {
  name: 'Meera Joshi',
  email: 'meera@example.com',
  pin: '411001',
  line1: '12 Lake Road',
};

const timeoutMs = 30_000;

export async function openShopper(
  browser: Browser,
  url: string,
  { size = desk, by = 'pointer' }: Manner = {},
): Promise<Shopper> {
  const context = await newVisitor(browser, size);
  context.setDefaultTimeout(timeoutMs);
  const page = await context.newPage();
  keepEvidence(page);
  const hand = by === 'pointer' ? makePointer(page) : makeKeyboard(page);
  return { page, url, hand, isPhone: size.width < 800, mobile: makeMobile() };
}

export function leave({ page }: Shopper): Promise<void> {
  return page.context().close();
}

export async function visit({ page, url }: Pick<Shopper, 'page' | 'url'>, path: string): Promise<void> {
  await page.goto(url + path);
  await untilAwake(page);
}

/** Goes to a path as if by a link, whether or not the page has one: a client navigation. */
export function followLink(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.dataset['step'] = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Waits until a link or button has opened a path: the address changes first, then the page, with the focus on its content. */
export async function arrivesAt({ page, url }: Pick<Shopper, 'page' | 'url'>, path: string): Promise<void> {
  await page.waitForURL(url + path);
  await page.locator('main:focus').waitFor();
}

/** Opens a category from the menu on a phone, from the top bar on a desktop. */
export async function openCategory({ page, hand, isPhone }: Shopper, name: string): Promise<void> {
  if (isPhone) {
    await hand.press(page.getByRole('button', { name: 'Menu', exact: true }));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const all = menu.getByRole('link', { name: `View All ${name}` });
    // A section that was opened earlier is still open.
    if (!(await all.isVisible())) await hand.press(menu.locator('summary', { hasText: name }));
    await hand.press(all);
  } else {
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
    await hand.press(nav.getByRole('link', { name, exact: true }));
  }
  await seesHeading(page, name);
}

export async function openProduct({ page, hand }: Shopper, name: string): Promise<void> {
  await hand.press(page.getByRole('article').getByRole('link', { name, exact: true }));
  await seesHeading(page, name);
}

export async function chooseVariant(
  { page, hand }: Shopper,
  choice: { color: string | null; size: string | null },
): Promise<void> {
  for (const [axis, value] of [
    ['Colour', choice.color],
    ['Size', choice.size],
  ] as const) {
    if (value === null) continue;
    const button = page.getByRole('group', { name: axis }).getByRole('button', { name: value, exact: true });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await hand.press(button);
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  }
}

export async function addToCart({ page, hand }: Pick<Shopper, 'page' | 'hand'>): Promise<void> {
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first());
  await page.getByText('Added to cart!').first().waitFor();
}

export async function openCart({ page, hand }: Shopper): Promise<void> {
  await hand.press(page.getByRole('banner').getByRole('link', { name: /^Cart/ }));
  await seesHeading(page, 'Shopping Cart');
}

export async function checkOut({ page, hand }: Shopper): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Proceed to Checkout' }));
}

/**
 * On /login, or in the dialog over the cart: registers a new customer with the code from the outbox, and ends on the requested page. Coming
 * from the cart, the checkout asks for the name.
 */
export async function signIn(shopper: Shopper): Promise<void> {
  const { page, hand } = shopper;
  const isInCart = new URL(page.url()).pathname === '/cart';
  await signInAgain(shopper);
  if (isInCart) {
    await seesHeading(page, 'Checkout');
    return hand.type(page.getByLabel('Full name'), meera.name);
  }
  await hand.type(page.getByLabel('Full Name'), meera.name);
  await hand.press(page.getByRole('button', { name: 'Complete Registration' }));
}

/** On /login, or in the dialog over the cart: logs in with a known number, which needs nothing else. */
export async function signInAgain({ page, url, hand, mobile }: Shopper): Promise<void> {
  const known = await findCode(url, mobile);
  await hand.type(page.getByLabel('Mobile number'), mobile);
  await hand.press(page.getByRole('button', { name: 'Continue', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Send OTP' }));
  await typeCode({ page, hand }, await readCode(url, mobile, known));
}

export async function typeCode({ page, hand }: Pick<Shopper, 'page' | 'hand'>, code: string): Promise<void> {
  await hand.focus(page.getByRole('textbox', { name: 'One-time code' }));
  await page.keyboard.type(code);
}

/** Fills in an address in Pune; the PIN fills in city and State. */
export async function fillAddress({ page, hand }: Shopper): Promise<void> {
  await seesHeading(page, 'Checkout');
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(meera.name);
  await hand.type(page.getByLabel('Email'), meera.email);
  await hand.type(page.getByLabel('PIN code'), meera.pin);
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Pune');
  await expect.poll(() => page.getByLabel('State', { exact: true }).inputValue()).toBe('MH');
  await hand.type(page.getByLabel('Address', { exact: true }), meera.line1);
}

/** Returns the button that places the order, once the server has returned the total. */
export async function findPlaceButton({ page }: Shopper, words: RegExp): Promise<Locator> {
  const button = page.getByRole('main').getByRole('button', { name: words });
  await expect.poll(() => button.isEnabled()).toBe(true);
  return button;
}

export async function payByCash(shopper: Shopper): Promise<void> {
  const { page, hand } = shopper;
  await hand.choose(page.getByRole('radio', { name: /^Cash on delivery/ }));
  await hand.press(await findPlaceButton(shopper, /^Place order · ₹/));
  await seesHeading(page, 'Thank you for your order');
}

/** Opens the payment window and returns it. */
export async function startPaying(shopper: Shopper): Promise<Locator> {
  await shopper.hand.press(await findPlaceButton(shopper, /^Pay ₹/));
  return seesWindow(shopper);
}

export async function seesWindow({ page }: Shopper): Promise<Locator> {
  const window = page.getByRole('dialog', { name: 'Haat' });
  await window.getByRole('button', { name: /^Pay ₹/ }).waitFor();
  return window;
}

/** Pays in the window, and opens the order from the dialog that says so. */
export async function payIn(window: Locator, shopper: Shopper): Promise<void> {
  const { page, hand } = shopper;
  const dialog = await payUntilDialog(window, shopper);
  await hand.press(dialog.getByRole('link', { name: /^View order/ }));
  await seesHeading(page, 'Thank you for your order');
}

/** Pays in the window, and returns the dialog that says so. */
export async function payUntilDialog(window: Locator, { page, hand }: Shopper): Promise<Locator> {
  await hand.press(window.getByRole('button', { name: /^Pay ₹/ }));
  const dialog = page.getByRole('dialog', { name: 'Payment Successful' });
  await dialog.getByText('Order placed successfully!').waitFor();
  return dialog;
}

/** Declines the payment in the bank's place, and closes the window. */
export async function decline(window: Locator, { hand }: Shopper): Promise<void> {
  await hand.press(window.getByRole('button', { name: 'Decline' }));
  await window.getByText('The payment was declined.').waitFor();
  await hand.press(window.getByRole('button', { name: 'Close' }));
}

export async function openInvoice({ page, hand }: Shopper): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'View invoice' }));
  await page.getByRole('article', { name: /invoice|bill of supply/i }).waitFor();
}

/** Returns the same customer over HTTP, for checking the result in the shop. */
export async function toApiBuyer({ page, url, mobile }: Shopper): Promise<ApiBuyer> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return toBuyer(url, mobile, token!);
}

export async function seesHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** Returns labels and amounts as shown, once there is a total: `{Total: '₹1,234.00', …}`. */
export async function readRows(list: Locator): Promise<Record<string, string>> {
  await list.locator('dt', { hasText: /^Total$/ }).waitFor();
  const rows = await list
    .locator('dt')
    .evaluateAll((names) =>
      names.map((name) => [name.textContent, name.parentElement!.querySelector('dd')!.textContent]),
    );
  return Object.fromEntries(rows);
}

/** Logs the context in before its next page opens. */
export async function becomes(context: BrowserContext, { token }: Pick<ApiBuyer, 'token'>): Promise<void> {
  // The expiry is so far ahead that no page exchanges the token for a new one.
  const expiresAt = new Date(Date.now() + 365 * dayMs).toISOString();
  await context.addInitScript(
    ([value, expires]) => {
      localStorage.setItem('token', value!);
      localStorage.setItem('token_expires_at', expires!);
    },
    [token, expiresAt],
  );
}
