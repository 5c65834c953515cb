import type { Browser, Page } from 'playwright-core';
import { callApi } from './api-buyer.ts';
import { runAdmin } from './admin-cli.ts';
import { newVisitor } from './browser.ts';

const password = 'parcels by the dozen';

/** Invites a member of staff on the command line, accepts the link, and returns their e-mail and password. */
export async function makeStaff(
  { url, dataDir }: { url: string; dataDir: string },
  email: string,
  role: 'owner' | 'packer' | 'writer' | 'accountant',
  name = 'Ravi',
): Promise<{ email: string; password: string }> {
  const said = await runAdmin(dataDir, ['add-staff', email, name, role]);
  const token = /#token=([\w-]+)/.exec(said)![1]!;
  await callApi('POST /admin/staff/accept', { url, body: { token, password } });
  return { email, password };
}

/** Invites an owner and signs in as them; returns who they are, and the shop with their token. */
export async function makeOwner(shop: { url: string; dataDir: string }, email: string) {
  const owner = await makeStaff(shop, email, 'owner');
  const { token } = await callApi('POST /admin/login', { url: shop.url, body: owner });
  return { owner, api: { url: shop.url, token } };
}

/** Opens the admin at a path in a new browser context and signs in there. */
export async function openAdmin(
  browser: Browser,
  { url, size }: { url: string; size: { width: number; height: number } },
  { path, as }: { path: string; as: { email: string; password: string } },
): Promise<Page> {
  const visitor = await newVisitor(browser, size);
  const page = await visitor.newPage();
  await page.goto(`${url}/admin${path}`);
  await page.getByLabel('E-mail').fill(as.email);
  await page.getByLabel('Password').fill(as.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: /^(?!Sign in)/ })
    .waitFor();
  return page;
}

/** Saves the form of the screen and waits until it is saved. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
}
