import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { hourMs } from '#domain/durations.ts';
import { desk, newVisitor, untilAwake } from './browser.ts';
import { findShop } from './find-shop.ts';

const { url } = findShop();

/** A visitor whose browser a test inspects: its storage, and its requests to the API. */
export type Visitor = { page: Page; context: BrowserContext; asked: Request[] };

/** Opens a new browser context; logged in if a token is given, which lasts for `hours` more. */
export async function openVisitor(browser: Browser, token?: string, hours = 100): Promise<Visitor> {
  const context = await newVisitor(browser, desk);
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on('request', (request) => void (request.url().includes('/api/v1/') && asked.push(request)));
  await page.goto(`${url}/faq`);
  // If the token were set before the page's script, the script would exchange it, and the next page would use the replaced token.
  await untilAwake(page);
  if (token) await remember(page, token, hours);
  return { page, context, asked };
}

export async function remember(page: Page, token: string, hours: number): Promise<void> {
  const expiresAt = new Date(Date.now() + hours * hourMs).toISOString();
  await page.evaluate(
    ([value, expires]) => {
      localStorage.setItem('token', value!);
      localStorage.setItem('token_expires_at', expires!);
    },
    [token, expiresAt],
  );
}

export async function go({ page }: Visitor, path: string): Promise<void> {
  await page.goto(url + path);
  await untilAwake(page);
}

export const read = ({ page }: Visitor, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
export const readList = async (visitor: Visitor, key: string) =>
  JSON.parse((await read(visitor, key)) ?? '[]');
export const findAsked = ({ asked }: Visitor, method: string, path: string) =>
  asked.filter(
    (request) => request.method() === method && new URL(request.url()).pathname === `/api/v1${path}`,
  );
