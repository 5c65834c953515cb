import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { eraseCustomer } from '#shop/workflows/privacy/erase-account.ts';
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

test('an order of a deleted account lists its messages without an address, and says that their text is deleted', async () => {
  const { id: productId } = await makeProduct(shop);
  const customer = await makeCustomer(shop);
  const staff = await makeStaff(shop);
  const { id } = await buy(shop, customer, toOrderBody({ productId }));
  await shop.drainJobs();
  const cancelled = await post(shop, `/admin/orders/${id}/cancellation`, {
    as: staff,
    body: { reason: 'Broke in the kiln' },
  });
  expect(cancelled.status).toBe(200);
  await shop.drainJobs();
  await eraseCustomer(shop.as({ kind: 'system' }), customer.customerId);
  const { order } = await callApi('GET /admin/orders/{id}', { shop, as: staff, params: { id } });
  expect(order.messages).toHaveLength(4);
  for (const { to, subject, text } of order.messages)
    expect({ to, subject, text }).toEqual({
      to: '',
      subject: '',
      text: 'The text was deleted with the account.',
    });
});
