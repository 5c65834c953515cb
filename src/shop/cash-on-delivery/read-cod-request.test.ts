import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { readAnswer } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, countAnswers, post, toOrderBody, tryToBuy } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { makeExchanges, onePiece } from '#test/scenes/exchanges.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function makeBody(pricePaise = 1200_00) {
  const { id: productId } = await makeProduct(shop, { pricePaise, stock: 100 });
  return toOrderBody({ productId });
}

type Body = Awaited<ReturnType<typeof makeBody>>;

/** Returns what the quote says about paying in cash. */
async function quoteCod({ items, address }: Body, as?: MadeCustomer): Promise<QuoteCartAnswer['cod']> {
  const body = { items, postal_code: address.postal_code, paymentMethod: 'cod' };
  const answer = await post(shop, '/cart/quote', { as, body });
  return (await readAnswer('POST /cart/quote', answer)).cod;
}

/** Checks that quote and order refuse cash on delivery with the same sentence. */
async function refuses(body: Body, as: MadeCustomer, sentence: string): Promise<void> {
  expect(await quoteCod(body, as)).toMatchObject({ offered: false, reason: sentence });
  const refusal = { status: 422, code: 'cod.not_offered', fields: { paymentMethod: sentence } };
  expect(await tryToBuy(shop, as, body)).toMatchObject(refusal);
}

test('of 23 cash on delivery orders that one customer places at once, three are accepted', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop, { stock: 23 });
  const answers = await Promise.all(
    Array.from({ length: 23 }, (_, index) =>
      post(shop, '/orders', { as: buyer, key: `order-${index}-at-once`, body: toOrderBody({ productId }) }),
    ),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 3, '422 cod.not_offered': 20 });
  const sentence =
    'You have 3 cash on delivery orders on the way. You can pay in cash again once one is delivered.';
  await refuses(await makeBody(), buyer, sentence);
});

test('a customer who signed in by e-mail must confirm a mobile number before paying in cash', async () => {
  const buyer = await makeCustomer(shop);
  await shop.db
    .updateTable('customers')
    .set({ mobile: null, email: 'meera@example.in', phone: '9876543210' })
    .where('id', '=', buyer.customerId)
    .execute();
  const body = await makeBody();
  await refuses(body, buyer, 'Please confirm your mobile number to pay in cash.');
  expect(await quoteCod(body, buyer)).toHaveProperty('needs', 'mobile_number');
  await shop.db
    .updateTable('customers')
    .set({ mobile: '+919812345670' })
    .where('id', '=', buyer.customerId)
    .execute();
  expect(await quoteCod(body, buyer)).toEqual({ offered: true });
  await buy(shop, buyer, body);
});

test('the lower limit of a first order ends with the first delivery', async () => {
  const [buyer, owner] = [await makeCustomer(shop), await makeStaff(shop)];
  const first = await buy(shop, buyer, await makeBody());
  const dear = await makeBody(6000_00);
  await refuses(
    dear,
    buyer,
    'Cash on delivery is available up to ₹5,000 for a first order; this order would come to ₹6,050.',
  );
  await send(first.id, owner);
  await post(shop, `/admin/orders/${first.id}/delivery`, { as: owner, body: {} });
  await buy(shop, buyer, dear);
});

async function send(orderId: string, as: { headers: MadeCustomer['headers'] }): Promise<void> {
  await post(shop, `/admin/orders/${orderId}/packing`, { as, body: {} });
  const parcel = { courier: 'delhivery', tracking_number: '12345678901' };
  expect((await post(shop, `/admin/orders/${orderId}/shipment`, { as, body: parcel })).status).toBe(200);
}

test('a replacement paid by its credit does not count as cash on delivery, open or refused at the door', async () => {
  const rules = { mostOpenOrders: 1, mostRefusals: 0 };
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { cod: rules }));
  await shop.changes.settle();
  const [buyer, owner] = [await makeCustomer(shop), await makeStaff(shop)];
  const body = await makeBody();
  const first = await buy(shop, buyer, body);
  await makeOrderMoves(() => shop).deliver(owner, first.id);
  const { exchange } = makeExchanges(
    () => shop,
    () => owner,
  );
  const { exchange: replacement } = await exchange(first.id, { items: onePiece(first) });
  expect(await quoteCod(body, buyer)).toEqual({ offered: true });
  await send(replacement.id, owner);
  const back = { reason: 'Nobody at home', restock: true };
  const returned = await post(shop, `/admin/orders/${replacement.id}/return-to-origin`, {
    as: owner,
    body: back,
  });
  expect(returned.status).toBe(200);
  expect(await quoteCod(body, buyer)).toEqual({ offered: true });
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { cod: {} }));
  await shop.changes.settle();
});

test('a PIN code blocked by the owner is refused to guests and customers', async () => {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { cod: { refusedPins: ['226001'] } }),
  );
  await shop.changes.settle();
  const body = await makeBody();
  const sentence = 'Cash on delivery is not available in PIN code 226001.';
  expect(await quoteCod(body)).toEqual({ offered: false, reason: sentence });
  await refuses(body, await makeCustomer(shop), sentence);
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { cod: {} }));
});
