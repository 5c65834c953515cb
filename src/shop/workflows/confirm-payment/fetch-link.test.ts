import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer, makeProduct, makeStaff, randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { takeByTelephone, toTelephoneBody } from '#test/orders/by-telephone.ts';
import { sweepPayments } from './sweep-payments.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('staff see since when Razorpay has not known a payment link, until it knows the link again', async () => {
  const owner = await makeStaff(shop);
  const body = toTelephoneBody(await makeProduct(shop), { paymentMethod: 'razorpay' });
  const { id } = await takeByTelephone(shop, owner, body);
  const { gateway_link_id: known } = await shop.db
    .selectFrom('payment_links')
    .select('gateway_link_id')
    .executeTakeFirstOrThrow();
  const rename = (gateway_link_id: string) =>
    shop.db.updateTable('payment_links').set({ gateway_link_id }).execute();
  const readAfterSweep = async () => {
    shop.clock.advance(hourMs / 6);
    await sweepPayments(shop.as({ kind: 'system' }));
    const { order } = await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id } });
    return order.payment_link!.unknown_since;
  };
  expect(await readAfterSweep()).toBeNull();
  await rename('plink_OfTestKeys02');
  const since = await readAfterSweep();
  expect(since).toBe(shop.clock.now().toISOString());
  expect(await readAfterSweep()).toBe(since);
  await rename(known);
  expect(await readAfterSweep()).toBeNull();
});

test('the customer of a link that Razorpay does not know is asked to contact the shop', async () => {
  const owner = await makeStaff(shop);
  const mobile = randomMobile();
  const customer = await makeCustomer(shop, { mobile });
  const body = toTelephoneBody(await makeProduct(shop), { phone: mobile, paymentMethod: 'razorpay' });
  const { id } = await takeByTelephone(shop, owner, body);
  const unknown_since = shop.clock.now();
  await shop.db.updateTable('payment_links').set({ unknown_since }).where('order_id', '=', id).execute();
  const answer = await post(shop, '/payment/create-order', { as: customer, body: { order_id: id } });
  const { code, error, url } = (await answer.json()) as { code: string; error: string; url?: string };
  expect([code, url]).toEqual(['payment.by_link', undefined]);
  expect(error).toBe(
    'The payment link that we sent you no longer works. Please contact us for a new one: ask@kashi.example.',
  );
});
