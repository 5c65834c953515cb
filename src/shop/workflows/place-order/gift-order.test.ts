import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { eraseBuyer } from '#shop/orders/buyers/erase-buyer.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, post, readInvoice, readOrder, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makePartialRefunds } from '#test/scenes/partial-refunds.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await offer(true);
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

/** Sets whether the shop wraps gifts, for 49 rupees. */
async function offer(giftWrapOffered: boolean): Promise<void> {
  await saveSettings(shop.as({ kind: 'system' }), { shipping: { giftWrapOffered, giftWrapPaise: 49_00 } });
  await shop.changes.settle();
}

const gift = { message: 'Happy Diwali, Nani!\nWith love from all of us' };

test('gift wrapping is charged and invoiced at the rates of the goods, and keeps its message', async () => {
  const buyer = await makeCustomer(shop);
  const diya = await makeProduct(shop, { pricePaise: 900_00 });
  const box = await makeProduct(shop, { pricePaise: 900_00, rateBp: 1800 });
  const pieces = [{ productId: diya.id }, { productId: box.id }];
  const order = await buy(shop, buyer, toOrderBody(pieces, { gift }));
  expect(order).toMatchObject({
    gift,
    totals: { shipping: 100, gift_wrap: 49, cod_charges: 50, total: 1999 },
  });
  const invoice = await readInvoice(shop, buyer, order.id);
  expect(invoice.line_items.filter(({ kind }) => kind === 'gift')).toMatchObject([
    { product_name: 'Gift wrapping', total_amount: 24.5, taxable_value: 23.34 },
    { product_name: 'Gift wrapping', total_amount: 24.5, taxable_value: 20.76 },
  ]);
  expect((await buy(shop, buyer, toOrderBody({ productId: diya.id }))).gift).toBeNull();
});

test('a quote includes gift wrapping if requested, also with cash on delivery', async () => {
  const { id } = await makeProduct(shop, { pricePaise: 900_00 });
  const ask = (asked: boolean) =>
    callApi('POST /cart/quote', {
      shop,
      body: { items: [{ product_id: id, quantity: 1 }], paymentMethod: 'cod', gift: asked },
    });
  expect((await ask(true)).totals).toMatchObject({ gift_wrap: 49, total: 1099 });
  expect((await ask(false)).totals).toMatchObject({ gift_wrap: 0, total: 1050 });
});

test('the wrapping charge is refunded with the last piece or a cancellation, not with one piece of several', async () => {
  const { owner, deliver, refund, buyer, lamp } = await makePartialRefunds(shop);
  const body = toOrderBody({ productId: lamp.id, quantity: 2 }, { gift });
  const { order } = await buyOnline(shop, buyer, body);
  await deliver(owner, order.id);
  const [line] = order.items;
  const one = { items: [{ item_id: line!.id, quantity: 1 }] };
  expect((await refund(order, one)).payment.refunded).toBe(949.05);
  // Delivery is 100, wrapping 49; the rounding of the whole order comes with the last piece.
  expect((await refund(order, one)).payment.refunded).toBe(order.totals.total);
  const { order: cancelled } = await buyOnline(shop, buyer, { ...body, notes: 'Once more' });
  await post(shop, `/orders/${cancelled.id}/cancellation`, { as: buyer, body: {} });
  expect((await readOrder(shop, buyer, cancelled.id)).payment.refunded).toBe(cancelled.totals.total);
});

test('a gift order is refused while wrapping is not offered, and always if its message exceeds 200 characters', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const order = (message: string) =>
    post(shop, '/orders', {
      as: buyer,
      key: 'gift-order',
      body: toOrderBody({ productId }, { gift: { message } }),
    });
  const long = await order('x'.repeat(201));
  expect(long.status).toBe(422);
  expect(JSON.stringify(await long.json())).toContain('gift.message');
  await offer(false);
  expect(await (await order('')).json()).toMatchObject({ code: 'gift.not_offered' });
  await offer(true);
});

test('deleting the account deletes the message, and the order stays a gift', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId }, { gift }));
  await inTransaction(buyer.ctx, (tx) => eraseBuyer(tx, buyer.customerId));
  const owner = await makeStaff(shop);
  const { order } = await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id } });
  expect(order.gift).toEqual({ message: '' });
});
