import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import {
  buy,
  buyOnline,
  get,
  openPayment,
  payAtGateway,
  post,
  sendWebhook,
  toGatewayPayment,
  toOrderBody,
} from '#test/buy.ts';
import { dump, findIn } from '#test/dump.ts';
import { type MadeCustomer, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { expireOrder } from '#shop/checkout/expire-order.ts';
import { deliverOrder } from '#shop/orders/deliver-order.ts';
import { shipOrder } from '#shop/orders/ship-order.ts';
import { receiveContact } from '#shop/notifications/receive-contact.ts';
import { eraseCustomer } from './erase-account.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Values that stand nowhere else: whoever finds one has found this person. */
const canary = {
  name: 'Zubeida Canarywala',
  email: 'zubeida.canary@example.in',
  mobile: '+919812309876',
  otherPhone: '+919812301234',
  line1: '77 Canary Gali',
  city: 'Canarypur',
  notes: 'leave it with Canary next door',
  ticket: 'my canary parcel is late',
  request: 'three for my canary wedding',
  device: 'Canaryphone 12',
};
const canaries = Object.values(canary);

async function readCode(mobile: string): Promise<string> {
  await shop.drainJobs();
  const letter = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  return /\d{6}/.exec(letter?.body ?? '')?.[0] ?? 'none';
}

/** Signs in as people do, so that codes, turns and device stand where they always stand. */
async function signIn(mobile: string): Promise<MadeCustomer> {
  const number = { mobile_number: mobile.slice(3) };
  await post(shop, '/auth/send-otp', { body: number });
  const agent = {
    headers: { 'content-type': 'application/json', authorization: '', 'user-agent': canary.device },
  };
  const answer = await post(shop, '/auth/verify-otp', {
    body: { ...number, otp: await readCode(mobile) },
    as: agent,
  });
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ctx = shop.as({ kind: 'customer', customerId: user.id, sessionId: 'ses' });
  return { ctx, customerId: user.id, sessionId: 'ses', token, headers };
}

const put = ({ headers }: MadeCustomer, path: string, body: object) =>
  shop.app.request(`/api/v1${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });

/** Somebody who has used everything the shop offers. */
async function live(): Promise<MadeCustomer> {
  const person = await signIn(canary.mobile);
  const [diya, bell] = [await makeProduct(shop), await makeProduct(shop, { stock: 0 })];
  await put(person, '/mobile/profile', { name: canary.name, email: canary.email });
  await shop.db
    .updateTable('customers')
    .set({ email_verified_at: shop.clock.now() })
    .where('id', '=', person.customerId)
    .execute();
  const place = { line1: canary.line1, city: canary.city, state: 'UP', postal_code: '226001' };
  await put(person, '/profile', {
    addresses: [{ ...place, type: 'home', phone: canary.otherPhone.slice(3) }],
  });
  const { name, email, otherPhone: phone, notes } = canary;
  const body = toOrderBody(
    { productId: diya.id },
    { name, email, phone, notes, address: { ...place, line2: '', country: 'India' } },
  );
  const cod = await buy(shop, person, body);
  const { order: paid, gatewayOrderId } = await buyOnline(shop, person, body);
  const told = { id: 'pay_canary', order_id: gatewayOrderId, amount: 100, status: 'failed' as const };
  const entity = { ...toGatewayPayment(told), contact: canary.mobile, email: canary.email };
  const event = { entity: 'event', event: 'payment.failed', payload: { payment: { entity } }, created_at: 1 };
  await sendWebhook(shop, JSON.stringify(event), { eventId: 'evt_canary' });
  await shop.drainJobs();
  const office = await makeStaff(shop);
  for (const { id } of [cod, paid]) {
    await shipOrder(office.ctx, id, { courier: 'delhivery', tracking_number: '12345678901' });
    await deliverOrder(office.ctx, id);
  }
  await post(shop, `/products/${diya.id}/reviews`, {
    body: { rating: 5, title: 'Good', text: 'It shines.' },
    as: person,
  });
  await post(shop, '/stock-requests', {
    body: { product_id: bell.id, quantity: 3, notes: canary.request },
    as: person,
  });
  await put(person, '/profile', { cart: [{ product_id: bell.id, quantity: 1, price: 1200 }] });
  await put(person, '/profile', { wishlist: [bell.id] });
  await receiveContact(person.ctx, {
    name,
    email,
    phone,
    subject: 'Late',
    message: canary.ticket,
    type: 'order',
    address: '203.0.113.9',
  });
  await shop.drainJobs();
  return person;
}

test('of an erased account nothing is left but its invoices, and what is sold still adds up', async () => {
  const person = await live();
  const before = findIn(await dump(shop), canaries);
  expect(before.map((each) => each.split(':')[0])).toEqual(
    expect.arrayContaining([
      'public.addresses',
      'public.contact_tickets',
      'public.customers',
      'public.invoices',
      'public.messages',
      'public.orders',
      'public.otp_codes',
      'public.outbox_messages',
      'public.sessions',
      'public.stock_requests',
      'public.turns',
      'public.webhook_events',
    ]),
  );

  expect(await (await get(shop, '/profile/erasure', person)).json()).toEqual({
    allowed: true,
    reason: '',
    orders: [],
    confirm_by: 'code',
    sent_to: '********9876',
  });
  shop.clock.advance(16 * 60_000);
  expect((await post(shop, '/profile/erasure/code', { body: {}, as: person })).status).toBe(200);
  const otp = await readCode(canary.mobile);
  expect((await post(shop, '/profile/erasure', { body: { otp }, as: person })).status).toBe(204);

  const left = findIn(await dump(shop), canaries).filter((each) => !each.startsWith('sandbox_razorpay.'));
  expect(new Set(left.map((each) => each.split(':')[0]))).toEqual(new Set(['public.invoices']));
  expect((await get(shop, '/profile', person)).status).toBe(401);
  const reviews = await shop.db.selectFrom('reviews').select(['author', 'customer_id', 'body']).execute();
  expect(reviews).toEqual([{ author: 'A buyer', customer_id: null, body: 'It shines.' }]);
});

test('the number and the address are free, and the new account is empty', async () => {
  const again = await signIn(canary.mobile);
  const { orders } = (await (await get(shop, '/orders', again)).json()) as { orders: unknown[] };
  expect(orders).toEqual([]);
  const taken = await post(shop, '/auth/register', {
    body: { name: 'Zubeida', email: canary.email, password: 'a long enough one' },
  });
  expect(taken.status).toBe(201);
});

test('an order under way keeps the account, and says which', async () => {
  const buyer = await makeCustomer(shop);
  const { id } = await makeProduct(shop);
  const order = await buy(shop, buyer, toOrderBody({ productId: id }));
  const refused = await post(shop, '/profile/erasure', { body: { otp: '123456' }, as: buyer });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'erasure.open_orders',
    error: expect.stringContaining(order.order_number),
    orders: [order.order_number],
  });
  expect(await (await get(shop, '/profile/erasure', buyer)).json()).toMatchObject({ allowed: false });
});

test('nobody is erased by a wrong code, a code for something else, a foreign code or a wrong password', async () => {
  const [mine, other] = [
    await makeCustomer(shop, { mobile: '+919811100001' }),
    await makeCustomer(shop, { mobile: '+919811100002' }),
  ];
  const erase = async (body: object, as = mine) =>
    (await post(shop, '/profile/erasure', { body, as })).status;
  expect([await erase({}), await erase({ otp: '12345' }), await erase({ otp: '1', password: 'x' })]).toEqual([
    422, 422, 422,
  ]);
  await post(shop, '/auth/send-otp', { body: { mobile_number: '9811100001' } });
  expect(await erase({ otp: await readCode('+919811100001') })).toBe(422);
  shop.clock.advance(1000);
  await post(shop, '/profile/erasure/code', { body: {}, as: other });
  expect(await erase({ otp: await readCode('+919811100002') })).toBe(422);
  expect(await erase({ password: 'no such thing' })).toBe(422);
  expect((await get(shop, '/profile', mine)).status).toBe(200);
  expect((await post(shop, '/profile/erasure', { body: { otp: '123456' } })).status).toBe(401);
});

test('who registered by email confirms with the password, a few times at most', async () => {
  const account = { name: 'Ravi Das', email: 'ravi.erased@example.com', password: 'a long enough one' };
  const { token } = (await (await post(shop, '/auth/register', { body: account })).json()) as {
    token: string;
  };
  const as = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
  expect((await post(shop, '/profile/erasure/code', { body: {}, as })).status).toBe(409);
  const wrong = await post(shop, '/profile/erasure', { body: { password: 'not that one' }, as });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { fields: { password: 'This is not your password' } },
  ]);
  expect((await post(shop, '/profile/erasure', { body: { password: account.password }, as })).status).toBe(
    204,
  );
  expect((await post(shop, '/auth/login', { body: account })).status).toBe(401);
});

test('money that comes late for an erased order goes back, and the order stays away', async () => {
  const buyer = await makeCustomer(shop);
  const { id } = await makeProduct(shop);
  const order = await buy(shop, buyer, toOrderBody({ productId: id }, { paymentMethod: 'razorpay' }));
  const { razorpay_order_id } = await openPayment(shop, buyer, order.id);
  shop.clock.advance(31 * 60_000);
  await shop.db
    .updateTable('orders')
    .set({ updated_at: shop.clock.now() })
    .where('id', '=', order.id)
    .execute();
  await expireOrder(shop.as({ kind: 'system' }), order.id);
  await eraseCustomer(shop.as({ kind: 'system' }), buyer.customerId);
  await payAtGateway(shop, razorpay_order_id!);
  await shop.sandbox.runDue();
  await shop.drainJobs();
  const { status } = await shop.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const refunds = await shop.db
    .selectFrom('refunds')
    .select('reason')
    .where('order_id', '=', order.id)
    .execute();
  expect([status, refunds]).toEqual(['cancelled', [{ reason: 'late' }]]);
});

test('only an owner erases for others, once', async () => {
  const { customerId } = await makeCustomer(shop);
  const packer = await makeStaff(shop, 'packer');
  await expect(eraseCustomer(packer.ctx, customerId)).rejects.toMatchObject({ kind: 'forbidden' });
  const owner = await makeStaff(shop);
  await eraseCustomer(owner.ctx, customerId);
  await expect(eraseCustomer(owner.ctx, customerId)).rejects.toMatchObject({ kind: 'not_found' });
});
