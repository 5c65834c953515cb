import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { dayMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { countWaiting } from '#shop/orders/admin-orders/count-waiting.ts';
import { callApi } from '#test/call-api.ts';
import { buy, buyOnline, get, post, toOrderBody } from '#test/buy.ts';
import {
  type MadeProduct,
  type MadeStaff,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let owner: MadeStaff;
let packer: MadeStaff;
let diya: MadeProduct;
let tray: MadeProduct;
let inLucknow: OrderJson;
let inPune: OrderJson;
let online: OrderJson;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
  packer = await makeStaff(shop, 'packer');
  diya = await makeProduct(shop, { name: 'Brass Diya' });
  tray = await makeProduct(shop, { name: 'Copper Tray', pricePaise: 800_00 });
  await allowManyCodOrders(shop);
  const meera = await makeCustomer(shop, { mobile: '+919829010003' });
  inLucknow = await buy(shop, meera, toOrderBody({ productId: diya.id, quantity: 2 }));
  shop.clock.advance(dayMs);
  const asha = await makeCustomer(shop, { name: 'Asha Verma' });
  const pune = {
    line1: '4 MG Road',
    city: 'Pune',
    state: 'Maharashtra',
    postal_code: '411001',
    country: 'India',
  };
  inPune = await buy(
    shop,
    asha,
    toOrderBody({ productId: tray.id }, { name: 'Asha Verma', phone: '98111 22233', address: pune }),
  );
  shop.clock.advance(dayMs);
  ({ order: online } = await buyOnline(
    shop,
    asha,
    toOrderBody({ productId: diya.id }, { name: 'Zoya Khan' }),
  ));
  await post(shop, `/admin/orders/${inPune.id}/shipment`, {
    as: packer,
    body: { courier: 'delhivery', tracking_number: '12345678901' },
  });
  await post(shop, `/admin/orders/${online.id}/packing`, { as: packer, body: {} });
});
afterAll(() => shop.close());

async function find(query: Record<string, string>): Promise<string[]> {
  const { orders, total, more } = await callApi('GET /admin/orders', {
    shop,
    as: packer,
    query: new URLSearchParams(query),
  });
  expect({ total, more }).toEqual({ total: orders.length, more: false });
  return orders.map(({ order_number }) => order_number);
}

test('every spelling of a mobile number finds its order, and so does the number of the account', async () => {
  for (const spelling of [
    '98111 22233',
    '09811122233',
    '+91 98111-22233',
    '919811122233',
    '0091 9811122233',
    '22233',
  ])
    expect(await find({ q: spelling })).toEqual([inPune.order_number]);
  for (const spelling of ['98290 10003', '09829010003', '+919829010003'])
    expect(await find({ q: spelling })).toEqual([inLucknow.order_number]);
});

test('an order is found by its number or its end, invoice, parcel, SKU, PIN code and customer name', async () => {
  const number = inPune.order_number;
  const { documents } = (await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id: number } }))
    .order;
  const spellings = [
    number,
    number.toLowerCase(),
    number.replaceAll('-', ' '),
    number.slice(-5),
    documents[0]!.number,
    documents[0]!.number.toLowerCase(),
    '12345678901',
    '1234 5678',
    tray.sku.toLowerCase(),
    '411001',
    'asha',
    'VERMA',
  ];
  for (const q of spellings) expect(await find({ q })).toEqual([number]);
  expect(await find({ q: 'nobody at all' })).toEqual([]);
  expect(await find({ q: '%' })).toEqual([]);
});

test('the beginning of an order number finds the orders of that year, month or prefix', async () => {
  const numbers = [online, inPune, inLucknow].map((order) => order.order_number);
  const [number = ''] = numbers;
  for (const length of ['HT-26'.length, 'HT-261'.length, 'HT-2611'.length, 'HT-2611-'.length]) {
    const q = number.slice(0, length);
    expect(await find({ q })).toEqual(numbers);
    const { results } = await callApi('GET /admin/search', { shop, as: packer, query: { q } });
    expect(results.map(({ title }) => title)).toEqual(numbers);
  }
  expect(await find({ q: 'ht26' })).toEqual(numbers);
  for (const length of ['HT-2611-7K3QX'.length, 'HT-2611-7K3QX9M'.length])
    expect(await find({ q: number.slice(0, length).toLowerCase() })).toEqual([number]);
  expect(await find({ q: 'HT-25' })).toEqual([]);
  expect(await find({ q: 'HT-2' })).toEqual([]);
});

test('two letters match only the beginning of a name or of one of its words', async () => {
  expect(await find({ q: 'As' })).toEqual([inPune.order_number]);
  expect(await find({ q: 've' })).toEqual([inPune.order_number]);
  expect(await find({ q: 'rm' })).toEqual([]);
});

