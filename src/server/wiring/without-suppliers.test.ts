import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT_WORDS } from '#domain/support/contact-words.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct, randomMobile } from '#test/make.ts';
import { makeOrder } from '#test/make-order.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { createSuppliers } from './suppliers.ts';

// Tests a public shop with every combination of suppliers: it has no demo routes, and features without a supplier are off.

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const supplierSettings = {
  onlinePayment: {
    RAZORPAY_KEY_ID: 'rzp_live_A1b2C3d4E5f6G7',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
  },
  sms: {
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'key',
    MSG91_SENDER: 'HAATIN',
    MSG91_TEMPLATES: 'otp=1,otp_erase=2',
  },
  whatsapp: {
    WHATSAPP_PROVIDER: 'meta',
    META_PHONE_NUMBER_ID: '1',
    META_ACCESS_TOKEN: 'token',
    META_TEMPLATES: 'otp=otp:en:code',
  },
  email: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@haat.example' },
};
type Supplier = keyof typeof supplierSettings;
const suppliers = Object.keys(supplierSettings) as Supplier[];
const combinations = Array.from({ length: 2 ** suppliers.length }, (_, bits) =>
  suppliers.filter((_supplier, place) => bits & (1 << place)),
);
const cases = combinations.flatMap((has) => [{ has }, { has, DEMO: 'off' }]);

