import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { makeMobile, readEmail, signUp } from '../support/api-buyer.ts';
import { findBarriers } from '../support/barriers.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { runCommand } from '../support/admin-cli.ts';
import { findShop } from '../support/find-shop.ts';
import * as shopping from '../support/shopper.ts';

const { url, dataDir } = findShop();
const message = {
  Name: 'Meera Joshi',
  Email: 'meera@example.com',
  Subject: 'The lamp is cracked',
  Message: 'It came with a crack in its foot.',
};
const calls = '**/api/v1/contact';
const failed = 'Failed to send message. Please try again.';
const done = "Message sent successfully! We'll get back to you soon.";
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['fingers', { size: phone }],
  ['the keyboard', { by: 'keyboard' as const }],
])(
  'with %s a message is written, corrected field by field, sent again after a failure, and received',
  async (_, manner) => {
    const shopper = await shopping.openShopper(browser, url, manner);
    const { page, hand } = shopper;
    await shopping.visit(shopper, '/contact');
    const form = page.getByRole('main').locator('form');
    const send = form.getByRole('button', { name: /^Send/ });
    expect(await form.getByLabel('Inquiry type').inputValue()).toBe('general');
    await hand.type(form.getByLabel('Email'), 'meera');
    await hand.focus(form.getByLabel('Subject'));
    await form.getByText('Invalid email address').waitFor();
    await hand.press(send);
    await form.getByText('Name is required').waitFor();
    await form.getByText('Subject is required').waitFor();
    await form.getByText('Message is required (minimum 10 characters)').waitFor();
    await expect.poll(() => hasFocus(form.getByLabel('Name'))).toBe(true);
    expect(await form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');

    await hand.type(form.getByLabel('Name'), 'Meera Joshi');
    await hand.type(form.getByLabel('Email'), 'meera@example.com');
    await hand.type(form.getByLabel('Subject'), 'A lamp for the hall');
    await hand.type(form.getByLabel('Message'), 'Can the large one be made in copper?');
    await failsOnce(page, send, () => hand.press(send));
    expect(await form.getByLabel('Message').inputValue()).toBe('Can the large one be made in copper?');
    await form.getByLabel('Inquiry type').selectOption('artisan');
    const sent = page.waitForRequest(calls);
    await hand.press(send);
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Meera Joshi',
      phone: '',
      subject: 'A lamp for the hall',
    });
    await page.getByText(done).first().waitFor();
    await form.getByText(/Your ticket number is/).waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe('');
    expect(await form.getByLabel('Inquiry type').inputValue()).toBe('general');
    await shopping.leave(shopper);
  },
);

test('a customer follows their message from the form to the answer', async () => {
  const buyer = await signUp(url);
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  await shopping.becomes(page.context(), buyer);
  await shopping.visit(shopper, '/profile');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'My Tickets' }));
  await page.getByText('No tickets yet').waitFor();
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Contact us' }));
  const form = page.getByRole('main').locator('form');
  for (const [label, words] of Object.entries(message)) await hand.type(form.getByLabel(label), words);
  await hand.press(form.getByLabel('This is a complaint'));
  await hand.press(form.getByRole('button', { name: /^Send/ }));
  const [number] = /T-\d+-\w+/.exec(await form.locator('strong').innerText())!;
  await hand.press(form.getByRole('link', { name: 'My Tickets' }));
  const card = page.getByRole('article', { name: `Ticket ${number}` });
  await card.getByText('Waiting for our reply').waitFor();
  expect(await card.innerText()).toMatch(/Complaint[^]*Acknowledged[^]*Reply due by[^]*To be resolved by/);
  await runCommand(dataDir, 'answer', [number, 'A new one is on its way.']);
  await page.reload();
  await card.getByText('A new one is on its way.').waitFor();
  expect(await card.innerText()).not.toContain('Reply due by');
  await hand.press(card.getByText('Your message'));
  await card.getByText(message.Message).waitFor();
  await shopping.leave(shopper);
}, 120_000);

