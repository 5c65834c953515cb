import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Message } from '#shop/ports.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { readAnswer } from '#test/call-api.ts';
import { openPayment, payAtGateway, post, sendWebhook, toOrderBody } from '#test/buy.ts';
import { makeProduct } from '#test/make.ts';
import { type TestShop, webhookSecret } from '#test/open-shop.ts';
import { type Operation, readDocument } from '#test/scorecard/document.ts';
import { toWebhook } from '#test/scorecard/money/online-order.ts';

/** Values by kind: `secrets` may be nowhere, `people` are in the books and in no log, and `unlogged` must not be in a log either. */
export type Canaries = Record<'secrets' | 'people' | 'unlogged', Record<string, string>>;

const codes = ['730591', '284617', '619384'];
const mobile = '9876512345';
const people = {
  'mobile number': `+91${mobile}`,
  'email address': 'zubeida.canary@example.in',
  'address line': 'Flat 77 Kanariya Kothi',
  name: 'Zubeida Kanarivala',
};
const typed = { 'mobile number as typed': mobile, 'mobile number in two halves': '98765 12345' };
const passwords = {
  password: 'canary-password-of-hers',
  'wrong password': 'canary-password-mistyped',
  'password of staff': 'canary-password-of-staff',
};

/** Customers register, buy, pay, cancel, follow mailed links and are refused; staff log in; and every call also gets nonsense. */
export async function live(shop: TestShop, sent: Message[]): Promise<Canaries> {
  foreseeCodes(shop);
  const token = await registerByCode(shop, sent);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const signature = await buyAndCancel(shop, headers);
  const mailed = await askForMail(shop, sent);
  const byPassword = await comeByPassword(shop);
  const secrets = {
    ...Object.fromEntries(codes.map((code, index) => [`one-time code ${index + 1}`, code])),
    ...passwords,
    pepper: shop.ctx.peppers[0],
    'key secret': 'sandbox_key_secret',
    'webhook secret': webhookSecret,
    'token of a session': token,
    'mailed token': mailed,
    ...byPassword,
  };
  await tryNonsense(shop, headers, { ...secrets, ...people, ...typed, signature });
  return { secrets, people, unlogged: { ...typed, 'signature of a payment': signature } };
}

/** Makes codes that differ from all other digits in the database. */
function foreseeCodes({ ctx }: TestShop): void {
  let next = 0;
  ctx.random = (bytes) => {
    if (bytes !== 3) return randomBytes(bytes);
    const number = Number(codes[next++ % codes.length]);
    return Uint8Array.of(number >> 16, (number >> 8) & 255, number & 255);
  };
}

