import { afterAll, beforeAll, expect, test } from 'vitest';
import { StockRequest } from '#contract/stock/stock-request.ts';
import { addReviewPhoto } from '#shop/catalogue/reviews/photos/add-review-photo.ts';
import { writeReview } from '#shop/catalogue/reviews/write-review.ts';
import { addCustomerPhoto } from '#shop/orders/photos/add-customer-photo.ts';
import { askForReturn } from '#shop/orders/returns/ask-for-return.ts';
import { requestStock } from '#shop/stock/requests/request-stock.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { takePhoto } from '#test/scenes/photographs.ts';
import { receiveProduct } from '#test/scenes/reviews.ts';
import { eraseCustomer } from './erase-account.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

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
