import type { Page } from 'playwright-core';
import { silentLog } from '#server/log.ts';
import { openStore } from '#server/wiring/store.ts';
import { callApi, signUp } from '../../../e2e/support/api-buyer.ts';
import { desk, untilAwake, untilFilled, newVisitor, openBrowser } from '../../../e2e/support/browser.ts';
import { makeDemoDataDir, removeDataDir, startProgram } from '#test/program.ts';
import { type Planted, plant, poisonDocuments, poisonTables } from './poison.ts';
import type { Trial } from '#test/scorecard/trial.ts';

/**
 * K13: every stored text holds a script vector, and a real browser opens every page that shows it. No script runs, no vector becomes an
 * element, and the content security policy reports nothing. A trial is one pair of field and vector that was shown.
 */
export async function run(pairs: number): Promise<Trial> {
  const dataDir = await makeDemoDataDir();
  const program = await startProgram({ dataDir });
  const store = await openStore({ DATA_DIR: dataDir, DATABASE_URL: undefined }, silentLog);
  const browser = await openBrowser();
  try {
    const page = await openWatchedPage(await newVisitor(browser, desk));
    const seen = new Set<string>();
    const failures: string[] = [];
    for (let round = 0, before = -1; seen.size < pairs && seen.size > before; round += 1) {
      before = seen.size;
      // Each round starts its numbering at another vector, so that a field gets a vector that it has not had.
      const planted: Planted = new Map(
        Array.from({ length: round * 31 }, (_, n) => [-n, { field: '', vector: 0 }]),
      );
      const visit = await settle(program.url, page, planted);
      await poisonTables(store, planted);
      await poisonDocuments(store, planted);
      for (const path of visit) {
        if (seen.size < pairs) failures.push(...(await look(page, program.url + path, { planted, seen })));
      }
    }
    const fields = new Set([...seen].map((pair) => pair.split(' ')[0]));
    return {
      trials: seen.size,
      failures,
      note: `${fields.size} fields: ${[...fields].toSorted().join(' ')}`,
    };
  } finally {
    await browser.close();
    await store.close();
    await program.stop();
    await removeDataDir(dataDir);
  }
}

type Watched = Page & { noticed: string[] };

/** Opens a page that records executed scripts, policy violations, and requests to other hosts. */
async function openWatchedPage(context: Awaited<ReturnType<typeof newVisitor>>): Promise<Watched> {
  context.setDefaultTimeout(20_000);
  const noticed: string[] = [];
  await context.exposeFunction('tellWatcher', (what: string) => void noticed.push(what));
  await context.addInitScript(() => {
    const { tellWatcher: tell } = globalThis as unknown as { tellWatcher: (what: string) => void };
    const hit = (number: unknown) => tell(`hit ${String(number)}`);
    Object.assign(globalThis, { hit, alert: hit, confirm: hit, prompt: hit });
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const page = Object.assign(await context.newPage(), { noticed });
  page.on('dialog', (dialog) => {
    page.noticed.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) page.noticed.push(`asked for ${request.url()}`);
  });
  return page;
}

/** Logs in, in the browser, a customer who has written vectors into every form; returns the pages that show them. */
async function settle(url: string, page: Page, planted: Planted): Promise<string[]> {
  const buyer = await signUp(url);
  const as = { url, token: buyer.token };
  const address = {
    line1: plant(planted, 'door.address.line1'),
    line2: plant(planted, 'door.address.line2'),
    city: plant(planted, 'door.address.city').slice(0, 90),
    state: 'UP',
    postal_code: '226001',
    phone: '9876543210',
  };
  await callApi('POST /profile/addresses', { ...as, body: address });
  const { products } = await callApi('GET /products', { ...as, query: { limit: 100 } });
  const [single] = products.filter(({ has_variants, stock_quantity }) => !has_variants && stock_quantity > 3);
  const body = {
    name: plant(planted, 'door.order.name').slice(0, 100),
    email: 'meera@example.in',
    phone: '9876543210',
    address,
    items: [{ product_id: single!.id, quantity: 1 }],
    paymentMethod: 'cod' as const,
    notes: plant(planted, 'door.order.notes'),
  };
  const { order } = await callApi('POST /orders', { ...as, body });
  await page.goto(`${url}/faq`);
  await page.evaluate(
    ([token, product]) => {
      localStorage.setItem('token', token!);
      localStorage.setItem('token_expires_at', new Date(Date.now() + 360_000_000).toISOString());
      localStorage.setItem('cart', JSON.stringify([{ product_id: product, quantity: 1 }]));
    },
    [buyer.token, single!.id],
  );
  // The pages that show the most texts come first.
  const own = ['/addresses', '/orders', '/profile', '/checkout', '/invoices', '/cart', '/wishlist'];
  const lists = ['/', '/faq', '/categories', '/category/lighting', '/products', '/search?q=hit'];
  const texts = ['/about', '/contact', '/shipping', '/returns', '/privacy-policy', '/terms-conditions'];
  const states = [
    `/order-confirmation/${order.id}`,
    `/order-status/${order.id}`,
    `/track/${order.order_number}/status`,
  ];
  const productPages = products.slice(0, 3).map(({ slug }) => `/product/${slug}`);
  return [
    `/product/${single!.slug}`,
    `/invoices/${order.id}`,
    ...lists,
    ...own,
    ...texts,
    ...states,
    ...productPages,
  ];
}

type Seeing = { planted: Planted; seen: Set<string> };

async function look(page: Watched, address: string, { planted, seen }: Seeing): Promise<string[]> {
  await page.goto(address);
  await untilAwake(page);
  await page.waitForLoadState('networkidle');
  await untilFilled(page);
  const { numbers, elements } = await page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map(
      (each) => (each as HTMLInputElement).value,
    );
    const text = [document.documentElement.outerHTML, ...values].join('\n');
    const isProgram = ({ name, value }: Attr) =>
      /^on/i.test(name) ||
      (/^(xlink:)?(href|src|action|formaction|data)$/i.test(name) && /^\s*javascript:/i.test(value));
    const foreign = 'body iframe[srcdoc], body base, body object, body embed, body meta[http-equiv]';
    const found = [...document.querySelectorAll('*')].filter((each) => [...each.attributes].some(isProgram));
    return {
      numbers: [...text.matchAll(/hit\((\d+)\)/g)].map(([, number]) => Number(number)),
      elements: [...found, ...document.querySelectorAll(foreign)].map((each) => each.outerHTML.slice(0, 200)),
    };
  });
  for (const number of numbers) {
    const pair = planted.get(number);
    if (pair) seen.add(`${pair.field} ${pair.vector}`);
  }
  const noticed = page.noticed.splice(0);
  return [...noticed, ...elements].map((what) => `${new URL(address).pathname}: ${what}`);
}
