import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSubscription } from '#shop/messaging/subscribe-newsletter.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

const post = (
  path: string,
  body: object,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => shop.app.request(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

async function mailsTo(recipient: string) {
  await shop.drainJobs();
  return (await shop.outbox()).filter((message) => message.recipient === recipient);
}

test('the newsletter is confirmed by the emailed link; repeating the request gets the same response and no email', async () => {
  const email = 'Meera@Example.com';
  const asked = await post('/newsletter/subscriptions', { email });
  const first = [asked.status, await asked.json()];
  const [mail] = await mailsTo('meera@example.com');
  const link = /http:\/\/localhost(\S+)/.exec(mail!.body)![1]!;
  const readRow = () =>
    shop.db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('email', '=', 'meera@example.com')
      .executeTakeFirstOrThrow();
  expect((await readRow()).confirmed_at).toBeNull();

  const token = link.replace('/newsletter/', '');
  expect(await findSubscription(shop.ctx, token)).toBe('asked');
  // Many mail programs open the link with an automatic GET, which confirms nothing.
  expect((await shop.app.request(`/api/v1/newsletter/confirm/${token}`)).status).toBe(404);
  const confirmed = await post(`/newsletter/confirm/${token}`, {});
  expect([confirmed.status, await confirmed.json()]).toEqual([
    200,
    { message: 'Thank you! Your subscription is confirmed.' },
  ]);
  expect(await findSubscription(shop.ctx, token)).toBe('confirmed');
  const { confirmed_at } = await readRow();
  expect(confirmed_at).toEqual(shop.clock.now());

  // A second request gets the same response and writes nothing: it may come from another person.
  const again = await post('/newsletter/subscriptions', { email });
  expect([again.status, await again.json()]).toEqual(first);
  expect(await mailsTo('meera@example.com')).toHaveLength(1);
  expect((await readRow()).confirmed_at).toEqual(confirmed_at);

  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const ended = await post(`/newsletter/unsubscribe/${token}`, {}, form);
  expect([ended.status, ended.headers.get('location')]).toEqual([303, link]);
  expect((await readRow()).ended_at).not.toBeNull();
  expect(await findSubscription(shop.ctx, token)).toBe('ended');
  expect((await post(`/newsletter/confirm/${token}`, {})).status).toBe(404);
  const unknown = 'A'.repeat(43);
  expect(await findSubscription(shop.ctx, unknown)).toBeUndefined();
  expect((await post(`/newsletter/confirm/${unknown}`, {})).status).toBe(404);
  expect((await post(`/newsletter/unsubscribe/${unknown}`, {})).status).toBe(404);
});

test('a form submitted without script redirects to a page, also when it is refused', async () => {
  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const send = async (path: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields);
    const answer = await shop.app.request(`/api/v1/newsletter/${path}`, {
      method: 'POST',
      headers: form,
      body,
    });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await send('subscriptions', { email: 'tara@example' })).toEqual([303, '/newsletter?refused=email']);
  for (let count = 0; count < 3; count += 1)
    expect(await send('subscriptions', { email: 'tara@example.com' })).toEqual([303, '/newsletter']);
  expect(await send('subscriptions', { email: 'tara@example.com' })).toEqual([
    303,
    '/newsletter?refused=later',
  ]);
  expect(await send('confirm/no-link')).toEqual([303, '/newsletter/no-link']);
  expect(await send('unsubscribe/no-link')).toEqual([303, '/newsletter/no-link']);
});

test('an address gets at most three confirmation emails a day', async () => {
  for (let count = 0; count < 3; count += 1)
    await post('/newsletter/subscriptions', { email: 'ravi@example.com' });
  const fourth = await post('/newsletter/subscriptions', { email: 'RAVI@example.com' });
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, String(24 * 60 * 60)]);
  expect(await mailsTo('ravi@example.com')).toHaveLength(3);
});

test('a message to the shop is kept under a number and acknowledged', async () => {
  const message = {
    name: 'Asha',
    email: 'asha@example.com',
    phone: '',
    subject: 'A diya came broken',
    message: 'One of the four is broken.',
    type: 'order',
  };
  const sent = await post('/contact', message);
  expect(sent.status).toBe(201);
  const { ticket } = await sent.json();
  expect(ticket).toMatch(/^T-2611-[0-9A-Z]{6}$/);
  const stored = await shop.db
    .selectFrom('contact_tickets')
    .selectAll()
    .where('number', '=', ticket)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    ...message,
    created_at: shop.clock.now(),
    acknowledged_at: shop.clock.now(),
    resolved_at: null,
  });
  const [mail] = await mailsTo('asha@example.com');
  expect(mail!.subject + mail!.body).toContain(ticket);
});

test('there is one stock request per customer and product or variant, named by id or by colour and size', async () => {
  const { headers, customerId } = await makeCustomer(shop);
  const diya = await makeProduct(shop, { stock: 0 });
  const canvas = await makeProduct(shop, {
    variants: [
      { color: 'Indigo', size: 'A3', stock: 0 },
      { color: 'Red', size: 'A3' },
    ],
  });
  const ask = async (body: object) => (await post('/stock-requests', body, headers)).status;
  expect(await ask({ product_id: diya.id, quantity: 2, notes: 'for Diwali' })).toBe(201);
  expect(await ask({ product_id: diya.id, quantity: 5 })).toBe(201);
  expect(await ask({ product_id: canvas.id, variant_color: 'Indigo', variant_size: 'A3' })).toBe(201);
  expect(await ask({ product_id: canvas.id, variant_id: canvas.variantIds[0], quantity: 3 })).toBe(201);
  expect(await ask({ product_id: canvas.id, variant_color: 'Green', variant_size: 'A3' })).toBe(422);
  expect(await ask({ product_id: diya.id, variant_id: canvas.variantIds[0] })).toBe(422);
  expect(await ask({ product_id: 'prd_nothing' })).toBe(404);
  const stored = await shop.db
    .selectFrom('stock_requests')
    .select(['product_id', 'variant_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .orderBy('quantity')
    .execute();
  expect(stored).toEqual([
    { product_id: canvas.id, variant_id: canvas.variantIds[0], quantity: 3 },
    { product_id: diya.id, variant_id: null, quantity: 5 },
  ]);
});

const calls = `
  /auth/send-otp /auth/verify-otp /auth/mobile/send-otp /auth/mobile/verify-otp /auth/login /auth/register /auth/refresh /auth/logout
  /profile /profile/addresses /profile/addresses/{id} /profile/sessions /mobile/profile /cart/quote
  /newsletter/subscriptions /newsletter/confirm/{token} /contact /stock-requests`;

test('the description of the API names every call of login, profile, cart and messages', async () => {
  const { paths } = await (await shop.app.request('/api/v1/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(calls.trim().split(/\s+/)));
});
