import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, countAnswers, post, readOrder, toOrderBody } from '#test/buy.ts';
import type { MadeCustomer, MadeProduct, MadeStaff } from '#test/make.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let owner: MadeStaff;
let packer: MadeStaff;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  owner = await makeStaff(shop);
  packer = await makeStaff(shop, 'packer');
  lamp = await makeProduct(shop, { name: 'Hanging Lamp', pricePaise: 999_00, stock: 10 });
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

const refused = { reason: 'Refused at the door' };

function move(as: MadeStaff, orderId: string, what: string, body: unknown = {}): Promise<Response> {
  shop.clock.advance(1000);
  return post(shop, `/admin/orders/${orderId}/${what}`, { as, body });
}

/** Makes a cash on delivery order of three lamps that was handed to the courier. */
async function makeShipped(): Promise<string> {
  buyer = await makeCustomer(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 3 }));
  const parcel = { courier: 'delhivery', tracking_number: '12345678901' };
  expect((await move(packer, id, 'shipment', parcel)).status).toBe(200);
  return id;
}

test('a parcel is delivered or comes back: of twenty at once exactly one wins', async () => {
  const id = await makeShipped();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? move(packer, id, 'return-to-origin', refused) : move(packer, id, 'delivery'),
    ),
  );
  expect((await countAnswers(answers))['200']).toBe(1);
  const { status, credit_notes } = await readOrder(shop, buyer, id);
  expect(credit_notes).toHaveLength(status === 'returned_to_origin' ? 1 : 0);
});

test('a mistaken delivery is corrected or its cash is noted: of twenty at once exactly one wins', async () => {
  const id = await makeShipped();
  expect((await move(packer, id, 'delivery')).status).toBe(200);
  const correction = { ...refused, delivered_by_mistake: true };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? move(owner, id, 'return-to-origin', correction) : move(owner, id, 'cash'),
    ),
  );
  expect((await countAnswers(answers))['200']).toBe(1);
  const { status, payment } = await readOrder(shop, buyer, id);
  expect(payment.status).toBe(status === 'returned_to_origin' ? 'pending' : 'completed');
});

test('twenty note the same parcel at once: it comes back once', async () => {
  const id = await makeShipped();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => move(packer, id, 'return-to-origin', refused)),
  );
  expect(await countAnswers(answers)).toEqual({ '200': 1, '409 order.not_returnable': 19 });
  const stock = shop.db.selectFrom('products').select('stock_quantity').where('id', '=', lamp.id);
  expect(await stock.executeTakeFirst()).toEqual({ stock_quantity: 10 });
});

test.each([
  [`update orders set status = 'returned_to_origin'`, 'orders_returned_to_origin_keep_no_money'],
  [
    `update orders set status = 'returned_to_origin', returned_at = now()`,
    'orders_returned_to_origin_are_credited',
  ],
  [
    `update orders set status = 'returned_to_origin', returned_at = now(), payment_status = 'completed', paid_at = now()`,
    'orders_returned_to_origin_keep_no_money',
  ],
])('the database refuses "%s"', async (statement, constraint) => {
  const id = await makeShipped();
  const written = sql.raw(`${statement} where id = '${id}'`).execute(shop.db);
  await expect(written).rejects.toMatchObject({ constraint });
});
