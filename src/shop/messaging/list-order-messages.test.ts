import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { sendDue } from '#test/scenes/send-due.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('an order of a shop without SMS lists its e-mail, and no SMS that could not be sent', async () => {
  const { id: productId } = await makeProduct(shop);
  const { id } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const ctx = shop.as({ kind: 'system' });
  const { email } = ctx.messengers;
  while ((await sendDue({ ...ctx, messengers: { email } })) > 0);
  const { order } = await callApi('GET /admin/orders/{id}', {
    shop,
    as: await makeStaff(shop),
    params: { id },
  });
  expect(order.messages.map(({ channel, status }) => `${channel} ${status}`)).toEqual(['email sent']);
});
