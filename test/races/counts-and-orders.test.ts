import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { countAnswers, post, readStock, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { allowManyCodOrders, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  await allowManyCodOrders(shop);
});
afterAll(() => shop.close());

test('concurrent counts, receipts, damages and orders keep the ledger consistent with the stock', async () => {
  const packer = await makeStaff(shop, 'packer');
  const buyers = await Promise.all(Array.from({ length: 20 }, () => makeCustomer(shop)));
  const lamp = await makeProduct(shop, { stock: 40 });
  const change = (path: string, body: object) =>
    post(shop, `/admin/stock/${path}`, { as: packer, body: { sku: lamp.sku, reason: 'Counted', ...body } });
  const orders = buyers.flatMap((as) => [
    post(shop, '/orders', { as, body: toOrderBody({ productId: lamp.id }) }),
  ]);
  const counts = Array.from({ length: 10 }, (_, turn) => change('counts', { count: 30 + turn }));
  const others = Array.from({ length: 5 }, () => [
    change('receipts', { lines: [{ sku: lamp.sku, quantity: 2 }] }),
    change('damages', { quantity: 1 }),
  ]).flat();
  const [ordered, counted, changed] = await Promise.all([
    Promise.all(orders),
    Promise.all(counts),
    Promise.all(others),
  ]);
  expect(await countAnswers(ordered)).toEqual({ '201': 20 });
  expect(await countAnswers(changed)).toEqual({ '201': 10 });
  expect(await audit(shop)).toEqual([]);

  const { moves } = await callApi('GET /admin/stock/moves', {
    shop,
    as: packer,
    query: { sku: lamp.sku, sort: 'oldest', limit: 100 },
  });
  // Each move begins with the stock that the previous one left.
  expect(moves.map(({ before }) => before)).toEqual([0, ...moves.slice(0, -1).map(({ after }) => after)]);
  expect(moves.at(-1)!.after).toBe(await readStock(shop, lamp));
  const replaced = await Promise.all(counted.map((answer) => readAnswer('POST /admin/stock/counts', answer)));
  const corrections = moves.filter(({ kind }) => kind === 'corrected');
  for (const { before, in_stock, counted: found } of replaced) {
    expect(in_stock).toBe(found);
    if (before !== found)
      expect(corrections).toContainEqual(expect.objectContaining({ before, after: found }));
  }
});
