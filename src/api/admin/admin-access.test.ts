import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#contract/endpoints.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { endStaff } from '#shop/staff/change-staff.ts';
import { audit } from '#test/auditor.ts';
import { buy, get, post, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { makeOrderDesk } from '#test/scenes/order-desk.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const { move } = makeOrderMoves(() => shop);

test('visitors and customers get 401 from the admin, and staff members only reach what their role allows', async () => {
  const { owner, packer, accountant, buyer, idol } = await makeOrderDesk(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: idol.id }));
  for (const what of ['confirmation', 'packing', 'delivery', 'cash', 'completion']) {
    expect((await move(undefined, id, what)).status).toBe(401);
    expect((await move(buyer, id, what)).status).toBe(401);
  }
  expect((await get(shop, '/admin/orders')).status).toBe(401);
  expect((await get(shop, `/admin/orders/${id}`, buyer)).status).toBe(401);
  expect((await move(accountant, id, 'packing')).status).toBe(403);
  expect((await move(packer, id, 'cash')).status).toBe(403);
  expect((await move(packer, id, 'return', { reason: 'Too small' })).status).toBe(403);
  expect((await get(shop, `/orders/${id}`, owner)).status).toBe(401);
  expect((await move(owner, 'ord_nowhere', 'packing')).status).toBe(404);
  expect((await move(owner, 'ord_nowhere', 'delivery')).status).toBe(404);
});

test('orders can be searched by customer name and order number, and filtered by status', async () => {
  const { packer, buyer, idol } = await makeOrderDesk(shop);
  const names = ['Zubin 100% Mistry', 'Zubin 100x Mistry'];
  for (const name of names) await buy(shop, buyer, { ...toOrderBody({ productId: idol.id }), name });
  const find = (query: Input<'GET /admin/orders'>['query']) =>
    callApi('GET /admin/orders', { shop, as: packer, query });
  const found = await find({ q: '100% mis' });
  expect(found.orders.map(({ customer }) => customer.name)).toEqual(['Zubin 100% Mistry']);
  const { order_number } = found.orders[0]!;
  expect((await find({ q: order_number.toLowerCase() })).total).toBe(1);
  expect(await find({ q: 'zubin', status: 'shipped' })).toEqual({
    orders: [],
    total: 0,
    more: false,
    counts: { unpaid: 0, to_confirm: 0, to_pack: 3, to_hand_over: 0 },
  });
  expect((await find({ q: 'zubin', limit: 1 })).orders).toHaveLength(1);
  const one = await callApi('GET /admin/orders/{id}', { shop, as: packer, params: { id: order_number } });
  expect(one.order.order_number).toBe(order_number);
});

test('staff log in by email and password; leaving staff lose access, and password guessing is rate limited', async () => {
  const system = shop.as({ kind: 'system' });
  const password = 'a long and plain sentence';
  await addStaff(system, { email: 'asha@example.com', name: 'Asha', role: 'packer', password });
  await expect(
    addStaff(system, { email: 'asha@example.com', name: 'Asha', role: 'owner', password }),
  ).rejects.toMatchObject({ code: 'staff.taken' });
  const logIn = (body: object) => post(shop, '/admin/login', { body });
  const opened = await logIn({ email: ' ASHA@example.com', password });
  const { token, staff } = await readAnswer('POST /admin/login', opened);
  expect(staff).toMatchObject({ name: 'Asha', role: 'packer' });
  const as = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
  expect((await get(shop, '/admin/orders', as)).status).toBe(200);
  const unknown = await logIn({ email: 'nobody@example.com', password });
  const wrong = await logIn({ email: 'asha@example.com', password: 'wrong' });
  expect(await wrong.json()).toMatchObject({ error: 'Invalid email or password', code: 'login.failed' });
  expect(await unknown.json()).toMatchObject({
    error: 'Invalid email or password',
    code: 'login.failed',
  });
  const guesses = [];
  for (let guess = 0; guess < 11; guess += 1) {
    guesses.push(await logIn({ email: 'asha@example.com', password: `guess ${guess}` }));
  }
  expect(guesses.at(-1)!.status).toBe(429);
  expect(await endStaff(system, 'Asha@example.com')).toBe(true);
  expect((await get(shop, '/admin/orders', as)).status).toBe(401);
});
