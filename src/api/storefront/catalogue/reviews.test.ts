import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inviteReview } from '#shop/orders/invite-review.ts';
import { callApi } from '#test/call-api.ts';
import { buy, countAnswers, get, post, readOrder, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { receiveProduct } from '#test/scenes/reviews.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop, { name: 'Meera Kumari' });
  idol = await makeProduct(shop, { stock: 50 });
});
afterAll(() => shop.close());

const praise = { rating: 4, title: 'Heavy and bright', text: 'It stands in our hall now.' };

function say(as: MadeCustomer | undefined, body: object = praise, productId = idol.id) {
  return post(shop, `/products/${productId}/reviews`, { as, body });
}

const receive = (as = buyer) => receiveProduct(shop, as, idol.id);

test('a customer who received a product can review it once, under first name and initial; the rating is updated', async () => {
  const { orderId, lineId } = await receive();
  const written = await say(buyer, { ...praise, order_line_id: lineId });
  expect(written.status).toBe(201);
  expect(await written.json()).toMatchObject({ review: { ...praise, author: 'Meera K.' } });
  const shown = await callApi('GET /products/{id}/reviews', { shop, params: { id: idol.id } });
  expect(shown).toMatchObject({ total: 1, rating: { average: 4, count: 1, spread: [0, 0, 0, 1, 0] } });
  expect((await readOrder(shop, buyer, orderId)).items[0]!.reviewed).toBe(true);
  expect(
    await countAnswers([await say(buyer), await say(buyer, { ...praise, order_line_id: lineId })]),
  ).toEqual({
    '409 review.written': 2,
  });
  await receive();
  expect((await say(buyer)).status).toBe(201);
});

test('of twenty concurrent reviews of one piece, one is saved', async () => {
  await receive();
  const answers = await Promise.all(Array.from({ length: 20 }, () => say(buyer)));
  expect(await countAnswers(answers)).toEqual({ '201': 1, '409 review.written': 19 });
});

test('a review by a customer who has not received the product or whose parcel came back, or without a login, is refused', async () => {
  const { lineId } = await receive();
  const other = await makeCustomer(shop);
  const waiting = await buy(shop, other, toOrderBody({ productId: idol.id }));
  const back = await makeCustomer(shop);
  const { orderId } = await receive(back);
  const body = { reason: 'The parcel was refused', delivered_by_mistake: true };
  const owner = await makeStaff(shop);
  expect((await post(shop, `/admin/orders/${orderId}/return-to-origin`, { as: owner, body })).status).toBe(
    200,
  );
  expect(await countAnswers([await say(back)])).toEqual({ '409 review.not_received': 1 });
  expect(await countAnswers([await say(undefined)])).toEqual({ '401 session.required': 1 });
  expect(await countAnswers([await say(other)])).toEqual({ '409 review.not_received': 1 });
  expect(await countAnswers([await say(other, { ...praise, order_line_id: lineId })])).toEqual({
    '404 order.not_found': 1,
  });
  const own = { ...praise, order_line_id: waiting.items[0]!.id };
  expect(await countAnswers([await say(other, own)])).toEqual({ '409 review.not_received': 1 });
  expect(await countAnswers([await say(other, praise, 'prd_nowhere')])).toEqual({
    '404 product.not_found': 1,
  });
});

test('a customer who received a product is invited once by email to review it, unless they already did', async () => {
  const { orderId } = await receive();
  const said = await receive(await makeCustomer(shop));
  const other = await makeCustomer(shop);
  const reviewed = await receive(other);
  await say(other, { ...praise, order_line_id: reviewed.lineId });
  const invited = async () => {
    for (const id of [orderId, said.orderId, reviewed.orderId])
      await inviteReview(shop.as({ kind: 'system' }), id);
    await shop.drainJobs();
    return (await shop.outbox()).filter(({ body }) => body.includes('A short review helps other shoppers'));
  };
  expect((await invited()).map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['email', 'meera@example.in'],
    ['email', 'meera@example.in'],
  ]);
  expect(await invited()).toHaveLength(2);
});

test('a review with invalid stars and no text is refused with an error per field', async () => {
  await receive();
  const answer = await say(buyer, { rating: 6, text: ' ' });
  expect(answer.status).toBe(422);
  expect((await readRefusal(answer)).fields).toEqual({
    rating: 'Please choose 1 to 5 stars',
    text: 'Please write a few words',
  });
});

test('one call lists orders of several statuses together, such as delivered and completed', async () => {
  await receive();
  await buy(shop, buyer, toOrderBody({ productId: idol.id, quantity: 2 }));
  const find = async (status: string) =>
    await callApi('GET /orders', { shop, as: buyer, query: new URLSearchParams(`status=${status}`) });
  expect((await find('delivered,completed')).total).toBe(1);
  expect((await find('delivered,processing')).total).toBe(2);
  expect((await get(shop, '/orders?status=lost', buyer)).status).toBe(422);
});
