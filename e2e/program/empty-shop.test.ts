import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { makeDataDir, type Program, removeDataDir, startProgram } from '../../test/program.ts';
import { runAdmin, runCommand } from '../support/admin-cli.ts';

// A real shop on its first day, at a public address: no demo, no suppliers, no products, no categories, no seller.

let dataDir: string;
let shop: Program;
beforeAll(async () => {
  dataDir = await makeDataDir();
  shop = await startProgram({ dataDir, env: { HOST: '0.0.0.0' } });
});
afterAll(async () => {
  await shop.stop();
  await removeDataDir(dataDir);
});

/** The claims that the built-in texts used to make for every shop. */
const INVENTED = [
  'New Delhi',
  'Baba Kharak Singh',
  '110001',
  '+91 11 0000 0000',
  'support@haat.example',
  '500+',
  '10,000+',
  '15+',
  '5,000+',
  'named workshops',
  'bought where',
  'double box',
  '10:00 AM',
];

const read = async (path: string) => (await fetch(shop.url + path)).text();

/** Pages without links to them when there is nothing to sell. */
const START = ['/', '/cart', '/wishlist', '/search?q=diya', '/login', '/register', '/track', '/sitemap.xml'];

type Page = { path: string; status: number; text: string };

async function crawl(): Promise<Page[]> {
  const waiting = [...START];
  const seen = new Set(waiting);
  const pages: Page[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(shop.url + path);
    const text = await answer.text();
    pages.push({ path, status: answer.status, text });
    for (const link of listLinks(text)) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return pages;
}

/** The addresses of our own pages that a page links to. */
function listLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)]
    .map(([, href]) => new URL(href!.replaceAll('&amp;', '&'), shop.url))
    .filter(({ origin }) => origin === shop.url)
    .map(({ pathname, search }) => pathname + search);
}

test('a program that listens on all addresses is a real shop without demo content, and prints what is missing', async () => {
  const { url, output } = shop;
  expect(output()).toContain(
    'No customer can sign in, because no code or e-mail can be sent: set SMTP_URL, SMS_PROVIDER or WHATSAPP_PROVIDER.',
  );
  expect(output()).toContain('Online payment is off: RAZORPAY_KEY_ID is not set.');
  expect(output()).not.toContain('The demo products');
  for (const path of [
    '/outbox',
    '/outbox.json',
    '/sandbox/razorpay/control',
    '/sandbox/razorpay/checkout.js',
  ])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
  const ready = await fetch(`${url}/readyz`);
  const said = await ready.text();
  expect([ready.status, said.split('\n')[0]]).toEqual([200, 'ready']);
  expect(said).toContain('No customer can sign in');

  expect(await read('/mobile-login')).toContain(NOT_OFFERED.codes);
  expect(await read('/register')).toContain(NOT_OFFERED.signUp);
  expect(await read('/login')).toContain(NOT_OFFERED.codes);
  expect(await read('/forgot-password')).toContain(NOT_OFFERED.passwordReset);
  expect(await read('/')).not.toContain('Subscribe to our newsletter');
});

test('no link of an empty shop is broken, and no page states what the owner has not entered', async () => {
  const pages = await crawl();
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`)).toEqual(
    [],
  );
  const said = pages.flatMap(({ path, text }) =>
    INVENTED.filter((words) => text.includes(words)).map((words) => `${path}: ${words}`),
  );
  expect(said).toEqual([]);
});

test('settings changed by the command line appear on the pages at once', async () => {
  const facts = [
    '--kind',
    'unregistered',
    '--name',
    'Ranthambore Prints',
    '--street',
    '7 Johari Bazaar',
    '--city',
    'Jaipur',
  ];
  const rest = [
    '--state',
    'RJ',
    '--pin',
    '302003',
    '--email',
    'hello@ranthambore.example',
    '--officer',
    'Kavita Sharma',
  ];
  expect(await runCommand(dataDir, 'seller', [])).toContain('Enter the legal name of the business.');
  const said = await runAdmin(dataDir, [
    'set-seller',
    ...facts,
    ...rest,
    '--officer-phone',
    '+91 141 000 0100',
  ]);
  expect(said).toContain('The seller is complete');
  expect(await read('/contact')).toMatch(/7 Johari Bazaar[\s\S]*Jaipur 302003/);
  expect(await read('/contact')).toContain('Kavita Sharma');
  expect(await read('/about')).toContain('hello@ranthambore.example');
  expect(await read('/terms-conditions')).toContain('The courts at Jaipur have jurisdiction');
});
