import { afterAll, beforeEach, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { listAnnounced } from './list-announced.ts';

// These tests read the strip through the shop's memory, as pages do.

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set('2026-11-21T06:00:00Z'));
afterEach(() => shop.db.updateTable('promotions').set({ archived_at: shop.clock.now() }).execute());

const codes = async () => {
  const { promotions } = await callApi('GET /promotions/active', { shop });
  return promotions.map(({ code }) => code);
};

const announce = async (code: string, more: object = {}) => {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, {
      code,
      description: 'Ten per cent off',
      type: 'percentage',
      percentBp: 1000,
      shownInStrip: true,
      ...more,
    }),
  );
  await shop.changes.settle();
};

test('a promotion leaves the strip at once with its last use, and returns when that order is cancelled', async () => {
  await announce('FIRST2', { usageLimit: 2 });
  const { id: productId } = await makeProduct(shop);
  const order = async () => {
    const as = await makeCustomer(shop);
    const body = toOrderBody({ productId }, { promo_code: 'FIRST2' });
    const answer = await post(shop, '/orders', { as, body, key: `strip-${as.customerId}` });
    expect(answer.status).toBe(201);
    return { as, id: (await readAnswer('POST /orders', answer)).order.id };
  };
  expect(await codes()).toEqual(['FIRST2']);
  await order();
  expect(await codes()).toEqual(['FIRST2']);
  const last = await order();
  expect(await codes()).toEqual([]);
  const back = await post(shop, `/orders/${last.id}/cancellation`, { as: last.as, body: { reason: '' } });
  expect(back.ok).toBe(true);
  expect(await codes()).toEqual(['FIRST2']);
});

test('a use that is not the last publishes no change', async () => {
  await announce('MANY', { usageLimit: 100 });
  const heard: string[] = [];
  shop.changes.subscribe((tag) => heard.push(tag));
  await shop.db.updateTable('promotions').set({ used_count: 99 }).where('code', '=', 'MANY').execute();
  await shop.changes.settle();
  expect(heard).toEqual([]);
  await shop.db.updateTable('promotions').set({ used_count: 100 }).where('code', '=', 'MANY').execute();
  await shop.changes.settle();
  expect(heard).toEqual(['promotions']);
});

test('the strip gives a promotion’s end time, so that an open page can drop it', async () => {
  await announce('TONIGHT', { endsAt: new Date('2026-11-21T18:30:00Z') });
  await announce('ALWAYS');
  expect(await listAnnounced(shop.ctx)).toEqual([
    { code: 'ALWAYS', description: 'Ten per cent off' },
    { code: 'TONIGHT', description: 'Ten per cent off', endsAt: '2026-11-21T18:30:00.000Z' },
  ]);
});

test('a promotion from another host is dropped at its end time, even if the host still lists it', async () => {
  const promotion = { code: 'MELA20', description: 'Twenty off', endsAt: '2026-11-21T06:00:30Z' };
  const contentHost = {
    readPromotions: async () => [promotion],
    readFooter: () => Promise.reject(new Error('unused')),
  };
  expect(await listAnnounced({ ...shop.ctx, contentHost })).toEqual([promotion]);
  shop.clock.set('2026-11-21T06:00:30Z');
  expect(await listAnnounced({ ...shop.ctx, contentHost })).toEqual([]);
});
