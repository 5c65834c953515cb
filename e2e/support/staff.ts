import type { Browser, Page } from 'playwright-core';
import { callApi } from './api-buyer.ts';
import { runCommand } from './admin-cli.ts';
import { newVisitor } from './browser.ts';

const password = 'parcels by the dozen';

type Shop = { url: string; dataDir: string };
/** A shop with the token of a person who is signed in there. */
export type Signed = { url: string; token: string };

const firstOwners = new Map<string, Promise<Signed>>();

/** Signs in the owner whom a command added and who invites all other staff of a shop. */
function findFirstOwner({ url, dataDir }: Shop): Promise<Signed> {
  const known = firstOwners.get(url) ?? addFirstOwner({ url, dataDir });
  firstOwners.set(url, known);
  return known;
}

async function addFirstOwner({ url, dataDir }: Shop): Promise<Signed> {
  const email = 'who.invites@example.in';
  const said = await runCommand(dataDir, 'add-staff', [email, 'Kavita', 'owner']);
  return signIn(url, await accept(url, email, said));
}

/** Accepts the invitation in a text and returns the new e-mail and password. */
async function accept(url: string, email: string, text: string) {
  const token = /#token=([\w-]+)/.exec(text)![1]!;
  await callApi('POST /admin/staff/accept', { url, body: { token, password } });
  return { email, password };
}

async function signIn(url: string, body: { email: string; password: string }): Promise<Signed> {
  const { token } = await callApi('POST /admin/login', { url, body });
  return { url, token };
}

/** Invites a staff member, accepts the link, and returns their e-mail and password. */
export async function makeStaff(
  shop: Shop,
  email: string,
  role: 'owner' | 'packer' | 'writer' | 'accountant',
  name = 'Ravi',
): Promise<{ email: string; password: string }> {
  const { link } = await callApi('POST /admin/staff', {
    ...(await findFirstOwner(shop)),
    body: { email, name, role },
  });
  return accept(shop.url, email, link);
}

/** Invites an owner and signs in as them; returns their identity, and the shop with their token. */
export async function makeOwner(shop: Shop, email: string) {
  const owner = await makeStaff(shop, email, 'owner');
  return { owner, api: await signIn(shop.url, owner) };
}

/** Opens the admin at a path in a new browser context that is signed in. The form of the sign-in is tested in admin/security.test.ts. */
export async function openAdmin(
  browser: Browser,
  { url, size }: { url: string; size: { width: number; height: number } },
  { path, as }: { path: string; as: { email: string; password: string } },
): Promise<Page> {
  const visitor = await newVisitor(browser, size);
  const answer = await visitor.request.post(`${url}/api/v1/admin/login`, {
    data: as,
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const page = await visitor.newPage();
  await page.goto(`${url}/admin${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/**
 * Goes to another screen of the open admin without loading it anew, as Back and Forward do. The name in the tab is erased first: it comes
 * back when the other screen is shown. The other screen must have a name of its own.
 */
export async function goWithinAdmin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    document.title = '';
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/admin${path}`);
  await page.waitForFunction(() => document.title !== '');
}

/** Saves the form of the screen and waits until it is saved. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
}
