import { isShopError } from '#domain/error.ts';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#test/database/database.ts';
import { createRazorpay } from './razorpay.ts';
import { makeSandbox } from '#test/suppliers/make-sandbox.ts';

const ORDER = { amountPaise: 149_900, receipt: 'HT-2611-7K3QX9M2', notes: { order_id: 'ord_1' } };
const REFUND = { receipt: 'rfd_1', idempotencyKey: 'refund-000001', notes: { reason: 'cancelled' } };

async function openSandbox(options = {}) {
  const { db, close } = await cloneDatabase();
  const made = await makeSandbox(db, options);
  onTestFinished(async () => {
    await made.close();
    await close();
  });
  return made;
}

function makeClient(options: object) {
  return createRazorpay({ keyId: 'rzp_test_x', keySecret: 'secret', webhookSecrets: ['hook'], ...options });
}

test('accepts exactly the payment signatures that the vendor documents', () => {
  const vendor = makeClient({ keySecret: 'EnLs21M47BllR3X8PSFtjtbd' });
  const payment = { gatewayOrderId: 'order_IEIaMR65cu6nz3', gatewayPaymentId: 'pay_IH4NVgf4Dreq1l' };
  const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';
  expect(vendor.isPaymentSignatureValid({ ...payment, signature })).toBe(true);
  const own = makeClient({ keySecret: 'test_key_secret' });
  const test = { gatewayOrderId: 'order_TEST000000001', gatewayPaymentId: 'pay_TEST000000001' };
  const testSignature = 'fbf39634b5947e8e20a87445ecd92bb3fc78827e61b5368dc01c0f3477d28e4c';
  expect(own.isPaymentSignatureValid({ ...test, signature: testSignature })).toBe(true);
  for (const wrong of [
    '',
    signature.slice(1),
    `${signature}0`,
    signature.replace('0d', '0e'),
    'é'.repeat(32),
  ]) {
    expect(vendor.isPaymentSignatureValid({ ...payment, signature: wrong })).toBe(false);
  }
  expect(vendor.isPaymentSignatureValid({ ...test, signature })).toBe(false);
});

test('accepts a webhook signed with the present or the former secret, over the raw bytes', () => {
  const body = '{"event":"payment.captured"}';
  const signature = '149f0921b8dab66ba5504a4de4e376f5e30470d680899c30ffda46ef7391a360';
  const client = makeClient({ webhookSecrets: ['a_newer_secret', 'test_webhook_secret'] });
  expect(client.isWebhookSignatureValid(body, signature)).toBe(true);
  expect(client.isWebhookSignatureValid(new TextEncoder().encode(body), signature)).toBe(true);
  expect(client.isWebhookSignatureValid('{"event": "payment.captured"}', signature)).toBe(false);
  expect(makeClient({ webhookSecrets: ['a_newer_secret'] }).isWebhookSignatureValid(body, signature)).toBe(
    false,
  );
  expect(makeClient({ webhookSecrets: [] }).isWebhookSignatureValid(body, signature)).toBe(false);
  const byNobody = createHmac('sha256', '').update(body).digest('hex');
  expect(makeClient({ webhookSecrets: [''] }).isWebhookSignatureValid(body, byNobody)).toBe(false);
});

test('opens an order, reads it back, and finds it by its receipt', async () => {
  const { client } = await openSandbox();
  const order = await client.createOrder(ORDER);
  expect(order).toMatchObject({ amount: 149_900, amount_due: 149_900, currency: 'INR', status: 'created' });
  expect(order).toMatchObject({ receipt: ORDER.receipt, notes: ORDER.notes });
  expect(await client.getOrder(order.id)).toEqual(order);
  expect(await client.findOrderByReceipt(ORDER.receipt)).toEqual(order);
  expect(await client.findOrderByReceipt('nobody')).toBeUndefined();
});

