import { Agent, type IncomingMessage, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { signUp } from '../../e2e/support/api-buyer.ts';
import { makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { buy } from './buying.ts';
import { fillProducts } from '../fill/fill-products.ts';
import { withDatabase } from '../../test/database/with-database.ts';
import type { Row } from '../table.ts';

const catalogue = 1_000;
const soldOut = 100;
const piecesEach = 3;
const ordersPerSecond = 20;
const requestsPerSecond = 500;
const buyers = 20;
const pollMs = 2;
/** How long visitors browse before the first order, as in a shop that is open: each page has been requested at least twice. */
const browsedBeforeMs = 5_000;

/**
 * Measures how many pages still come from memory while last pieces sell, and how long after the sale a page still offers a sold-out
 * product.
 */
export async function measureLastPieces(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  const undo: (() => Promise<unknown>)[] = [() => removeDataDir(dataDir)];
  try {
    await (await startProgram({ dataDir })).stop();
    await fillProducts(dataDir, catalogue);
    const shop = await leaveLastPieces(dataDir);
    // Programs on one data directory share its database.
    const urls: string[] = [];
    for (const env of [{}, { ROLE: 'web' }] as Record<string, string>[]) {
      const program = await startProgram({ dataDir, env });
      undo.push(program.stop);
      urls.push(program.url);
    }
    for (const url of urls) for (const path of shop.pages) await read(url + path);
    return await sellWhileBrowsing(urls, shop);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

type StockedShop = { products: { id: string; slug: string }[]; pages: string[] };

/**
 * Leaves three pieces of each of a hundred products, and returns them with the addresses of every product, every category and the home
 * page.
 */
function leaveLastPieces(dataDir: string): Promise<StockedShop> {
  return withDatabase(dataDir, async (client) => {
    const list = async (text: string) =>
      (await client.query<{ one: string }>(text)).rows.map(({ one }) => one);
    await client.query(`insert into settings (section, document) values ('cod', '{"mostOpenOrders": null}')`);
    const { rows: products } = await client.query<{ id: string; slug: string }>(
      `update products set stock_quantity = $2 where id in (
         select id from products where not has_variants and stock_quantity > 0 and from_price_paise between 30000 and 300000
          order by md5(id) limit $1) returning id, slug`,
      [soldOut, piecesEach],
    );
    const pages = [
      '/',
      ...(await list(`select '/category/' || slug as one from categories`)),
      ...(await list(`select '/product/' || slug as one from products where status = 'live'`)),
    ];
    return { products, pages };
  });
}

async function sellWhileBrowsing(urls: string[], { products, pages }: StockedShop): Promise<Row[]> {
  const tokens = await Promise.all(
    Array.from({ length: buyers }, async () => (await signUp(urls[0]!)).token),
  );
  const end = new AbortController();
  const browsing = urls.map((url) => browse(url, pages, end.signal));
  await sleep(browsedBeforeMs);
  const before = await Promise.all(urls.map(countAnswers));
  const orders = Array.from({ length: soldOut * piecesEach }, (_, round) => products[round % soldOut]!);
  const watched: Promise<number[]>[] = [];
  const started = performance.now();
  const placed = orders.map(async ({ id, slug }, round) => {
    await sleep((round / ordersPerSecond) * 1000);
    await buy(urls[0]!, { token: tokens[round % buyers]!, wanted: { product_id: id, variant_id: null } });
    if (round >= orders.length - soldOut)
      watched.push(Promise.all(urls.map((url) => watchForSoldOut(`${url}/product/${slug}`))));
  });
  await Promise.all(placed);
  const seconds = (performance.now() - started) / 1000;
  const ages = await Promise.all(watched);
  end.abort();
  await Promise.all(browsing);
  const after = await Promise.all(urls.map(countAnswers));
  return [
    { what: 'orders of last pieces', perSecond: orders.length / seconds },
    ...urls.flatMap((_, index): Row[] => {
      const who = index === 0 ? 'the process that sells' : 'a second process';
      const memory = after[index]!.memory - before[index]!.memory;
      const all = after[index]!.all - before[index]!.all;
      const oldest = Math.max(...ages.map((each) => each[index]!));
      return [
        {
          what: `pages from memory, ${who}`,
          value: `${((100 * memory) / all).toFixed(1)} % of ${all.toLocaleString('en-IN')}`,
        },
        {
          what: `oldest page that still offered what was sold out, ${who}`,
          value: `${oldest.toFixed(0)} ms`,
        },
      ];
    }),
  ];
}

/** Requests pages at random, at a steady rate regardless of how long responses take. */
async function browse(url: string, pages: string[], end: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const asked: Promise<unknown>[] = [];
  const started = performance.now();
  for (let round = 0; !end.aborted; await sleep(10))
    for (; round < ((performance.now() - started) / 1000) * requestsPerSecond; round += 1)
      asked.push(drain(url + pages[Math.floor(Math.random() * pages.length)]!, agent));
  await Promise.all(asked);
  agent.destroy();
}

/** Returns when, in milliseconds from now, a product's page was last requested that still offered it. */
async function watchForSoldOut(address: string): Promise<number> {
  const from = performance.now();
  for (let wrong = 0; ; await sleep(pollMs)) {
    const requested = performance.now() - from;
    const page = await read(address);
    if (page.includes('content="out of stock"')) return wrong;
    // A busy shop may refuse to make a page; the refusal offers nothing.
    if (page.includes('content="in stock"')) wrong = requested;
  }
}

/** Counts the responses that visitors got. */
async function countAnswers(url: string): Promise<{ memory: number; all: number }> {
  const metrics = await read(`${url}/metrics`);
  const counts = [...metrics.matchAll(/page_cache_answers_total\{from="(\w+)"\} (\d+)/g)];
  const ahead = Number(/page_cache_made_ahead_total (\d+)/.exec(metrics)![1]);
  const sum = (wanted: typeof counts) => wanted.reduce((all, [, , count]) => all + Number(count), 0);
  return { memory: sum(counts.filter(([, from]) => from === 'memory')), all: sum(counts) - ahead };
}

/** Reads a response, compressed on its way as for a browser. */
async function read(address: string): Promise<string> {
  const response = await request(address);
  const isCompressed = response.headers['content-encoding'] === 'br';
  return text(isCompressed ? response.pipe(createBrotliDecompress()) : response);
}

/** Reads a response to its end and discards it. */
async function drain(address: string, agent: Agent): Promise<void> {
  const response = await request(address, agent);
  await finished(response.resume());
}

function request(address: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
}
