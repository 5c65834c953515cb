import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductJson } from '#contract/product.ts';
import { leaseMs } from '#platform/change-feed/lease.ts';
import { call, signUp } from '../support/api-buyer.ts';
import { type TwoShops, openTwoShops } from './two-shops.ts';
import { type VisibleChange, listVisibleChanges } from './visible-changes.ts';

// What one process was told to change is asked of another at once.

let shops: TwoShops;
let visible: VisibleChange[];
beforeAll(async () => {
  shops = await openTwoShops();
  visible = await listVisibleChanges(shops.writer.db, shops.there.url);
});
afterAll(() => shops.close());

const rounds = 200;

/** As the other process answers it. */
async function see(path: string): Promise<string> {
  const answer = await fetch(shops.there.url + path);
  return `${answer.status} ${await answer.text()}`;
}

/** Resolves when a write would be answered. */
async function change({ write }: VisibleChange, n: number): Promise<void> {
  await write(n);
  await shops.writer.changes.settle();
}

test(
  'whatever changes, the other process shows it as soon as the write is answered, two hundred times',
  { timeout: 180_000 },
  async () => {
    const stale: string[] = [];
    let isOver = false;
    // Somebody looks all the time, so that pages are being made whenever something changes.
    const crowd = (async () => {
      for (let turn = 0; !isOver; turn += 1) await see(visible[turn % visible.length]!.path);
    })();
    for (let round = 0; round < rounds; round += 1) {
      const each = visible[round % visible.length]!;
      const n = 100 + Math.floor(round / visible.length);
      await see(each.path);
      await change(each, n);
      const page = await see(each.path);
      if (!page.startsWith('200') || !page.includes(each.words(n))) stale.push(`${each.what} ${n}`);
    }
    isOver = true;
    await crowd;
    expect(stale).toEqual([]);
    expect(await see('/metrics')).toMatch(/page_cache_answers_total\{from="memory"\} [1-9]\d/);
  },
);

test('the last pieces that one process sells are gone in the other when the buyer has the answer', async () => {
  const { writer } = shops;
  const here = await shops.openAnother();
  const { id } = await writer.db
    .selectFrom('products')
    .select('id')
    .where('has_variants', '=', false)
    .where('sale_price_paise', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await writer.db.updateTable('products').set({ stock_quantity: 7 }).where('id', '=', id).execute();
  await writer.changes.settle();
  const path = `/products/${id}`;
  const product = await call<ProductJson>(here.url, 'GET', `/api/v1${path}`);
  const seen: string[] = [];
  for (let left = 6; left >= 0; left -= 1) {
    await see(path);
    // Somebody else each time: a buyer's own next unpaid order would take the place of the one before.
    const buyer = await signUp(here.url);
    await buyer.place(product);
    seen.push((await see(path)).match(/Only \d left|Out of Stock|In stock/)?.[0] ?? 'nothing');
  }
  expect(seen).toEqual(['In stock', ...[5, 4, 3, 2, 1].map((left) => `Only ${left} left`), 'Out of Stock']);
});

test.each([
  ['a moment', 300],
  ['five seconds', 5_000],
])('a process that was stopped for %s shows nothing old when it goes on', async (_, pauseMs) => {
  const [price] = visible;
  const n = 1_000 + pauseMs;
  await see(price!.path);
  process.kill(shops.there.pid, 'SIGSTOP');
  const goesOn = sleep(pauseMs).then(() => process.kill(shops.there.pid, 'SIGCONT'));
  await change(price!, n);
  // Asked while it may still be stopped: the request waits in line with the news.
  expect(await see(price!.path)).toContain(price!.words(n));
  await goesOn;
  expect(await see(price!.path)).toContain(price!.words(n));
});

test.each(['cut', 'hush'] as const)(
  'with a line to the database that somebody has %s a process fails rather than show what is old, and recovers',
  async (mishap) => {
    const [price] = visible;
    const n = mishap === 'cut' ? 600 : 601;
    await see(price!.path);
    shops.line[mishap]();
    await change(price!, n);
    const signal = AbortSignal.timeout(leaseMs);
    const page = await fetch(shops.there.url + price!.path, { signal }).catch(() => undefined);
    expect(page?.status ?? 500).toBeGreaterThanOrEqual(500);
    shops.line.mend();
    await expect.poll(() => see(price!.path), { timeout: 30_000 }).toContain(price!.words(n));
  },
);