test('each filter narrows the list, and filters combine', async () => {
  const [a, b, c] = [inLucknow, inPune, online].map((order) => order.order_number) as [
    string,
    string,
    string,
  ];
  expect(await find({})).toEqual([c, b, a]);
  expect(await find({ stage: 'to_pack' })).toEqual([a]);
  expect(await find({ stage: 'to_hand_over,on_the_way' })).toEqual([c, b]);
  expect(await find({ payment: 'razorpay' })).toEqual([c]);
  expect(await find({ packed: 'true' })).toEqual([c, b]);
  expect(await find({ packed: 'false' })).toEqual([a]);
  expect(await find({ courier: 'delhivery' })).toEqual([b]);
  expect(await find({ pin: '411001' })).toEqual([b]);
  expect(await find({ state: 'UP' })).toEqual([c, a]);
  expect(await find({ product: diya.id })).toEqual([c, a]);
  expect(await find({ product: diya.id, payment: 'cod' })).toEqual([a]);
  expect(await find({ customer: inLucknow.id })).toEqual([]);
  const day = inPune.created_at.slice(0, 10);
  expect(await find({ placed_from: day, placed_to: day })).toEqual([b]);
  expect(await find({ placed_to: day, q: 'meera' })).toEqual([a]);
});

test('the list is sorted by age and by total, and paginated', async () => {
  const [a, b, c] = [inLucknow, inPune, online].map((order) => order.order_number) as [
    string,
    string,
    string,
  ];
  expect(await find({ sort: 'oldest' })).toEqual([a, b, c]);
  expect(await find({ sort: 'total_high' })).toEqual([a, c, b]);
  expect(await find({ sort: 'total_low' })).toEqual([b, c, a]);
  const page = await callApi('GET /admin/orders', { shop, as: packer, query: { page: 2, limit: 1 } });
  expect(page.orders.map(({ order_number }) => order_number)).toEqual([b]);
  expect(page.total).toBe(3);
});

test('orders in each stage before dispatch are counted regardless of the filters', async () => {
  const { counts } = await callApi('GET /admin/orders', { shop, as: packer, query: { pin: '411001' } });
  expect(counts).toEqual({ unpaid: 0, to_confirm: 0, to_pack: 1, to_hand_over: 1 });
});

test('a stage with exactly a thousand orders is distinguished from one with more', async () => {
  expect(await countCopies(999)).toMatchObject({ to_pack: 1000 });
  expect(await countCopies(1000)).toMatchObject({ to_pack: 1001 });
});

/** Counts the orders in each stage, including copies of one that is ready to pack. */
async function countCopies(many: number) {
  let counts: Awaited<ReturnType<typeof countWaiting>> | undefined;
  const undone = new Error('undone');
  const counting = inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_' || n, 'order_number', 'HT-COPY-' || n))).*
                from orders o, generate_series(1, ${many}::int) n where o.id = ${inLucknow.id}`.execute(
      tx.db,
    );
    counts = await countWaiting(tx);
    throw undone;
  });
  await expect(counting).rejects.toBe(undone);
  return counts;
}

test('an invalid filter is refused with a message for its field', async () => {
  const response = await get(shop, '/admin/orders?pin=12&placed_from=tomorrow', packer);
  expect(response.status).toBe(422);
  expect((await readRefusal(response)).fields).toEqual({
    pin: 'A PIN code has 6 digits',
    placed_from: 'Please enter a day like 2026-11-22',
  });
});

test('the list is CSV when the request accepts it, and includes all pages', async () => {
  const headers = { ...packer.headers, accept: 'text/csv' };
  const response = await get(shop, '/admin/orders?limit=1&state=UP', { headers });
  expect(response.headers.get('content-type')).toContain('text/csv');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines[0]).toMatch(/^Order,Placed,Stage,Customer,Phone/);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    online.order_number,
    inLucknow.order_number,
  ]);
  expect(lines[2]).toContain(`${diya.sku} x 2`);
  const [, placed, ...others] = lines[2]!.split(',');
  expect(placed).toMatch(/\+05:30$/);
  expect(others[lines[0]!.split(',').indexOf('COD fee') - 2]).toBe('50');
});

test('visitors and customers cannot see the order list', async () => {
  expect((await get(shop, '/admin/orders')).status).toBe(401);
  expect((await get(shop, '/admin/orders', await makeCustomer(shop))).status).toBe(401);
});

test('the SKU of a product that looks like the beginning of an order number finds its orders too', async () => {
  const { id } = await makeProduct(shop);
  await shop.db.updateTable('products').set({ sku: 'HT-99' }).where('id', '=', id).execute();
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: id }));
  expect(await find({ q: 'HT-99' })).toEqual([order.order_number]);
});
