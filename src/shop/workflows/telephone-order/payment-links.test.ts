import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { openPaymentLink } from '#shop/payments/links/open-payment-link.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { audit } from '#test/auditor.ts';
import { post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { letTimePass } from '#test/dashboard.ts';
import {
  type MadeProduct,
  type MadeStaff,
  makeCustomer,
  makeProduct,
  makeStaff,
  randomMobile,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { steerRazorpay } from '#test/suppliers/steer-razorpay.ts';
import { type TakenOrder, actOnLink, takeByTelephone, toTelephoneBody } from '#test/orders/by-telephone.ts';

let shop: TestShop;
let owner: MadeStaff;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  owner = await makeStaff(shop, 'owner');
});
beforeEach(async () => {
  diya = await makeProduct(shop, { stock: 3 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

function takeByLink(phone = randomMobile()): Promise<TakenOrder> {
  return takeByTelephone(shop, owner, toTelephoneBody(diya, { phone, paymentMethod: 'razorpay' }));
}

async function read(id: string): Promise<TakenOrder> {
  return (await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id } })).order;
}

async function stockLeft(): Promise<number> {
  const query = shop.db.selectFrom('products').select('stock_quantity').where('id', '=', diya.id);
  return (await query.executeTakeFirstOrThrow()).stock_quantity;
}

async function readLink(orderId: string): Promise<{ status: string } | undefined> {
  const { gateway_link_id: id } = await shop.db
    .selectFrom('payment_links')
    .select('gateway_link_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return shop.ctx.razorpay.getPaymentLink(id);
}

test('a payment link is sent, is open for a day, and when paid moves the order to processing with an invoice', async () => {
  const phone = randomMobile();
  const order = await takeByLink(phone);
  expect(order).toMatchObject({ status: 'pending', payment: { method: 'razorpay', status: 'pending' } });
  const day = shop.clock.now().getTime() + 24 * hourMs;
  expect(Math.abs(Date.parse(order.payment_link!.expires_at) - day)).toBeLessThan(60_000);
  expect(order.messages).toMatchObject([{ kind: 'payment_link', channel: 'sms', to: phone }]);
  expect(order.messages[0]!.text).toContain(order.payment_link!.url);
  const answer = await actOnLink(shop, order.payment_link!.url, { act: 'pay' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://localhost/track/${order.order_number}`,
  ]);
  await letTimePass(shop);
  const paid = await read(order.id);
  expect(paid).toMatchObject({ status: 'processing', payment: { status: 'completed' } });
  expect(paid.documents).toHaveLength(1);
  expect(paid.messages.map(({ kind }) => kind)).toContain('order_paid');
});

test('a link paid by twenty requests at once, with each webhook sent three times, is paid once', async () => {
  const { id, payment_link } = await takeByLink();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => actOnLink(shop, payment_link!.url, { act: 'pay', vpa: 'thrice@upi' })),
  );
  expect(answers.filter(({ status }) => status === 500)).toEqual([]);
  await letTimePass(shop);
  const order = await read(id);
  expect(order).toMatchObject({ status: 'processing', money: { due: 0 } });
  expect(order.events.filter(({ kind }) => kind === 'order_paid')).toHaveLength(1);
});

test('without webhooks the sweep finds the payment through the link', async () => {
  await steerRazorpay(shop, { webhooks: 'off' });
  const { id, payment_link } = await takeByLink();
  await actOnLink(shop, payment_link!.url, { act: 'pay' });
  await steerRazorpay(shop, { webhooks: 'on' });
  expect(await read(id)).toMatchObject({ status: 'pending' });
  await sweepPayments(shop.as({ kind: 'system' }), { isStart: true });
  expect(await read(id)).toMatchObject({ status: 'processing' });
});

test('a sweep seven minutes after the link was opened still checks it', async () => {
  const { id, payment_link } = await takeByLink();
  await steerRazorpay(shop, { webhooks: 'off' });
  await actOnLink(shop, payment_link!.url, { act: 'pay' });
  await steerRazorpay(shop, { webhooks: 'on' });
  shop.clock.advance(7 * 60_000);
  await sweepPayments(shop.as({ kind: 'system' }));
  expect(await read(id)).toMatchObject({ status: 'processing' });
});

test('an order unpaid after a day is cancelled and restocked, and its link can no longer be paid', async () => {
  const { id, payment_link } = await takeByLink();
  expect(await stockLeft()).toBe(2);
  const system = shop.as({ kind: 'system' });
  shop.clock.advance(23 * hourMs);
  await expireOrder(system, id);
  expect(await read(id)).toMatchObject({ status: 'pending' });
  shop.clock.advance(hourMs);
  await expireOrder(system, id);
  expect(await read(id)).toMatchObject({ status: 'cancelled', cancelled_reason: 'unpaid' });
  expect(await stockLeft()).toBe(3);
  await actOnLink(shop, payment_link!.url, { act: 'pay' });
  await letTimePass(shop);
  expect(await read(id)).toMatchObject({ status: 'cancelled', money: { received: 0 } });
});

test('a payment that arrives after the order was cancelled is refunded', async () => {
  const { id, payment_link } = await takeByLink();
  await actOnLink(shop, payment_link!.url, { act: 'pay', vpa: 'late@upi' });
  const body = { reason: 'She changed her mind' };
  await post(shop, `/admin/orders/${id}/cancellation`, { as: owner, body });
  shop.clock.advance(30_000);
  await letTimePass(shop);
  const refunds = await shop.db.selectFrom('refunds').select('reason').where('order_id', '=', id).execute();
  expect(refunds).toEqual([{ reason: 'late' }]);
});

