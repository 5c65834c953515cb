import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, countAnswers, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { answerRequestsFor, answerAllRequests } from './answer-requests.ts';

let shop: TestShop;
let packer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  packer = await makeStaff(shop, 'packer');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

type ListedProduct = { id: string; variantId?: string };

async function ask({ id, variantId }: ListedProduct, quantity = 1, mobile?: string): Promise<MadeCustomer> {
  const customer = await makeCustomer(shop, { mobile });
  const body = { product_id: id, variant_id: variantId, quantity, notes: '' };
  expect((await post(shop, '/stock-requests', { as: customer, body })).status).toBe(201);
  shop.clock.advance(1000);
  return customer;
}

function stock({ id, variantId }: ListedProduct, change: number) {
  return post(shop, `/admin/products/${id}/stock`, { as: packer, body: { variant_id: variantId, change } });
}

/** Returns the customers who were notified that a product is back in stock. */
async function listTold(name: string): Promise<string[]> {
  await shop.drainJobs();
  const told = (await shop.outbox()).filter(({ body }) => body.startsWith(`${name} is back in stock.`));
  return told.map(({ recipient }) => recipient).toSorted();
}

test('requests are answered in order, as far as there are pieces, and the rest when more arrive', async () => {
  const lamp = await makeProduct(shop, { name: 'Hanging Lamp', stock: 0 });
  const [first, second, third] = ['+919000000017', '+919000000027', '+919000000037'];
  await ask(lamp, 2, first);
  await ask(lamp, 2, second);
  await ask(lamp, 1, third);
  expect(await countAnswers([await stock(lamp, 3)])).toEqual({ '200': 1 });
  expect(await listTold('Hanging Lamp')).toEqual([first, second]);
  await answerRequestsFor(shop.as({ kind: 'system' }), lamp.id);
  expect(await listTold('Hanging Lamp')).toEqual([first, second]);
  await stock(lamp, 1);
  expect(await listTold('Hanging Lamp')).toEqual([first, second]);
  await stock(lamp, 1);
  expect(await listTold('Hanging Lamp')).toEqual([first, second, third]);
});

test('a notified customer who does not buy within a day makes room for the next', async () => {
  const bowl = await makeProduct(shop, { name: 'Blue Bowl', stock: 0 });
  const [first, second] = ['+919000000047', '+919000000057'];
  await ask(bowl, 1, first);
  await ask(bowl, 1, second);
  await stock(bowl, 1);
  expect(await listTold('Blue Bowl')).toEqual([first]);
  shop.clock.advance(25 * 3600_000);
  await answerAllRequests(shop.as({ kind: 'system' }));
  expect(await listTold('Blue Bowl')).toEqual([first, second]);
});

test('a cancelled order notifies customers waiting for that colour, not those waiting for another', async () => {
  const variants = [
    { color: 'Indigo', stock: 1 },
    { color: 'Madder', stock: 0 },
  ];
  const scarf = await makeProduct(shop, { name: 'Silk Scarf', variants });
  const [indigo, madder] = scarf.variantIds as [string, string];
  const buyer = await makeCustomer(shop);
  const order = await buy(shop, buyer, toOrderBody({ productId: scarf.id, variantId: indigo }));
  await ask({ id: scarf.id, variantId: madder }, 1, '+919000000067');
  await ask({ id: scarf.id, variantId: indigo }, 1, '+919000000077');
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: { reason: '' } });
  expect(await listTold('Silk Scarf (Indigo)')).toEqual(['+919000000077']);
  expect(await listTold('Silk Scarf (Madder)')).toEqual([]);
});

test('missing pieces are deducted from the stock, never below zero', async () => {
  const tray = await makeProduct(shop, { name: 'Lac Tray', stock: 3 });
  const counted = await stock(tray, -2);
  expect(await counted.json()).toEqual({ stock_quantity: 1 });
  const answers = [await stock(tray, -2), await stock(tray, 0), await stock({ id: 'prd_nowhere' }, 1)];
  expect(await countAnswers(answers)).toEqual({
    '404 product.not_found': 1,
    '409 stock.too_few': 1,
    '422 request.invalid': 1,
  });
});
