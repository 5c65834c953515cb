import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { audit } from '#test/auditor.ts';
import { callApi } from '#test/call-api.ts';
import { makeProduct, makeStaff, randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { takeByTelephone, toTelephoneBody } from '#test/orders/by-telephone.ts';
import { findMistakes, toOrderBody, toOrderValues } from './order-values.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

test('taking an order again after its payment link expired keeps its items and address and creates a new link', async () => {
  const owner = await makeStaff(shop, 'owner');
  const stole = await makeProduct(shop, { variants: [{ color: 'Blue', stock: 2 }] });
  const body = toTelephoneBody(stole, {
    phone: randomMobile(),
    paymentMethod: 'razorpay',
    notes: 'Ring twice',
  });
  const pieces = [{ product_id: stole.id, variant_id: stole.variantIds[0]!, quantity: 2 }];
  const { id } = await takeByTelephone(shop, owner, { ...body, items: pieces });
  shop.clock.advance(25 * 60 * 60_000);
  await expireOrder(shop.as({ kind: 'system' }), id);
  const { order } = await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id } });
  expect(order).toMatchObject({ status: 'cancelled', cancelled_reason: 'unpaid' });

  const values = toOrderValues(order);
  expect(findMistakes(values)).toEqual({});
  expect(values.lines).toMatchObject([{ name: `${stole.name}, Blue`, quantity: 2 }]);
  const again = await takeByTelephone(shop, owner, toOrderBody(values));
  expect(again).toMatchObject({
    status: 'pending',
    account: { id: order.account.id },
    customer: order.customer,
    shipping_address: order.shipping_address,
    notes: 'Ring twice',
    items: [{ ...pieces[0], variant: order.items[0]!.variant }],
  });
  expect(again.payment_link!.url).not.toBe(order.payment_link!.url);
});