/** Opens the shop with this environment; requests come to a public address. */
function openWith(env: Record<string, string>) {
  const config = readConfig({ HOST: '0.0.0.0', ...env });
  const made = createSuppliers({
    mediaStore: shop.ctx.mediaStore,
    config,
    store: { db: shop.db, secretsFor: (purpose) => [purpose] },
    clock: shop.clock,
    log: silentLog,
    ownUrl: () => 'http://localhost',
  });
  const { razorpay, messengers } = made;
  const { changes, clock } = shop;
  const app = createApp({
    ctx: { ...shop.ctx, publicUrl: config.publicUrl, razorpay, messengers },
    changes,
    cache: createPageCache({ changes, clock }),
    metrics: createMetrics(),
    demo: config.demo,
    sandbox: made.sandbox?.app,
    outbox: made.outbox,
    isReady: async () => true,
  });
  return async (method: string, path: string, { from = '203.0.113.7', body, ...headers }: Asked = {}) => {
    const init = {
      method,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await app.request(path, init, { incoming: { socket: { remoteAddress: from } } });
    const text = await answer.text();
    return { status: answer.status, text };
  };
}
type Asked = { from?: string; body?: unknown; [header: string]: unknown };

const demoRouters = [
  ['GET', '/outbox'],
  ['GET', '/outbox.json'],
  ['GET', '/sandbox/razorpay/control'],
  ['GET', '/sandbox/razorpay/checkout.js'],
  ['POST', '/sandbox/razorpay/v1/orders/order_A1b2C3d4/pay'],
] as const;

test.each(cases)('a shop with %o has no demo, and says what it does not offer', async ({ has, ...env }) => {
  const ask = openWith(Object.assign(env, ...has.map((supplier) => supplierSettings[supplier])));
  for (const asked of [{}, { from: '127.0.0.1' }, { from: '127.0.0.1', 'x-forwarded-for': '203.0.113.7' }])
    for (const [method, path] of demoRouters)
      expect([path, (await ask(method, path, asked)).status]).toEqual([path, 404]);
  expect((await ask('GET', '/metrics')).status).toBe(403);

  const offers = Object.fromEntries(suppliers.map((supplier) => [supplier, has.includes(supplier)]));
  const { onlinePayment, ...channels } = offers as Record<Supplier, boolean>;
  const settings = JSON.parse((await ask('GET', '/api/v1/settings/public')).text);
  expect(settings.payment.online_enabled).toBe(onlinePayment);
  expect(settings.general.channels).toEqual(channels);

  const { sms, whatsapp, email } = channels;
  for (const delivery_method of ['sms', 'whatsapp'] as const) {
    const other = delivery_method === 'sms' ? whatsapp : sms;
    const body = { mobile_number: randomMobile().slice(3), delivery_method };
    const answer = await ask('POST', '/api/v1/auth/send-otp', { body });
    const refusal = other ? NOT_OFFERED[delivery_method] : NOT_OFFERED.codes;
    expect(toOutcome(answer)).toEqual(channels[delivery_method] ? 200 : refusal);
  }
  const body = { mobile_number: randomMobile().slice(3), purpose: 'register' };
  const anyCode = await ask('POST', '/api/v1/auth/mobile/send-otp', { body });
  expect(toOutcome(anyCode)).toEqual(sms || whatsapp ? 200 : NOT_OFFERED.codes);

  const address = `${randomBytes(6).toString('hex')}@example.com`;
  const account = { name: 'Meera Rao', email: address, password: 'seven brass lamps' };
  const byMail = [
    ['/auth/register', account, 201, sms || whatsapp ? NOT_OFFERED.registration : NOT_OFFERED.signUp],
    ['/auth/password/forgot', { email: address }, 202, NOT_OFFERED.passwordReset],
    ['/newsletter/subscriptions', { email: address }, 202, NOT_OFFERED.newsletter],
  ] as const;
  for (const [path, sent, done, refusal] of byMail)
    expect([path, toOutcome(await ask('POST', `/api/v1${path}`, { body: sent }))]).toEqual([
      path,
      email ? done : refusal,
    ]);
  expect(await shop.outbox()).toEqual([]);

  const message = { name: 'Meera Rao', email: address, subject: 'A lamp', message: 'Is it made of copper?' };
  const received = await ask('POST', '/api/v1/contact', { body: message });
  expect([received.status, JSON.parse(received.text)]).toEqual([
    201,
    {
      message: email ? CONTACT_WORDS.done : CONTACT_WORDS.doneWithoutEmail,
      ticket: expect.stringMatching(/^T-/),
    },
  ]);
});

/** Returns the status of a successful call, or the sentence of a refusal. */
function toOutcome({ status, text }: { status: number; text: string }): number | string {
  return status === 422 ? JSON.parse(text).error : status;
}

test('without Razorpay no online order is taken, no payment is started and no webhook is believed', async () => {
  const ask = openWith({});
  const product = await makeProduct(shop);
  const buyer = await makeCustomer(shop);
  const { authorization } = buyer.headers;
  const body = toOrderBody({ productId: product.id }, { paymentMethod: 'razorpay' });
  const refused = await ask('POST', '/api/v1/orders', { body, authorization });
  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.text)).toMatchObject({
    code: 'payment.not_offered',
    error: NOT_OFFERED.payment,
    fields: { paymentMethod: NOT_OFFERED.payment },
  });

  const items = [{ product_id: product.id, quantity: 1 }];
  const quote = JSON.parse((await ask('POST', '/api/v1/cart/quote', { body: { items } })).text);
  expect(quote.totals.prepaid_discount).toBe(0);

  // This order was placed before the keys were removed.
  const left = { customerId: buyer.customerId, productId: product.id, status: 'pending' as const };
  const { id: order_id } = await makeOrder(shop, { ...left, paymentMethod: 'razorpay' });
  const start = await ask('POST', '/api/v1/payment/create-order', { body: { order_id }, authorization });
  const headers = { 'x-razorpay-signature': 'a'.repeat(64), 'x-razorpay-event-id': 'evt_1' };
  const webhook = await ask('POST', '/api/v1/payment/webhook', { body: {}, ...headers });
  for (const { status, text } of [start, webhook])
    expect([status, JSON.parse(text).error]).toEqual([503, NOT_OFFERED.payment]);
});

test('in a local demo the outbox and sandbox are served only to this machine, and not through a proxy', async () => {
  const ask = openWith({ HOST: 'localhost' });
  const pages = demoRouters.filter(([method]) => method === 'GET');
  const others = [
    {},
    { from: '127.0.0.1', 'x-forwarded-for': '203.0.113.7' },
    { from: '203.0.113.7', 'x-forwarded-for': '127.0.0.1' },
  ];
  for (const [method, path] of pages) {
    expect([path, (await ask(method, path, { from: '127.0.0.1' })).status]).toEqual([path, 200]);
    for (const asked of others) expect([path, (await ask(method, path, asked)).status]).toEqual([path, 404]);
    const elsewhere = await ask(method, `http://shop.example${path}`, { from: '127.0.0.1' });
    expect([path, elsewhere.status]).toEqual([path, 404]);
  }
});

test('in a public demo everyone can read the outbox', async () => {
  const ask = openWith({ DEMO: 'public' });
  expect((await ask('GET', '/outbox.json')).status).toBe(200);
});
