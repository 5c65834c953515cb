import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { InvoiceJson } from '#contract/invoice.ts';
import type { OrderJson } from '#contract/order/order.ts';
import type { PlaceOrderInput } from '#contract/order/place-order.ts';
import type { PaymentOrderAnswer } from '#contract/payment/payment.ts';
import { RazorpayPayment } from '#domain/payment/payment.ts';
import { callApi } from './call-api.ts';
import type { As, MadeCustomer } from './make.ts';
import { type TestShop, webhookSecret } from './open-shop.ts';
import { readRefusal } from './read-refusal.ts';

type Piece = { productId: string; variantId?: string; quantity?: number };

/** Returns an order body as a browser sends it: cash on delivery within the home State by default. */
export function toOrderBody(
  pieces: Piece | Piece[],
  overrides: Partial<PlaceOrderInput> = {},
): PlaceOrderInput {
  return {
    name: 'Meera Kumari',
    email: 'meera@example.in',
    phone: '+919876543210',
    address: {
      line1: '12 Hazratganj',
      line2: '',
      city: 'Lucknow',
      state: 'UP',
      postal_code: '226001',
      country: 'India',
    },
    items: [pieces].flat().map(({ productId, variantId, quantity = 1 }) => ({
      product_id: productId,
      variant_id: variantId,
      quantity,
    })),
    paymentMethod: 'cod',
    shippingMethod: 'standard',
    notes: '',
    ...overrides,
  };
}

/** Sends a POST to the API as a customer, or as a guest. */
export async function post(
  { app }: TestShop,
  path: string,
  sent: { body: unknown; as?: As | undefined; key?: string },
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...sent.as?.headers,
    ...(sent.key && { 'idempotency-key': sent.key }),
  };
  return app.request(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(sent.body) });
}

/** Sends a GET to the API as a customer, or as a guest. */
export async function get({ app }: TestShop, path: string, as?: As): Promise<Response> {
  return app.request(`/api/v1${path}`, { headers: { ...as?.headers } });
}

export type Answer = { order: OrderJson; error: string; code: string; fields: Record<string, string> };

/** Places an order through the API; throws with the shop's sentence when it refuses. */
export async function buy(shop: TestShop, as: As, body: PlaceOrderInput): Promise<OrderJson> {
  return (await callApi('POST /orders', { shop, as, body })).order;
}

/** Opens the order at Razorpay, as the checkout does before it opens the payment window. */
export function openPayment(shop: TestShop, as: As, orderId: string): Promise<PaymentOrderAnswer> {
  return callApi('POST /payment/create-order', { shop, as, body: { order_id: orderId } });
}

const Paid = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});
export type Paid = z.infer<typeof Paid>;

/** Pays in Razorpay's window; `vpa` decides the outcome, see docs/sandbox.md. */
export async function payAtGateway(
  { sandbox }: TestShop,
  gatewayOrderId: string,
  how: { vpa?: string; outcome?: 'success' | 'failure'; again?: boolean } = {},
): Promise<Paid> {
  const response = await sandbox.app.request(`/v1/orders/${gatewayOrderId}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'success', ...how }),
  });
  if (!response.ok) throw new Error(await response.text());
  return Paid.parse(await response.json());
}

/** Places an online order, pays it and confirms the payment through the browser; no webhook has arrived yet. */
export async function buyOnline(
  shop: TestShop,
  as: As,
  body: PlaceOrderInput,
): Promise<{ order: OrderJson; gatewayOrderId: string; paid: Paid }> {
  const { id } = await buy(shop, as, { ...body, paymentMethod: 'razorpay' });
  const { razorpay_order_id: gatewayOrderId } = await openPayment(shop, as, id);
  const paid = await payAtGateway(shop, gatewayOrderId);
  const { order } = await callApi('POST /payment/verify', { shop, as, body: { order_id: id, ...paid } });
  return { order, gatewayOrderId, paid };
}

/** Reads an order of a customer through the API. */
export async function readOrder(shop: TestShop, as: MadeCustomer, id: string): Promise<OrderJson> {
  return (await callApi('GET /orders/{id}', { shop, as, params: { id } })).order;
}

/** Reads the invoice of an order, or an invoice by its id. */
export function readInvoice(shop: TestShop, as: As, id: string): Promise<InvoiceJson> {
  return callApi('GET /invoices/{id}', { shop, as, params: { id } });
}

/** Returns a payment entity in Razorpay's format, for reporting payments that no sandbox would. */
export function toGatewayPayment(
  told: Pick<RazorpayPayment, 'id' | 'order_id' | 'amount' | 'status'> & { currency?: string },
): RazorpayPayment {
  return RazorpayPayment.parse({ entity: 'payment', currency: 'INR', created_at: 1_790_000_000, ...told });
}

/** Sends a webhook as Razorpay does, signed over its raw body unless another signature is given. */
export function sendWebhook(
  { app }: TestShop,
  body: string,
  { eventId = 'evt_1', signature = createHmac('sha256', webhookSecret).update(body).digest('hex') } = {},
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': eventId,
  };
  return Promise.resolve(app.request('/api/v1/payment/webhook', { method: 'POST', headers, body }));
}

/** Counts the responses by status and error code: `{ '201': 10, '409 stock.gone': 40 }`. */
export async function countAnswers(responses: Response[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const response of responses) {
    const { code } = response.ok ? { code: '' } : await readRefusal(response.clone());
    const name = `${response.status} ${code}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Returns the response to an order that the shop is expected to refuse. */
export async function tryToBuy(
  shop: TestShop,
  as: MadeCustomer,
  body: PlaceOrderInput,
): Promise<Answer & { status: number; order_id: string }> {
  const response = await post(shop, '/orders', { body, as });
  return { status: response.status, ...(await response.json()) };
}

/** Counts the live orders of a customer. */
export async function countLive(shop: TestShop, { customerId }: MadeCustomer): Promise<number> {
  const live = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'cancelled')
    .execute();
  return live.length;
}

/** Reads how many pieces of a product are left. */
export async function readStock({ db }: Pick<TestShop, 'db'>, { id }: { id: string }): Promise<number> {
  const product = db.selectFrom('products').select('stock_quantity').where('id', '=', id);
  return (await product.executeTakeFirstOrThrow()).stock_quantity;
}