test('of two orders with the same receipt, finds the paid one', async () => {
  const { client, pay } = await openSandbox();
  const first = await client.createOrder(ORDER);
  const second = await client.createOrder(ORDER);
  expect((await client.findOrderByReceipt(ORDER.receipt))?.id).toSatisfy((id) =>
    [first.id, second.id].includes(id),
  );
  await pay(second.id, { outcome: 'success' });
  expect((await client.findOrderByReceipt(ORDER.receipt))?.id).toBe(second.id);
});

test('the checkout result is signed and names a captured payment of that order', async () => {
  const { client, pay } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body } = await pay(order.id, { outcome: 'success' });
  const shown = {
    gatewayOrderId: order.id,
    gatewayPaymentId: body.razorpay_payment_id,
    signature: body.razorpay_signature,
  };
  expect(client.isPaymentSignatureValid(shown)).toBe(true);
  const payment = await client.getPayment(body.razorpay_payment_id);
  expect(payment).toMatchObject({ order_id: order.id, amount: 149_900, status: 'captured', captured: true });
  expect(await client.listPayments(order.id)).toEqual([payment]);
  expect(await client.getOrder(order.id)).toMatchObject({ status: 'paid', amount_due: 0, attempts: 1 });
});

test('captures an authorised payment, and capturing it again returns the same payment', async () => {
  const { client, pay } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body } = await pay(order.id, { outcome: 'success', vpa: 'manual@razorpay' });
  await expect(client.capture(body.razorpay_payment_id, 100)).rejects.toMatchObject({
    code: 'supplier.refused',
  });
  const captured = await client.capture(body.razorpay_payment_id, order.amount);
  expect(captured.status).toBe('captured');
  expect(await client.capture(body.razorpay_payment_id, order.amount)).toEqual(captured);
});

test('refunds once per key, refuses more than was captured, and the refunds become processed', async () => {
  const { client, pay, pass, settle, received } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body } = await pay(order.id, { outcome: 'success' });
  const paymentId: string = body.razorpay_payment_id;
  const part = { ...REFUND, paymentId, amountPaise: 49_900 };
  const refund = await client.refund(part);
  expect(refund).toMatchObject({
    amount: 49_900,
    payment_id: paymentId,
    receipt: 'rfd_1',
    status: 'pending',
  });
  expect(await client.refund(part)).toEqual(refund);
  await expect(client.refund({ ...part, amountPaise: 1_000 })).rejects.toMatchObject({
    code: 'supplier.unavailable',
  });
  const tooMuch = { ...part, amountPaise: 100_100, idempotencyKey: 'refund-000002' };
  await expect(client.refund(tooMuch)).rejects.toMatchObject({ code: 'supplier.refused' });
  await client.refund({ ...part, amountPaise: 100_000, idempotencyKey: 'refund-000003' });
  expect(await client.getPayment(paymentId)).toMatchObject({ status: 'refunded', refund_status: 'full' });
  pass(2);
  await settle();
  const events = received.map(({ event }) => event).filter((event) => event.startsWith('refund'));
  expect(events.toSorted()).toEqual([
    'refund.created',
    'refund.created',
    'refund.processed',
    'refund.processed',
  ]);
});

test('fifty refunds of the whole amount give the money back once', async () => {
  const { client, pay } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body } = await pay(order.id, { outcome: 'success' });
  const whole = { ...REFUND, paymentId: body.razorpay_payment_id, amountPaise: order.amount };
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      client.refund({ ...whole, idempotencyKey: `refund-key-${index}` }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a refund that the bank cannot pay fails later and can be retried', async () => {
  const { client, pay, pass, settle, control, received } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body } = await pay(order.id, { outcome: 'success' });
  await control({ failNext: 'refund_later' });
  const whole = { ...REFUND, paymentId: body.razorpay_payment_id, amountPaise: order.amount };
  await client.refund(whole);
  pass(2);
  await settle();
  expect(received.map(({ event }) => event)).toContain('refund.failed');
  expect(await client.getPayment(whole.paymentId)).toMatchObject({ status: 'captured', amount_refunded: 0 });
  expect((await client.refund({ ...whole, idempotencyKey: 'refund-000009' })).status).toBe('pending');
});

