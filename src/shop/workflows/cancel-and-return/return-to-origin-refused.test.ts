import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import type { TestShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { makeParcels, openParcelShop, refused } from '#test/scenes/parcels.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

test('a delivery marked by mistake can be corrected until its cash is recorded', async () => {
  const { owner, packer, accountant, move, moved, makeShipped } = await makeParcels(shop);
  const { id: mistaken } = await makeShipped();
  expect((await moved(packer, mistaken, 'delivery')).tracking.delivered_at).not.toBeNull();
  expect(await (await move(packer, mistaken, 'return-to-origin', refused)).json()).toMatchObject({
    error: 'This order is marked as delivered. If that was a mistake, please say so and try again.',
  });
  const order = await moved(packer, mistaken, 'return-to-origin', { ...refused, delivered_by_mistake: true });
  expect(order).toMatchObject({ status: 'returned_to_origin', tracking: { delivered_at: null } });
  const { id: paid } = await makeShipped();
  await moved(packer, paid, 'delivery');
  await moved(accountant, paid, 'cash');
  expect(await (await move(owner, paid, 'return-to-origin', refused)).json()).toMatchObject({
    code: 'order.not_returnable',
    error: 'This order was delivered and paid. Record a return instead.',
  });
});

test('a return before dispatch, after payment, a second time or without permission is refused with a reason', async () => {
  const { buyer, owner, packer, accountant, lamp, move, moved, ship } = await makeParcels(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  const ask = async (body: unknown = refused) =>
    readRefusal(await move(packer, id, 'return-to-origin', body));
  expect((await ask()).error).toBe('The parcel has not left yet. Cancel the order instead.');
  expect((await ask({ reason: '' })).fields).toEqual({ reason: 'Please give the reason' });
  await ship(id);
  expect(await (await move(owner, id, 'cancellation', refused)).json()).toMatchObject({
    error: 'The parcel has left. If it comes back undelivered, mark the order as returned to origin.',
  });
  expect(await (await move(owner, id, 'return', refused)).json()).toMatchObject({
    error: 'This parcel is on its way. If it comes back undelivered, mark the order as returned to origin.',
  });
  await moved(packer, id, 'return-to-origin', refused);
  expect((await ask()).error).toBe('This parcel has already come back');
  expect((await move(accountant, id, 'return-to-origin', refused)).status).toBe(403);
  expect((await move(buyer, id, 'return-to-origin', refused)).status).toBe(401);
});
