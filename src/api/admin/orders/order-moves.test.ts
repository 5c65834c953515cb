import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('staff who may change orders but not see them get the changed order, not a refusal', async () => {
  const { id: productId } = await makeProduct(shop, { stock: 5 });
  const { id } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId, quantity: 2 }));
  const packer = await makeStaff(shop, 'packer');
  await shop.db
    .updateTable('staff')
    .set({ added_abilities: ['collect_cash', 'refund'], removed_abilities: ['see_orders'] })
    .where('id', '=', packer.staffId)
    .execute();
  expect((await get(shop, `/admin/orders/${id}`, packer)).status).toBe(403);
  const statusOf = async (step: string, body: object) => {
    const response = await post(shop, `/admin/orders/${id}/${step}`, {
      as: packer,
      key: `key-of-${step}`,
      body,
    });
    return [step, response.status];
  };
  expect(await statusOf('packing', {})).toEqual(['packing', 200]);
  expect((await get(shop, `/admin/orders/${id}/booking`, packer)).status).toBe(200);
  const parcel = { courier: 'bluedart', tracking_number: '12345678901' };
  expect(await statusOf('shipment', parcel)).toEqual(['shipment', 200]);
  expect(await statusOf('delivery', {})).toEqual(['delivery', 200]);
  expect(await statusOf('cash', {})).toEqual(['cash', 200]);
  const { id: lineId } = await shop.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const items = [{ item_id: lineId, quantity: 1 }];
  expect(await statusOf('exchange', { reason: 'It came broken', items })).toEqual(['exchange', 200]);
});
