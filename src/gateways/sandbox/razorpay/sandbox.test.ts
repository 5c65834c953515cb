import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { RazorpayEvent } from '#domain/payment/payment.ts';
import { cloneDatabase } from '#test/database/database.ts';
import { makeSandbox, WEBHOOK_SECRET } from '#test/suppliers/make-sandbox.ts';
import { createSandboxRazorpay } from './sandbox.ts';

const ORDER = { amountPaise: 149_900, receipt: 'HT-2611-7K3QX9M2', notes: { order_id: 'ord_1' } };

async function openSandbox(options = {}) {
  const { db, close } = await cloneDatabase();
  const made = await makeSandbox(db, options);
  onTestFinished(async () => {
    await made.close();
    await close();
  });
  return { ...made, db };
}

test('a paid order sends three signed webhooks, each with its own id', async () => {
  const { client, pay, settle, received } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body: paid } = await pay(order.id, { outcome: 'success' });
  await settle();
  expect(received.map(({ event }) => event).toSorted()).toEqual([
    'order.paid',
    'payment.authorized',
    'payment.captured',
  ]);
  expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(3);
  for (const { body, signature } of received) {
    expect(client.isWebhookSignatureValid(body, signature)).toBe(true);
    expect(signature).toBe(createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex'));
    expect(RazorpayEvent.parse(JSON.parse(body)).payload.payment?.entity.id).toBe(paid.razorpay_payment_id);
  }
});

test('a webhook without a 2xx response is retried with the same id and body until it gets one', async () => {
  const { client, pay, pass, sandbox, shop, received } = await openSandbox();
  const order = await client.createOrder(ORDER);
  shop.answers = 500;
  await pay(order.id, { outcome: 'failure' });
  expect(await sandbox.runDue()).toBe(1);
  expect(await sandbox.runDue()).toBe(0);
  pass(1);
  expect(await sandbox.runDue()).toBe(1);
  pass(1);
  expect(await sandbox.runDue()).toBe(0);
  pass(1);
  shop.answers = 200;
  expect(await sandbox.runDue()).toBe(1);
  pass(3600);
  expect(await sandbox.runDue()).toBe(0);
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ eventId, body }) => eventId + body)).size).toBe(1);
});

test('a body over 64 KiB is refused, with or without a declared length', async () => {
  const { baseUrl } = await openSandbox();
  const large = JSON.stringify({ outcome: 'x'.repeat(64 * 1024) });
  for (const path of ['/control', '/v1/orders', '/v1/orders/order_1/pay']) {
    const told = await fetch(baseUrl + path, { method: 'POST', body: large });
    expect([path, told.status]).toEqual([path, 413]);
    const body = new Blob([large]).stream();
    const untold = await fetch(baseUrl + path, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect([path, untold.status]).toEqual([path, 413]);
  }
});

test('a second sandbox on the same database goes on where a killed one stopped', async () => {
  const { client, pay, db } = await openSandbox();
  const order = await client.createOrder(ORDER);
  await pay(order.id, { outcome: 'success' });
  const next = await makeSandbox(db);
  onTestFinished(next.close);
  await next.sandbox.start();
  await expect.poll(() => next.received.length).toBe(3);
  expect((await next.client.getOrder(order.id)).status).toBe('paid');
});

test('the running loop delivers webhooks automatically', async () => {
  const { client, pay, sandbox, received } = await openSandbox();
  await sandbox.start();
  const order = await client.createOrder(ORDER);
  await pay(order.id, { outcome: 'failure' });
  await expect.poll(() => received.map(({ event }) => event)).toEqual(['payment.failed']);
});

test('two processes never claim the same webhook', async () => {
  const { client, pay, sandbox, received } = await openSandbox();
  const order = await client.createOrder(ORDER);
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all(Array.from({ length: 12 }, () => pay(order.id, { outcome: 'failure' })));
    await Promise.all(Array.from({ length: 12 }, () => sandbox.runDue()));
    expect(received).toHaveLength(12 * round);
  }
  expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(60);
});

test('webhooks switched off are never sent, and held webhooks are sent once switched on again', async () => {
  const { client, pay, control, settle, received } = await openSandbox();
  const first = await client.createOrder(ORDER);
  const second = await client.createOrder({ ...ORDER, receipt: 'second' });
  await control({ webhooks: 'off' });
  await pay(first.id, { outcome: 'success' });
  await control({ webhooks: 'hold' });
  await pay(second.id, { outcome: 'success' });
  await settle();
  expect(received).toHaveLength(0);
  await control({ webhooks: 'on' });
  await settle();
  expect(received).toHaveLength(3);
  for (const { body } of received) {
    expect(JSON.parse(body).payload.payment.entity.order_id).toBe(second.id);
  }
});