test('a guest follows a complaint by the link in the e-mail and their mobile number', async () => {
  const [email, mobile] = [`guest${randomUUID()}@example.com`, makeMobile()];
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const main = page.getByRole('main');
  await shopping.visit(shopper, '/contact');
  await main.getByRole('link', { name: 'Track your ticket', exact: true }).waitFor();
  for (const [label, words] of Object.entries({
    ...message,
    Email: email,
    'Phone (optional)': `+91 ${mobile}`,
  }))
    await hand.type(main.getByLabel(label), words);
  await hand.press(main.getByLabel('This is a complaint'));
  await hand.press(main.getByRole('button', { name: /^Send/ }));
  const [number] = /T-\d+-\w+/.exec(await main.locator('form strong').innerText())!;
  const [link] = /http\S+/.exec(await readEmail(url, email))!;
  const track = main.locator('form').getByRole('link', { name: 'Track your ticket' });
  expect(await track.getAttribute('href')).toBe(link.replace(url, ''));

  await page.goto(link);
  await expect.poll(() => main.getByLabel('Ticket number').inputValue()).toBe(number);
  const [contact, show] = [
    main.getByLabel('Email or mobile number'),
    main.getByRole('button', { name: 'Show ticket' }),
  ];
  await hand.press(show);
  await main.getByText('Please enter the email or mobile number you gave us').waitFor();
  await expect.poll(() => hasFocus(contact)).toBe(true);
  await hand.type(contact, makeMobile());
  await hand.press(show);
  await main.getByText('We could not find this ticket.').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await hand.type(contact, mobile);
  await hand.press(show);
  const card = main.getByRole('article', { name: `Ticket ${number}` });
  await card.getByText('Waiting for our reply').waitFor();
  await runCommand(dataDir, 'answer', [number, 'A new one is on its way.']);
  await hand.press(show);
  await card.getByText('A new one is on its way.').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await hand.press(main.getByRole('link', { name: 'Log in to see them' }));
  await page.waitForURL(`${url}/login?returnTo=${encodeURIComponent(link.replace(url, ''))}`);
  await shopping.leave(shopper);
}, 120_000);

test('the map is loaded on request only, from a host that is allowed for nothing else', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  const foreign: string[] = [];
  const map = Promise.withResolvers<void>();
  await page.route(
    (address) => !address.href.startsWith(url),
    async (route) => {
      foreign.push(new URL(route.request().url()).host);
      await map.promise;
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>' });
    },
  );
  await shopping.visit(shopper, '/contact');
  expect(await page.locator('iframe').count()).toBe(0);
  const asked = page.waitForRequest((request) => !request.url().startsWith(url));
  // The page is loaded again, and counts as loaded only when the map is.
  await page.getByRole('link', { name: 'Show map' }).click({ noWaitAfter: true });
  await asked;
  await page.getByText('Map Loading...').waitFor();
  map.resolve();
  await page.getByText('Map Loading...').waitFor({ state: 'hidden' });
  expect(new Set(foreign)).toEqual(new Set(['www.openstreetmap.org']));
  await hand.press(page.getByRole('link', { name: 'All questions' }));
  await shopping.seesHeading(page, 'Frequently Asked Questions');
  await shopping.leave(shopper);
});

test('FAQ questions are filtered while typing and by category, and each opens and closes independently', async () => {
  const shopper = await shopping.openShopper(browser, url, { by: 'keyboard' });
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/faq');
  const main = page.getByRole('main');
  const questions = main.locator('details');
  const all = await questions.count();
  expect(await main.getByLabel('Category').locator('option').first().innerText()).toBe('All Categories');
  await hand.type(main.getByLabel('Search questions'), 'REFUND');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  expect(await questions.count()).toBeGreaterThan(0);
  await hand.type(main.getByLabel('Search questions'), 'no such words');
  await main.getByText('No FAQs found matching your search.').waitFor();
  await main.getByLabel('Search questions').fill('');
  await expect.poll(() => questions.count()).toBe(all);
  for (const index of [0, 1]) await hand.press(questions.nth(index).locator('summary'));
  await expect.poll(() => main.locator('details[open]').count()).toBe(2);
  await hand.press(questions.first().locator('summary'));
  await expect.poll(() => main.locator('details[open]').count()).toBe(1);
  const second = await main.getByLabel('Category').locator('option').nth(1).getAttribute('value');
  await main.getByLabel('Category').selectOption(second!);
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await shopping.leave(shopper);
});

/** The shop answers 500 after a while, during which the button shows that it is sending and takes no second press. */
async function failsOnce(page: Page, send: Locator, press: () => Promise<void>): Promise<void> {
  const answer = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await press();
  await expect.poll(() => send.innerText()).toBe('Sending...');
  expect(await send.isDisabled()).toBe(true);
  answer.resolve();
  await page.getByText(failed).waitFor();
  await expect.poll(() => send.innerText()).toBe('Send Message');
  await page.unroute(calls);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