test('the link of an order cancelled by staff is cancelled at Razorpay by the next sweep', async () => {
  const { id } = await takeByLink();
  const body = { reason: 'She changed her mind' };
  await post(shop, `/admin/orders/${id}/cancellation`, { as: owner, body });
  await sweepPayments(shop.as({ kind: 'system' }));
  expect(await readLink(id)).toMatchObject({ status: 'cancelled' });
});

test('a link opened with other keys, such as test keys, is no longer checked once its order has expired', async () => {
  const { id } = await takeByLink();
  const others = { gateway_link_id: 'plink_OfTestKeys01' };
  await shop.db.updateTable('payment_links').set(others).where('order_id', '=', id).execute();
  shop.clock.advance(25 * hourMs);
  const system = shop.as({ kind: 'system' });
  for (let minute = 0; minute < 2; minute++) await sweepPayments(system);
  expect(await read(id)).toMatchObject({ status: 'cancelled', cancelled_reason: 'unpaid' });
  const link = shop.db.selectFrom('payment_links').select('closed_at').where('order_id', '=', id);
  expect(await link.executeTakeFirstOrThrow()).toEqual({ closed_at: expect.any(Date) });
});

test('while Razorpay does not answer, the order stands and a job opens its link, once', async () => {
  await steerRazorpay(shop, { failNext: 'link' });
  const order = await takeByLink();
  expect(order).toMatchObject({ status: 'pending', payment_link: null, messages: [] });
  await shop.drainJobs();
  expect(await read(order.id)).toMatchObject({ messages: [{ kind: 'payment_link' }] });
});

test('cancelling an order while its link is being opened sends no payment request, and cancels the link', async () => {
  await steerRazorpay(shop, { failNext: 'link' });
  const { id } = await takeByLink();
  const ctx = shop.as({ kind: 'system' });
  const { razorpay } = shop.ctx;
  const createPaymentLink: typeof razorpay.createPaymentLink = async (wanted) => {
    const link = await razorpay.createPaymentLink(wanted);
    await post(shop, `/admin/orders/${id}/cancellation`, { as: owner, body: { reason: 'Not wanted' } });
    return link;
  };
  await openPaymentLink({ ...ctx, razorpay: { ...razorpay, createPaymentLink } }, id);
  const kinds = (await read(id)).messages.map(({ kind }) => kind);
  expect(kinds).toContain('order_cancelled');
  expect(kinds).not.toContain('payment_link');
  await sweepPayments(ctx);
  expect(await readLink(id)).toMatchObject({ status: 'cancelled' });
});

test('a lost response from Razorpay opens no second link', async () => {
  await steerRazorpay(shop, { failNext: 'lost' });
  const order = await takeByLink();
  await shop.drainJobs();
  const opened = await shop.ctx.razorpay.findPaymentLink(order.id);
  expect(order.payment_link?.url).toBe(opened?.short_url);
  expect(order.messages).toHaveLength(1);
});

test('the customer’s own account refers to the link, so that nothing is paid twice', async () => {
  const mobile = randomMobile();
  const customer = await makeCustomer(shop, { mobile });
  const { id, payment_link } = await takeByLink(mobile);
  const answer = await post(shop, '/payment/create-order', { as: customer, body: { order_id: id } });
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'payment.by_link', url: payment_link!.url },
  ]);
});

test('an expired link is replaced by one new order and link, despite repeated requests; missing pieces are named', async () => {
  const wood = await makeProduct(shop, { name: 'Wooden Toy', stock: 2 });
  const pieces = [diya, wood].map(({ id }) => ({ product_id: id, quantity: 1 }));
  const body = toTelephoneBody(diya, {
    phone: randomMobile(),
    paymentMethod: 'razorpay',
    notes: 'Ring twice',
  });
  const order = await takeByTelephone(shop, owner, { ...body, items: pieces });
  const send = () => post(shop, `/admin/orders/${order.id}/payment-link`, { as: owner, body: {} });
  expect((await send()).status).toBe(409);
  shop.clock.advance(25 * hourMs);
  await expireOrder(shop.as({ kind: 'system' }), order.id);
  const pressed = await Promise.all([send(), send(), send()]);
  const made = await Promise.all(
    pressed.map(async (answer) => ((await answer.json()) as { order: TakenOrder }).order),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made[0]).toMatchObject({
    status: 'pending',
    notes: 'Ring twice',
    account: { id: order.account.id },
    shipping_address: order.shipping_address,
    items: pieces,
    money: { due: order.money.charged },
  });
  expect((await read(made[0]!.id)).payment_link!.url).not.toBe(order.payment_link!.url);

  shop.clock.advance(25 * hourMs);
  await expireOrder(shop.as({ kind: 'system' }), made[0]!.id);
  await takeByTelephone(shop, owner, toTelephoneBody({ ...diya, quantity: 3 }, { phone: randomMobile() }));
  await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', wood.id).execute();
  const refused = await post(shop, `/admin/orders/${made[0]!.id}/payment-link`, { as: owner, body: {} });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      error: `${diya.name} is sold out. Wooden Toy is no longer sold. Take the order again with other pieces.`,
    },
  ]);
});
