import { afterAll, beforeAll, expect, test } from 'vitest';
import { countAnswers, post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { letTimePass, refundInDashboard } from '#test/dashboard.ts';
import { makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makePartialRefunds } from '#test/scenes/partial-refunds.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a refund preview matches the refund, and writes nothing', async () => {
  const { owner, makePaid, refund } = await makePartialRefunds(shop);
  const { id, items } = await makePaid();
  const params = { id };
  const read = async () => (await callApi('GET /admin/orders/{id}', { shop, as: owner, params })).order;
  const before = await read();
  const piece = [{ item_id: items[0]!.id, quantity: 1 }];
  const figures = await callApi('POST /admin/orders/{id}/refund-preview', {
    shop,
    as: owner,
    params,
    body: { items: piece },
  });
  // 3 × 999 less 5 % for paying online: a third of 2,847.15, with 5 % of GST in it.
  expect(figures).toMatchObject({
    amount: 949.05,
    tax: 45.2,
    charges: 0,
    by: 'online',
    whole: false,
    invoice_number: before.documents[0]!.number,
    pieces: [{ item_id: items[0]!.id, quantity: 1, amount: 949.05 }],
  });
  expect(await read()).toEqual(before);
  const cut = { shop, as: owner, params, body: { amount: 100 } };
  expect(await callApi('POST /admin/orders/{id}/refund-preview', cut)).toMatchObject({
    amount: 100,
    pieces: [{ quantity: 0 }, { quantity: 0 }],
  });

  const made = await refund(before, { items: piece });
  expect(made.refunds).toMatchObject([{ amount: figures.amount }]);
});

test('a preview shows which part was already refunded in Razorpay’s dashboard; only the rest is sent', async () => {
  const { owner, makePaid, refund } = await makePartialRefunds(shop);
  const order = await makePaid();
  await refundInDashboard(shop, order.payment.razorpay_payment_id!, { amount: 500_00 });
  await letTimePass(shop);
  const preview = async (amount: number) => {
    const asked = { shop, as: owner, params: { id: order.id }, body: { amount } };
    return (await callApi('POST /admin/orders/{id}/refund-preview', asked)).counted;
  };
  expect([await preview(300), await preview(700)]).toEqual([300, 500]);
  const { refunds } = await refund(order, { amount: 700 });
  expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
    [500, 'gateway_initiated'],
    [200, 'returned'],
  ]);
  expect(await preview(700)).toBe(0);
});

test('a preview is refused for the same reasons as the refund, and for staff who may not refund', async () => {
  const { owner, makePaid } = await makePartialRefunds(shop);
  const packer = await makeStaff(shop, 'packer');
  const { id, items } = await makePaid();
  const item_id = items[0]!.id;
  const ask = (body: object, { as = owner, of = id } = {}) =>
    post(shop, `/admin/orders/${of}/refund-preview`, { as, body });
  const answers = [
    await ask({ items: [{ item_id, quantity: 4 }] }),
    await ask({ items: [{ item_id: 'lin_unknown', quantity: 1 }] }),
    await ask({ items: [{ item_id, quantity: 1 }], amount: 10 }),
    await ask({}),
    await ask({ amount: 10 }, { as: packer }),
    await ask({ amount: 10 }, { of: 'ord_unknown' }),
  ];
  expect(await countAnswers(answers)).toEqual({
    '409 credit.too_much': 1,
    '422 credit.unknown_line': 1,
    '422 request.invalid': 2,
    '403 access.forbidden': 1,
    '404 order.not_found': 1,
  });
});