test('a bank that answers late turns a failed payment into a captured one', async () => {
  const { client, pay, pass, settle, received } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body } = await pay(order.id, { outcome: 'success', vpa: 'late@razorpay' });
  expect(body).toMatchObject({ status: 'failed', error: { reason: 'payment_timed_out' } });
  await settle();
  pass(19);
  await settle();
  expect((await client.getPayment(body.razorpay_payment_id)).status).toBe('failed');
  pass(1);
  await settle();
  const payment = await client.getPayment(body.razorpay_payment_id);
  expect(payment).toMatchObject({ status: 'captured', error_code: null });
  expect((await client.getOrder(order.id)).status).toBe('paid');
  expect(received.map(({ event }) => event)).toHaveLength(4);
});

test('a payment confirmed after the capture window stays authorized until the shop captures it', async () => {
  const { client, pay, pass, settle } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const { body } = await pay(order.id, { outcome: 'success', vpa: 'late@razorpay' });
  pass(31 * 60);
  await settle();
  expect((await client.getPayment(body.razorpay_payment_id)).status).toBe('authorized');
  expect((await client.capture(body.razorpay_payment_id, order.amount)).status).toBe('captured');
});

test('a paid order cannot be paid again, unless a second payment is simulated', async () => {
  const { client, pay } = await openSandbox();
  const order = await client.createOrder(ORDER);
  await pay(order.id, { outcome: 'success' });
  expect(await pay(order.id, { outcome: 'success' })).toMatchObject({
    status: 400,
    body: { error: { description: 'This order has already been paid' } },
  });
  expect((await pay(order.id, { outcome: 'success', again: true })).body.status).toBe('captured');
  const payments = await client.listPayments(order.id);
  expect(payments.filter(({ captured }) => captured)).toHaveLength(2);
});

test('twenty presses of Pay at once take the money once', async () => {
  const { client, pay, settle, received } = await openSandbox();
  const order = await client.createOrder(ORDER);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(order.id, { outcome: 'success' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await settle();
  expect(received.filter(({ event }) => event === 'payment.captured')).toHaveLength(1);
});

test('the outcome of an attempt depends on its UPI id, card or contact', async () => {
  const { client, pay } = await openSandbox();
  const order = await client.createOrder(ORDER);
  for (const [attempt, status] of [
    [{ outcome: 'failure' }, 'failed'],
    [{ outcome: 'success', contact: '+919876540013' }, 'failed'],
    [{ outcome: 'success', vpa: 'failure@razorpay' }, 'failed'],
    [{ outcome: 'success', method: 'card', card: '4100 2800 0006 0003' }, 'failed'],
    [{ outcome: 'success', method: 'card', card: '4100 2800 0008 0001' }, 'failed'],
    [{ outcome: 'success', vpa: 'waiting@razorpay' }, 'created'],
    [{ outcome: 'success', vpa: 'manual@razorpay' }, 'authorized'],
    [{ outcome: 'success', vpa: 'asha@okbank' }, 'captured'],
    [{ outcome: 'success', method: 'card', card: '4100 2800 0000 1007', again: true }, 'captured'],
  ] as const) {
    const { body } = await pay(order.id, attempt);
    expect([attempt, body.status]).toEqual([attempt, status]);
    expect((await client.getPayment(body.razorpay_payment_id)).status).toBe(status);
    expect('error' in body).toBe(status === 'failed');
  }
});

test('quiet payments send nothing, thrice payments send everything three times', async () => {
  const { client, pay, settle, received } = await openSandbox();
  const first = await client.createOrder(ORDER);
  await pay(first.id, { outcome: 'success', vpa: 'quiet@razorpay' });
  await settle();
  expect(received).toHaveLength(0);
  const second = await client.createOrder(ORDER);
  await pay(second.id, { outcome: 'success', vpa: 'thrice@razorpay' });
  await settle();
  expect(received).toHaveLength(9);
  expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(3);
});

test('a call without valid keys is refused with 401', async () => {
  const { baseUrl } = await openSandbox();
  for (const authorization of ['', 'Basic cnpwOng=', 'Bearer x']) {
    const response = await fetch(`${baseUrl}/v1/orders`, { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { description: 'Authentication failed' } });
  }
});

test('the sandbox refuses to start with real Razorpay keys', () => {
  for (const keyId of ['rzp_live_ILgsfZCZoFIKMb', 'rzp_test_ILgsfZCZoFIKMb']) {
    expect(() => createSandboxRazorpay({ keyId } as never)).toThrow('real Razorpay keys');
  }
});

test('the checkout script is one self-contained file', async () => {
  const { baseUrl } = await openSandbox();
  const response = await fetch(`${baseUrl}/checkout.js`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const script = await response.text();
  expect(script).toContain('Razorpay');
  expect(script).not.toMatch(/innerHTML|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
});
