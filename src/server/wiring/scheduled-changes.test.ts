import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { hourMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { watchScheduledChanges } from './scheduled-changes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const startsAt = new Date('2026-11-21T07:00:00Z');
  const promotion = { code: 'DIWALI', description: 'Lamps', type: 'fixed', amountPaise: 50_00 } as const;
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { ...promotion, startsAt, shownInStrip: true }),
  );
});
afterAll(() => shop.close());

/** Watches on a database that only this test uses, so that it may close it. */
async function watch() {
  const database = await openDatabase({
    connection: shop.connection,
    poolSize: 1,
    statementTimeoutMs: 5_000,
  });
  let tell: (tag: string, isLost?: boolean) => void = () => {};
  const subscribe = (listener: typeof tell) => ((tell = listener), () => {});
  const hasPassed = await watchScheduledChanges({ ...shop.ctx, db: database.db }, { subscribe });
  return { hasPassed, lose: () => tell('*', true), restore: () => tell('*'), close: database.close };
}

test('the start of a promotion is reported once, and then none until the next', async () => {
  const { hasPassed, close } = await watch();
  expect(hasPassed()).toBe('no');
  shop.clock.advance(hourMs);
  expect(hasPassed()).toBe('yes');
  await expect.poll(hasPassed).toBe('no');
  shop.clock.advance(-hourMs);
  await close();
});

test('without the database the known moment is kept, and still passes', async () => {
  const { hasPassed, lose, restore, close } = await watch();
  await close();
  lose();
  expect(hasPassed()).toBe('no');
  // The database is back, but the query for the next moment has not been answered yet.
  restore();
  expect(hasPassed()).toBe('perhaps');
  shop.clock.advance(hourMs);
  expect(hasPassed()).toBe('yes');
  shop.clock.advance(-hourMs);
});
