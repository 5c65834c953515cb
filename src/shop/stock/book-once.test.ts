import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, post, readStock, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let packer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const send = (path: string, body: object, key: string) =>
  post(shop, `/admin/stock/${path}`, { as: packer, body, key });

/** Sends a change of stock and reads the response or the refusal. */
async function change(path: string, body: object, key: string) {
  return (await (await send(path, body, key)).json()) as object;
}

const otherRequest = {
  code: 'request.other',
  error: 'This Idempotency-Key was used for another request',
};

test('a repeated count that equals the books gets its first answer, even after a sale in between', async () => {
  const lamp = await makeProduct(shop, { stock: 5 });
  const body = { sku: lamp.sku, count: 5, reason: 'Counted' };
  const first = await change('counts', body, 'count-as-in-the-books');
  expect(first).toMatchObject({ before: 5, change: 0, in_stock: 5 });
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: lamp.id }));
  expect(await change('counts', body, 'count-as-in-the-books')).toEqual(first);
  expect(await readStock(shop, lamp)).toBe(4);
});

test('a count sent over many connections at once is booked once', async () => {
  const lamp = await makeProduct(shop, { stock: 5 });
  const body = { sku: lamp.sku, count: 3, reason: 'Counted' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => change('counts', body, 'count-of-ten-clicks')),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ before: 5, change: -2, in_stock: 3 });
});

test('a key used for a count, a receipt or a damage is refused for other contents, and no stock moves', async () => {
  const lamp = await makeProduct(shop, { stock: 5 });
  const { sku } = lamp;
  const first = {
    counts: { sku, count: 4, reason: 'Counted' },
    receipts: { supplier: 'Rafiq', lines: [{ sku, quantity: 2 }] },
    damages: { sku, quantity: 1, reason: 'Broke' },
  };
  for (const [path, body] of Object.entries(first))
    expect((await send(path, body, `first-key-of-${path}`)).ok).toBe(true);
  expect(await readStock(shop, lamp)).toBe(5);
  const other = {
    counts: { ...first.counts, count: 9 },
    receipts: { ...first.receipts, lines: [{ sku, quantity: 20 }] },
    damages: { ...first.damages, quantity: 3 },
  };
  for (const [path, body] of Object.entries(other)) {
    const answer = await send(path, body, `first-key-of-${path}`);
    expect([path, answer.status]).toEqual([path, 422]);
    expect(await answer.json()).toMatchObject(otherRequest);
  }
  expect(await readStock(shop, lamp)).toBe(5);
});

test('a refused change leaves its key free', async () => {
  const lamp = await makeProduct(shop, { stock: 1 });
  const body = { sku: lamp.sku, quantity: 2, reason: 'Broke' };
  expect(await change('damages', body, 'two-of-one-broke')).toMatchObject({ code: 'stock.too_few' });
  await change('receipts', { lines: [{ sku: lamp.sku, quantity: 1 }] }, 'one-more-came-in');
  expect(await change('damages', body, 'two-of-one-broke')).toMatchObject({ change: -2, in_stock: 0 });
});

test('a key that the previous version booked is not booked again', async () => {
  const lamp = await makeProduct(shop, { stock: 5 });
  const { moves } = await callApi('GET /admin/stock/moves', { shop, as: packer, query: { sku: lamp.sku } });
  // The previous version stored the key only with the move or the receipt.
  await shop.db
    .updateTable('stock_moves')
    .set({ request_key: 'key-of-the-version-before' })
    .where('id', '=', moves[0]!.id)
    .execute();
  const sent = { lines: [{ sku: lamp.sku, quantity: 5 }] };
  expect(await change('receipts', sent, 'key-of-the-version-before')).toMatchObject({
    code: 'request.other',
    error: expect.stringContaining('already booked'),
  });
  expect(await readStock(shop, lamp)).toBe(5);
});
