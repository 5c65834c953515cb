import { randomInt, randomUUID } from 'node:crypto';
import { type HttpCall, createClient } from '#contract/client.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { waitFor } from '#test/wait-for.ts';

export type Paid = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
  status: string;
};

/** A customer who calls a running shop over HTTP: journeys check results through it, and buy through it where no browser is needed. */
export type ApiBuyer = ReturnType<typeof toBuyer>;

/** Registers a new customer with the code from the outbox. */
export async function signUp(url: string, mobile = makeMobile()): Promise<ApiBuyer> {
  const number = { mobile_number: mobile, country_code: '91', purpose: 'register' as const };
  await callApi('POST /auth/mobile/send-otp', { url, body: number });
  const otp = await readCode(url, mobile);
  const { token } = await callApi('POST /auth/mobile/verify-otp', { url, body: { ...number, otp } });
  return toBuyer(url, mobile, token);
}

/** Returns an unused mobile number that the sandbox treats like any other. */
export function makeMobile(): string {
  return `98${randomInt(10_000_000).toString().padStart(7, '0')}${randomInt(1, 10)}`;
}

/** Waits for the newest one-time code for a number in the outbox, other than the known one, and returns it. */
export function readCode(url: string, mobile: string, known?: string): Promise<string> {
  return waitFor(`a code for ${mobile}`, async () => {
    const code = await findCode(url, mobile);
    return code !== known && code;
  });
}

export async function findCode(url: string, mobile: string): Promise<string | undefined> {
  const messages = await readOutbox(url);
  const newest = messages.find(({ to, text }) => to.endsWith(mobile) && /\b\d{6}\b/.test(text));
  return newest?.text.match(/\b\d{6}\b/)?.[0];
}

type OutboxMessage = { channel: string; to: string; text: string };

/** Returns the messages in the outbox of a demo shop, newest first. */
export function readOutbox(url: string): Promise<OutboxMessage[]> {
  return call(url, 'GET', '/outbox.json');
}

/** Subscribes to the newsletter and returns the token of the mailed link. */
export async function askForNewsletter(url: string, email = `reader${randomUUID()}@example.com`) {
  await callApi('POST /newsletter/subscriptions', { url, body: { email } });
  return readNewsletterToken(url, email);
}

export function readNewsletterToken(url: string, email: string): Promise<string> {
  return waitFor(`an email to ${email}`, async () => {
    const messages = await readOutbox(url);
    const message = messages.find(({ to }) => to === email.toLowerCase());
    return message?.text.match(/\/newsletter\/([\w-]+)/)?.[1];
  });
}

/** Waits for the newest e-mail to an address in the outbox and returns its text. */
export function readEmail(url: string, email: string): Promise<string> {
  return waitFor(`an email to ${email}`, async () => {
    const messages = await readOutbox(url);
    return messages.find(({ to }) => to === email)?.text;
  });
}

/** Calls the API of a running shop; throws with the sentence of the response for anything but a 2xx. */
export const callApi = createClient<{ url: string; token?: string }>((call, { url, token }) =>
  send(url, { ...call, headers: { ...call.headers, ...(token && { authorization: `Bearer ${token}` }) } }),
);

/** Calls addresses that are not part of the API: the outbox, and the sandbox of Razorpay. */
export async function call<Answer>(
  url: string,
  method: string,
  path: string,
  { body }: { body?: unknown } = {},
): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return (await send(url, { method, path, headers, ...sent })) as Answer;
}

async function send(url: string, { path, ...request }: HttpCall): Promise<unknown> {
  const response = await fetch(url + path, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${request.method} ${path}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** Returns the calls of a customer who is already logged in, as in a browser. */
export function toBuyer(url: string, mobile: string, token: string) {
  return {
    mobile,
    token,
    order: async (id: string) => (await callApi('GET /orders/{id}', { url, token, params: { id } })).order,
    orders: async () => (await callApi('GET /orders', { url, token, query: { limit: 100 } })).orders,
    invoices: async () => (await callApi('GET /invoices', { url, token, query: { limit: 100 } })).invoices,
    invoice: (id: string) => callApi('GET /invoices/{id}', { url, token, params: { id } }),
    /** Places an order for one piece, to be paid online or in cash on delivery. */
    place: async (
      product: ProductJson,
      key: string = randomUUID(),
      paymentMethod: 'razorpay' | 'cod' = 'razorpay',
    ) => {
      const body = {
        name: 'Meera Joshi',
        email: `${mobile}@example.com`,
        phone: mobile,
        address: { line1: '12 Lake Road', line2: '', city: 'Pune', state: 'MH', postal_code: '411001' },
        items: [{ product_id: product.id, quantity: 1, price: product.sale_price ?? product.price }],
        paymentMethod,
      };
      const headers = { 'idempotency-key': key };
      return (await callApi('POST /orders', { url, token, headers, body })).order;
    },
    open: (orderId: string) =>
      callApi('POST /payment/create-order', {
        url,
        token,
        body: { order_id: orderId, currency: 'INR' },
      }),
    /** Pays at the sandbox, as the payment window does. */
    pay: (gatewayOrderId: string, vpa = 'success@razorpay') =>
      call<Paid>(url, 'POST', `/sandbox/razorpay/v1/orders/${gatewayOrderId}/pay`, {
        body: { outcome: 'success', vpa, contact: mobile },
      }),
    verify: async (orderId: string, { razorpay_payment_id, razorpay_order_id, razorpay_signature }: Paid) => {
      const proof = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
      const body = { order_id: orderId, ...proof };
      return (await callApi('POST /payment/verify', { url, token, body })).order;
    },
  };
}