async function registerByCode(shop: TestShop, sent: Message[]): Promise<string> {
  const number = { mobile_number: mobile, country_code: '91' };
  for (const [index, channel] of ['sms', 'whatsapp'].entries()) {
    await post(shop, '/auth/send-otp', { body: { ...number, delivery_method: channel } });
    await shop.drainJobs();
    if (!sent.at(-1)!.text.includes(codes[index]!))
      throw new Error('the code was not the one that was foreseen');
  }
  await post(shop, '/auth/verify-otp', { body: { ...number, otp: codes[2] } });
  const answer = await post(shop, '/auth/verify-otp', { body: { ...number, otp: codes[1] } });
  const { token: first } = await readAnswer('POST /auth/verify-otp', answer);
  // A third code stays unused, and its message stays unsent.
  await post(shop, '/auth/send-otp', { body: { ...number, delivery_method: 'sms' } });
  const refreshed = await post(shop, '/auth/refresh', { body: {}, as: { headers: bearer(first) } });
  return (await readAnswer('POST /auth/refresh', refreshed)).token;
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

async function buyAndCancel(shop: TestShop, headers: ReturnType<typeof bearer>): Promise<string> {
  const as = { headers } as Parameters<typeof openPayment>[1];
  const { id: productId } = await makeProduct(shop);
  const body = toOrderBody({ productId }, { paymentMethod: 'razorpay' });
  const hers = {
    ...body,
    name: people.name,
    email: people['email address'],
    phone: people['mobile number'],
    address: { ...body.address, line1: people['address line'] },
  };
  const answer = await post(shop, '/orders', { body: hers, as, key: 'canary-key-of-order' });
  const { order } = await readAnswer('POST /orders', answer);
  const { razorpay_order_id, amount } = await openPayment(shop, as, order.id);
  const paid = await payAtGateway(shop, razorpay_order_id);
  const opened = { id: order.id, as, gatewayOrderId: razorpay_order_id, amount };
  await sendWebhook(shop, toWebhook(opened, paid.razorpay_payment_id), { eventId: 'evt_canary' });
  await post(shop, '/payment/verify', { as, body: { order_id: order.id, ...paid } });
  await shop.drainJobs();
  await post(shop, `/orders/${order.id}/cancellation`, { as, body: {} });
  await shop.drainJobs();
  return paid.razorpay_signature;
}

async function askForMail(shop: TestShop, sent: Message[]): Promise<string> {
  await post(shop, '/newsletter/subscriptions', { body: { email: people['email address'] } });
  await shop.drainJobs();
  return /\/newsletter\/([\w-]+)/.exec(sent.at(-1)!.text)![1]!;
}

async function comeByPassword(shop: TestShop): Promise<Record<string, string>> {
  const { password, 'wrong password': wrong, 'password of staff': staffPassword } = passwords;
  const email = 'second.canary@example.in';
  await post(shop, '/auth/register', { body: { name: people.name, email, password } });
  await post(shop, '/auth/login', { body: { email, password: wrong } });
  const login = await post(shop, '/auth/login', { body: { email, password } });
  const staff = { email: 'staff.canary@example.in', password: staffPassword };
  await addStaff(shop.as({ kind: 'system' }), { ...staff, name: 'Ravi', role: 'owner' });
  await post(shop, '/admin/login', { body: { ...staff, password: wrong } });
  const staffLogin = await post(shop, '/admin/login', { body: staff });
  return {
    'token of a session by password': (await readAnswer('POST /auth/login', login)).token,
    'token of staff': (await readAnswer('POST /admin/login', staffLogin)).token,
  };
}

/**
 * Sends every call of the API with the values in its address, query, headers and body, valid and invalid; then again with some tables
 * missing.
 */
async function tryNonsense(
  shop: TestShop,
  headers: ReturnType<typeof bearer>,
  values: Record<string, string>,
): Promise<void> {
  const { operations } = await readDocument(shop);
  const query = new URLSearchParams(values);
  const body = JSON.stringify({
    ...values,
    ...Object.fromEntries(fields.map((field, at) => [field, pick(values, at)])),
  });
  const askAll = async () => {
    for (const { method, path } of operations.filter((each) => !endsSessions(each)))
      for (const sentBody of method === 'GET' ? [undefined] : [body, body.slice(0, -1)]) {
        const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(values['mailed token']!));
        const url = filled.startsWith('/api') ? filled : `/api/v1${filled}`;
        await shop.app.request(`${url}?${query}`, { method, headers, ...(sentBody && { body: sentBody }) });
      }
  };
  await askAll();
  for (const table of ['customers', 'orders', 'products']) {
    await sql`alter table ${sql.ref(table)} rename to was_here`.execute(shop.db);
    await askAll();
    await sql`alter table was_here rename to ${sql.ref(table)}`.execute(shop.db);
  }
}

/** Returns whether a call ends sessions: after it all others would only answer 401. */
function endsSessions({ method, path }: Operation): boolean {
  return /logout|refresh|erasure/.test(path) || (method === 'DELETE' && path.includes('session'));
}

const fields =
  'mobile_number otp email password name phone token line1 code razorpay_signature delivery_method'.split(
    ' ',
  );

function pick(values: Record<string, string>, at: number): string {
  return Object.values(values)[at % Object.keys(values).length]!;
}