test.each([
  ['create', 'supplier.unavailable'],
  ['busy', 'supplier.unavailable'],
  ['refused', 'supplier.refused'],
])('a call that meets %s fails as %s, and the next one succeeds', async (fault, code) => {
  const { client, control } = await openSandbox();
  await control({ failNext: fault });
  const failure = await client.createOrder(ORDER).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code, message: 'Failed to initiate payment', kind: 'unavailable' });
  expect(isShopError(failure, 'supplier.unavailable')).toBe(code === 'supplier.unavailable');
  expect((await client.createOrder(ORDER)).status).toBe('created');
});

test('times out on a silent gateway; an order with a lost response is found by its receipt', async () => {
  const { client, control } = await openSandbox({ timeoutMs: 300 });
  await control({ failNext: ['timeout', 'lost'] });
  await expect(client.createOrder(ORDER)).rejects.toMatchObject({ code: 'supplier.unavailable' });
  expect(await client.findOrderByReceipt(ORDER.receipt)).toBeUndefined();
  await expect(client.createOrder(ORDER)).rejects.toMatchObject({ code: 'supplier.unavailable' });
  expect((await client.findOrderByReceipt(ORDER.receipt))?.amount).toBe(ORDER.amountPaise);
});

test('wrong keys are refused, an unreachable gateway or malformed response is unavailable, and no detail leaks', async () => {
  const { baseUrl } = await openSandbox();
  const stranger = makeClient({ baseUrl });
  await expect(stranger.createOrder(ORDER)).rejects.toMatchObject({ code: 'supplier.refused' });
  const closed = makeClient({ baseUrl: 'http://127.0.0.1:9' });
  await expect(closed.createOrder(ORDER)).rejects.toMatchObject({ message: 'Failed to initiate payment' });
  for (const answer of ['<html>', '{"id":"order_1"}']) {
    const error = await makeClient({ baseUrl: await answerAlways(answer) })
      .createOrder(ORDER)
      .catch((e) => e);
    expect(error).toMatchObject({ code: 'supplier.unavailable', message: 'Failed to initiate payment' });
    expect(error.detail).toBeUndefined();
    expect(String(error.cause)).toContain('razorpay');
  }
});

test('an order or link made with other keys counts as missing; a refusal of the keys throws', async () => {
  const { client, baseUrl } = await openSandbox();
  expect(await client.listPayments('order_OfTestKeys0001')).toEqual([]);
  expect(await client.getPaymentLink('plink_OfTestKeys01')).toBeUndefined();
  const { listPayments } = makeClient({ baseUrl, keySecret: 'wrong' });
  await expect(listPayments('order_OfTestKeys0001')).rejects.toMatchObject({ code: 'supplier.refused' });
});

test('an id is never read as a path', async () => {
  const { client } = await openSandbox();
  await expect(client.getPayment('../orders')).rejects.toMatchObject({ code: 'supplier.refused' });
});

async function answerAlways(text: string): Promise<string> {
  const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('lists every refund since a given time, across pages and including those made in the dashboard', async () => {
  const { client, pay, pass, baseUrl } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body } = await pay(order.id, { outcome: 'success' });
  const paymentId = body.razorpay_payment_id;
  const refund = (amount: number) =>
    fetch(`${baseUrl}/v1/payments/${paymentId}/refund-in-dashboard`, {
      method: 'POST',
      body: JSON.stringify({ amount }),
    });
  await refund(900);
  pass(60);
  for (let made = 0; made < 101; made += 1) expect((await refund(100)).status).toBe(200);
  expect(await client.listRefunds(paymentId)).toHaveLength(102);
  const since = new Date(Date.parse('2026-11-21T10:01:00Z'));
  expect((await client.listRefundsSince(since)).map(({ amount }) => amount)).toEqual(
    Array.from({ length: 101 }, () => 100),
  );
  expect((await client.getPayment(paymentId)).amount_refunded).toBe(110_00);
  // A refund cannot exceed the captured amount.
  expect((await refund(ORDER.amountPaise)).status).toBe(400);
});
