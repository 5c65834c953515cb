import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdmin, runCommand } from '../support/admin-cli.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, newVisitor, openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';

// An owner protects her login and loses each means of it: an app, recovery codes, a passkey, and in the end everything.

const email = 'kavita@ranthambore.example';
const password = 'a long and plain sentence';

const shop = findShop();
const { dataDir } = shop;
let browser: Browser;
let owner: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const link = /http\S+/.exec(await runCommand(dataDir, 'add-staff', [email, 'Kavita', 'owner']))![0];
  owner = await newVisitor(browser, phone);
  page = await owner.newPage();
  await join(page, link, password);
});
afterAll(() => browser.close());

async function join(on: Page, link: string, chosen: string): Promise<void> {
  await on.goto(shop.url + new URL(link).pathname + new URL(link).hash);
  await on.getByLabel('Password').fill(chosen);
  await on.getByRole('button', { name: 'Save and sign in' }).click();
  await on.getByRole('heading', { name: 'Today' }).waitFor();
}

async function openAccount(): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in to the admin' }).waitFor();
}

async function enterPassword(button: string): Promise<void> {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function expectUsable(): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findCutOff(page, 320)).toEqual([]);
  await page.setViewportSize(phone);
}

/** Double-clicks next to a dialog, and presses Escape repeatedly, because a browser lets the page refuse only the first press. */
async function pressAstray(): Promise<void> {
  await page.mouse.dblclick(4, 4);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
}

const askAs = async (context: BrowserContext) =>
  (await context.request.get(`${shop.url}/api/v1/admin/me`)).status();

let codes: string[];

test('the owner adds an authenticator app by its key and saves the recovery codes', async () => {
  await openAccount();
  await page.getByText('You sign in with only a password.').waitFor();
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await enterPassword('Next');
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
  const key = (await page.getByText('Or type this key').locator('span').textContent())!;
  await page.getByLabel('Code from the app').fill('12345');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Please enter the 6-digit code from the app').waitFor();
  await expectUsable();
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.getByLabel('Code from the app').fill(app.generate());
  await page.getByRole('button', { name: 'Confirm' }).click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await shown.first().waitFor();
  codes = await shown.allTextContents();
  expect(codes).toHaveLength(10);
  await pressAstray();
  await page.getByText('Have you saved the codes?').waitFor();
  expect(await shown.allInnerTexts()).toEqual(codes);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('Recovery codes left: 10').waitFor();
});

test('after losing the phone, the owner signs in with her password and a recovery code, which works once', async () => {
  await signOut();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code').fill(codes[0]!.toLowerCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Recovery codes left: 9').waitFor();
});

test('a passkey signs the owner in without password and code', async () => {
  const device = await owner.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await enterPassword('Next');
  await page.getByText('Passkey added').waitFor();
  await page.getByText(/^Passkey, added/).waitFor();
  await expectUsable();
  await signOut();
  await expectUsable();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(/^Passkey, used/).waitFor();
});

test('an API key is shown once, may do what it was given, and is refused after it is revoked', async () => {
  await page.goto(`${shop.url}/admin/api-keys`);
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('button', { name: 'Make key' }).click();
  await page.getByText('Please choose at least one ability').waitFor();
  await page.getByLabel('Name').fill('Accounting');
  await page.getByLabel('See orders').check();
  await expectUsable();
  await page.getByRole('button', { name: 'Make key' }).click();
  const token = await page.getByLabel('API key', { exact: true }).inputValue();
  await pressAstray();
  await page.getByText('Have you copied the key?').waitFor();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (what: string) => (await fetch(`${shop.url}/api/v1/admin/${what}`, { headers })).status;
  expect([await ask('orders'), await ask('staff')]).toEqual([200, 403]);
  await page.getByRole('button', { name: 'Revoke Accounting' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('No keys yet.').waitFor();
  expect(await ask('orders')).toBe(401);
});

test('when everything is lost, the command ends every session at once and prints a link for a new password', async () => {
  const other = await newVisitor(browser, desk);
  const login = { data: { email, password, code: codes[1] }, headers: { origin: shop.url } };
  expect((await other.request.post(`${shop.url}/api/v1/admin/login`, login)).status()).toBe(200);
  expect([await askAs(owner), await askAs(other)]).toEqual([200, 200]);
  const printed = await runAdmin(dataDir, ['reset-login', email]);
  expect(printed).toMatch(
    /Ended: \d+ sessions\. Removed: the password, 2 second factors, and the recovery codes\./,
  );
  expect([await askAs(owner), await askAs(other)]).toEqual([401, 401]);
  expect((await other.request.post(`${shop.url}/api/v1/admin/login`, login)).status()).toBe(401);
  const again = await other.newPage();
  await join(again, /http\S+/.exec(printed)![0], 'another plain sentence');
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in to the admin' }).waitFor();
});
