import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { AccountExport } from '#contract/account-export.ts';
import { waitFor } from '#test/wait-for.ts';
import {
  type ApiBuyer,
  callApi,
  findCode,
  makeMobile,
  readCode,
  readOutbox,
  signUp,
} from '../support/api-buyer.ts';
import { phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const browser = await openJourneyBrowser();

async function openCustomer(size = phone): Promise<{ shopper: shopping.Shopper; buyer: ApiBuyer }> {
  const buyer = await signUp(url);
  const shopper = await shopping.openShopper(browser, url, { size });
  await shopping.becomes(shopper.page.context(), buyer);
  return { shopper, buyer };
}

/** The token of the newest link in an email to this address. */
function readLink(email: string, kind: string): Promise<string> {
  return waitFor(`an email to ${email}`, async () => {
    const emails = await readOutbox(url);
    return emails.flatMap(({ to, text }) =>
      to === email ? (text.match(`/${kind}/([\\w-]{43})`)?.[1] ?? []) : [],
    )[0];
  });
}

test('a customer sees their consents, downloads their data and deletes the account with a code', async () => {
  const { shopper, buyer } = await openCustomer();
  const { page, hand } = shopper;
  await shopping.visit(shopper, '/profile?tab=settings');
  const whatsapp = page.getByRole('checkbox', { name: 'Order updates on WhatsApp' });
  await whatsapp.waitFor();
  expect(await whatsapp.isChecked()).toBe(false);
  await hand.press(whatsapp);
  await page.getByText('Order updates on WhatsApp: on').waitFor();
  await expect.poll(() => whatsapp.isChecked()).toBe(true);

  const saving = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'Download my data' }));
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const { account, consents } = AccountExport.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
  expect(account.mobile_number).toBe(`+91${buyer.mobile}`);
  expect(consents).toMatchObject([
    { purpose: 'whatsapp', given: true },
    { purpose: 'terms', given: true },
  ]);

  await hand.press(page.getByRole('button', { name: 'Delete my account' }));
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const known = await findCode(url, buyer.mobile);
  await hand.press(dialog.getByRole('button', { name: 'Send code' }));
  const first = dialog.getByRole('textbox', { name: /^Code sent to/ });
  await hand.focus(first);
  await page.keyboard.type(await readCode(url, buyer.mobile, known));
  await hand.press(dialog.getByRole('button', { name: 'Delete my account permanently' }));
  await page.getByText('Your account is deleted').waitFor();
  await page.waitForURL(`${url}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(buyer.orders()).rejects.toThrow('401');
  await shopping.leave(shopper);
});

test('an open order prevents the deletion of the account and is named, with a link to the orders', async () => {
  const { shopper, buyer } = await openCustomer();
  const { page, hand } = shopper;
  const { order_number } = await buyer.place((await pickProducts(url)).plain.product);
  await shopping.visit(shopper, '/profile?tab=settings');
  await hand.press(page.getByRole('button', { name: 'Delete my account' }));
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByText(`Order ${order_number} is still in progress`).waitFor();
  expect(await dialog.getByRole('button', { name: 'Send code' }).count()).toBe(0);
  await hand.press(dialog.getByRole('link', { name: 'My Orders' }));
  await shopping.seesHeading(page, 'My Orders');
  await shopping.leave(shopper);
});

test('the profile shows what is confirmed; a link confirms the e-mail address, a code the mobile number', async () => {
  const { shopper, buyer } = await openCustomer();
  const { page, hand } = shopper;
  const email = `${randomUUID()}@example.com`;
  await callApi('PUT /profile', { url, token: buyer.token, body: { email } });
  await shopping.visit(shopper, '/profile');
  await page.getByText('Not confirmed').waitFor();
  await shopping.visit(shopper, `/verify-email/${await readLink(email, 'verify-email')}`);
  await hand.press(page.getByRole('button', { name: 'Confirm my address' }));
  await shopping.seesHeading(page, 'Your email address is confirmed');
  await shopping.visit(shopper, '/profile');
  await page.getByText('Confirmed', { exact: true }).first().waitFor();

  const other = makeMobile();
  await hand.press(page.getByRole('button', { name: 'Change number' }));
  const dialog = page.getByRole('dialog', { name: 'Number for logging in' });
  const known = await findCode(url, buyer.mobile);
  await hand.press(dialog.getByRole('button', { name: 'Send code' }));
  const proof = await readCode(url, buyer.mobile, known);
  await hand.focus(dialog.getByRole('textbox', { name: /^Code sent to/ }));
  await page.keyboard.type(proof);
  await hand.type(dialog.getByLabel('Mobile number'), other);
  await hand.press(dialog.getByRole('button', { name: 'Continue' }));
  await hand.press(dialog.getByRole('button', { name: 'Send OTP' }));
  const code = await readCode(url, other);
  await hand.focus(dialog.getByRole('textbox', { name: 'One-time code' }));
  await page.keyboard.type(code);
  await page.getByText('Your login number is changed').waitFor();
  await page
    .getByText(`+91 ${other.slice(0, 5)} ${other.slice(5)}`)
    .first()
    .waitFor();
  await expect(buyer.orders()).rejects.toThrow('401');

  // The old number gets a message, which restores the account without a login.
  const stranger = await shopping.openShopper(browser, url, { size: phone });
  await shopping.visit(stranger, `/undo-change/${await readLink(`+91${buyer.mobile}`, 'undo-change')}`);
  await stranger.hand.press(stranger.page.getByRole('button', { name: 'Undo the change' }));
  await shopping.seesHeading(stranger.page, 'Your account is yours again');
  await stranger.page.reload();
  await stranger.hand.press(stranger.page.getByRole('button', { name: 'Undo the change' }));
  await shopping.seesHeading(stranger.page, 'This link no longer works');
  await shopping.leave(stranger);
  await shopping.leave(shopper);
});

test('an e-mail address is changed with the password, and confirmed with it in a browser without a session', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const [email, next] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const account = { name: 'Meera Joshi', email, password: 'the first password' };
  const { token } = await callApi('POST /auth/register', { url, body: account });
  await shopping.visit(shopper, `/verify-email/${await readLink(email, 'verify-email')}`);
  await hand.type(page.getByLabel('Your password'), 'not the password');
  await hand.press(page.getByRole('button', { name: 'Confirm my address' }));
  await page.getByText('This password does not match the account').waitFor();
  await page.getByLabel('Your password').fill('');
  await hand.type(page.getByLabel('Your password'), account.password);
  await hand.press(page.getByRole('button', { name: 'Confirm my address' }));
  await shopping.seesHeading(page, 'Your email address is confirmed');
  await expect(callApi('GET /profile', { url, token })).rejects.toThrow('401');

  const again = await callApi('POST /auth/login', { url, body: account });
  await shopping.becomes(page.context(), { token: again.token });
  await shopping.visit(shopper, '/profile');
  await hand.press(page.getByRole('button', { name: 'Edit Profile' }));
  await page.getByLabel('Phone').fill('9876543210');
  await page.getByLabel('Email', { exact: true }).fill(next);
  await hand.press(page.getByRole('button', { name: 'Save Changes' }));
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  await hand.type(dialog.getByLabel('Your password'), account.password);
  await hand.press(dialog.getByRole('button', { name: 'Confirm', exact: true }));
  await page.getByText(`We sent a link to ${next}`).waitFor();
  await shopping.leave(shopper);
});

test('the owner of an address takes over an account that someone else registered with it', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const email = `${randomUUID()}@example.com`;
  const body = { name: 'Somebody Else', email, password: 'a password of theirs' };
  const { token } = await callApi('POST /auth/register', { url, body });
  await shopping.visit(shopper, `/verify-email/${await readLink(email, 'verify-email')}`);
  await hand.press(page.getByRole('button', { name: 'I do not know the password' }));
  await hand.press(page.getByRole('button', { name: 'Confirm without the password' }));
  await shopping.seesHeading(page, 'Your email address is confirmed');
  await page.getByText('we removed its mobile number, names, addresses and password').waitFor();
  await expect(callApi('GET /profile', { url, token })).rejects.toThrow('401');
  await hand.press(page.getByRole('link', { name: 'Choose a new password' }));
  await shopping.seesHeading(page, 'Forgot password');
  await shopping.leave(shopper);
});

test('a customer who forgot the password chooses a new one by e-mail and logs in with it', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const email = `${randomUUID()}@example.com`;
  const account = { name: 'Meera Joshi', email, password: 'the first password' };
  await callApi('POST /auth/register', { url, body: account });
  await shopping.visit(shopper, '/login');
  await hand.press(page.getByRole('link', { name: 'Forgot password?' }));
  await shopping.seesHeading(page, 'Forgot password');
  await hand.type(page.getByLabel('Email'), email);
  await hand.press(page.getByRole('button', { name: 'Send link' }));
  await page.getByText('a link is on its way').waitFor();
  await shopping.visit(shopper, `/reset-password/${await readLink(email, 'reset-password')}`);
  await hand.type(page.getByLabel('New password'), 'the second password');
  await hand.press(page.getByRole('button', { name: 'Save password' }));
  await shopping.seesHeading(page, 'Login');
  await hand.type(page.getByLabel('Email'), email);
  await hand.type(page.getByLabel('Password'), 'the second password');
  await hand.press(page.getByRole('button', { name: 'Login', exact: true }));
  await page.getByText('Login successful!').waitFor();
  await shopping.leave(shopper);
});
