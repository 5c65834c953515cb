import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, openShop, webhookSecret } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

const body = JSON.stringify({
  entity: 'event',
  event: 'invoice.expired',
  payload: {},
  created_at: 1,
});
const right = createHmac('sha256', webhookSecret).update(body).digest('hex');

async function send(from: string, signature: string, index: number | null = 0) {
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': index === null ? '' : `evt_limits_${index}`,
  };
  const connection = { incoming: { socket: { remoteAddress: from } } };
  const answer = await shop.app.request(
    '/api/v1/payment/webhook',
    { method: 'POST', headers, body },
    connection,
  );
  return answer.status;
}

test('after sixty forged webhooks a minute an address is blocked, and others are not', async () => {
  for (let index = 0; index < 60; index += 1) expect(await send('203.0.113.9', 'forged')).toBe(422);
  expect(await send('203.0.113.9', 'forged')).toBe(429);
  expect(await send('203.0.113.9', right)).toBe(429);
  expect(await send('198.51.100.4', right)).toBe(200);
});

test('webhooks that are correctly signed but incomplete are refused, and do not count as forged', async () => {
  for (let index = 0; index < 61; index += 1) expect(await send('203.0.113.10', right, null)).toBe(422);
  expect(await send('203.0.113.10', right, 500)).toBe(200);
});

test('any number of correctly signed webhooks is accepted', async () => {
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, index) => send('198.51.100.5', right, index)),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
});
