import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, signUp } from '../support/api-buyer.ts';
import { type TwoShops, openTwoShops } from './two-shops.ts';
import { type VisibleChange, listVisibleChanges } from './visible-changes.ts';

// One process makes a change, and another is polled until it shows the change.

let shops: TwoShops;
let visible: VisibleChange[];
beforeAll(async () => {
  shops = await openTwoShops();
  visible = await listVisibleChanges(shops.writer.db, shops.there.url);
});
afterAll(() => shops.close());

const changesOfEachKind = 6;

/** Returns the response of the other process. */
async function see(path: string): Promise<string> {
  const answer = await fetch(shops.there.url + path);
  return `${answer.status} ${await answer.text()}`;
}

/** Resolves when the other process shows the words; only the notification of the change can tell it. */
async function expectSoon(path: string, words: string, timeout = 5_000): Promise<void> {
  await expect.poll(() => see(path), { timeout, interval: 5 }).toContain(words);
}

test(
  'each change of eleven kinds, made six times, appears in the other process automatically',
  { timeout: 180_000 },
  async () => {
    let isOver = false;
    // Visitors request pages all the time, so that pages are being made at every change.
    const crowd = (async () => {
      for (let round = 0; !isOver; round += 1) await see(visible[round % visible.length]!.path);
    })();
    expect(visible).toHaveLength(11);
    for (let n = 100; n < 100 + changesOfEachKind; n += 1)
      for (const { path, write, words } of visible) {
        await see(path);
        await write(n);
        await expectSoon(path, words(n));
      }
    isOver = true;
    await crowd;
    expect(await see('/metrics')).toMatch(/page_cache_answers_total\{from="memory"\} [1-9]\d/);
  },
);

test('stock that one process sells down to zero is current in the other after each sale', async () => {
  const { writer } = shops;
  const here = await shops.openAnother();
  const { id, slug } = await writer.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('has_variants', '=', false)
    .where('sale_price_paise', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await writer.db.updateTable('products').set({ stock_quantity: 7 }).where('id', '=', id).execute();
  const path = `/product/${slug}`;
  const product = await callApi('GET /products/{id}', { url: here.url, params: { id } });
  for (let left = 6; left >= 0; left -= 1) {
    await see(path);
    // A new buyer each time: a buyer's own next unpaid order would replace the previous one.
    const buyer = await signUp(here.url);
    await buyer.place(product);
    await expectSoon(path, left > 5 ? 'In stock' : left > 0 ? `Only ${left} left` : 'Out of Stock');
  }
});

test.each([
  ['a moment', 300],
  ['five seconds', 5_000],
])('a process that was paused for %s shows what changed meanwhile when it continues', async (_, pauseMs) => {
  const [price] = visible;
  const n = 1_000 + pauseMs;
  await see(price!.path);
  process.kill(shops.there.pid, 'SIGSTOP');
  const goesOn = sleep(pauseMs).then(() => process.kill(shops.there.pid, 'SIGCONT'));
  await price!.write(n);
  await goesOn;
  await expectSoon(price!.path, price!.words(n));
});

test.each(['cut', 'hush'] as const)(
  'a process whose database connections are %s shows no cached page as current, and recovers',
  async (mishap) => {
    const [price] = visible;
    const n = mishap === 'cut' ? 600 : 601;
    await see(price!.path);
    shops.line[mishap]();
    await price!.write(n);
    // It fails, waits for the database, or marks the page as possibly old, rather than showing its cached page as current.
    const ask = async () => {
      const signal = AbortSignal.timeout(1_000);
      const page = await fetch(shops.there.url + price!.path, { signal }).catch(() => undefined);
      return !page || page.status >= 500 || page.headers.has('cache-status') ? 'not current' : 'current';
    };
    await expect.poll(ask, { timeout: 15_000 }).toBe('not current');
    shops.line.mend();
    await expectSoon(price!.path, price!.words(n), 30_000);
  },
);
