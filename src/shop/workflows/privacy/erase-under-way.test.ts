import { afterAll, beforeAll, expect, test } from 'vitest';
import { StockRequest } from '#contract/stock/stock-request.ts';
import { addReviewPhoto } from '#shop/catalogue/reviews/photos/add-review-photo.ts';
import { writeReview } from '#shop/catalogue/reviews/write-review.ts';
import { addCustomerPhoto } from '#shop/orders/photos/add-customer-photo.ts';
import { askForReturn } from '#shop/orders/returns/ask-for-return.ts';
import { requestStock } from '#shop/stock/requests/request-stock.ts';
import { post, readOrder } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { takePhoto } from '#test/scenes/photographs.ts';
import { receiveProduct } from '#test/scenes/reviews.ts';
import { eraseCustomer } from './erase-account.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('cash to hand back and pieces that came back keep the account until they are settled', async () => {
  const [buyer, owner] = [await makeCustomer(shop), await makeStaff(shop)];
  const { id: productId } = await makeProduct(shop);
  const { orderId, lineId } = await receiveProduct(shop, buyer, productId);
  const { moved } = makeOrderMoves(() => shop);
  const whyNot = async () => (await callApi('GET /profile/erasure', { shop, as: buyer })).orders;
  await moved(owner, orderId, 'cash');
  await askForReturn(buyer.ctx, orderId, {
    items: [{ item_id: lineId, quantity: 1 }],
    wish: 'refund',
    reason: 'Mine is broken',
  });
  expect(await whyNot()).toEqual([]);
  const { returns, order_number } = await readOrder(shop, buyer, orderId);
  const asked = `returns/${returns[0]!.id}`;
  await moved(owner, orderId, `${asked}/answer`, { approved: true, answer: 'Please send it' });
  await moved(owner, orderId, `${asked}/receipt`, { items: [] });
  expect(await whyNot()).toEqual([order_number]);
  const refund = { items: [{ item_id: lineId, quantity: 1 }], reason: 'It came broken' };
  await post(shop, `/admin/orders/${orderId}/refund`, { as: owner, key: 'cash-goes-back', body: refund });
  expect((await readOrder(shop, buyer, orderId)).payment.cash_owed).toBeGreaterThan(0);
  expect(await whyNot()).toEqual([order_number]);
  await moved(owner, orderId, 'cash-handed-back');
  expect(await whyNot()).toEqual([]);
});

test('requests under way when an account is erased can no longer write anything for it', async () => {
  const buyer = await makeCustomer(shop);
  const { ctx, customerId } = buyer;
  const { id: productId } = await makeProduct(shop);
  const { id: soldOut } = await makeProduct(shop, { stock: 0 });
  const { orderId, lineId } = await receiveProduct(shop, buyer, productId);
  const photo = await takePhoto();
  await shop.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', orderId).execute();
  await eraseCustomer(shop.as({ kind: 'system' }), customerId);
  // These requests have found the session before it ended.
  const late = [
    () =>
      requestStock(ctx, StockRequest.parse({ product_id: soldOut, quantity: 1, notes: 'for my wedding' })),
    () => writeReview(ctx, { productId, rating: 5, title: 'Fine', text: 'It shines.', photo_ids: [] }),
    () => addReviewPhoto(ctx, productId, photo),
    () => addCustomerPhoto(ctx, orderId, photo),
    () =>
      askForReturn(ctx, orderId, {
        items: [{ item_id: lineId, quantity: 1 }],
        wish: 'refund',
        reason: 'Mine is broken',
      }),
  ];
  const answers = await Promise.allSettled(late.map((send) => send()));
  expect(answers.map(({ status, ...rest }) => ('reason' in rest ? rest.reason.code : status))).toEqual(
    Array.from({ length: late.length }, () => 'session.required'),
  );
});
