import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isShopError } from '#domain/error.ts';
import { RazorpayOrder, RazorpayPayment, RazorpayRefund } from '#domain/payment/payment.ts';
import { RazorpayPaymentLink } from '#domain/payment/payment-link.ts';
import { RazorpaySettledItem, RazorpaySettlement } from '#domain/payment/settlement.ts';
import type { RazorpayPort, RefundRequest } from '#shop/ports.ts';
import { supplierUnavailable } from './call-supplier.ts';
import {
  type Caller,
  FAILURES,
  type RazorpayOptions,
  collectionOf,
  makeCaller,
  orIfUnknown,
} from './razorpay-call.ts';
import { createLink, findLink } from './razorpay-links.ts';

// Minutes. Razorpay does not automatically capture a payment that the bank confirms later than this: by then the products may be sold, so
// the shop decides between capture and letting it lapse. https://razorpay.com/docs/payments/payments/capture-settings/
const CAPTURE = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 30, manual_expiry_period: 7200, refund_speed: 'normal' },
};

/**
 * Calls Razorpay over its HTTP API. The vendor's SDK is not used because its host cannot be changed, it has no timeout, and it cannot send
 * the refund idempotency header. Calls throw `supplier.unavailable` or `supplier.refused`.
 */
export function createRazorpay(options: RazorpayOptions): RazorpayPort {
  const call = makeCaller(options);
  const port: RazorpayPort = {
    keyId: options.keyId,
    checkoutScriptUrl: options.checkoutScriptUrl ?? 'https://checkout.razorpay.com/v1/checkout.js',
    async createOrder({ amountPaise, receipt, notes }) {
      const body = {
        amount: amountPaise,
        currency: 'INR',
        receipt,
        notes,
        partial_payment: false,
        payment: CAPTURE,
      };
      return call('create', RazorpayOrder, '/v1/orders', { body });
    },
    async findOrderByReceipt(receipt) {
      const path = `/v1/orders?${new URLSearchParams({ receipt, count: '100' })}`;
      const { items } = await call('create', collectionOf(RazorpayOrder), path);
      return furthestOrder(items.filter((order) => order.receipt === receipt));
    },
    getOrder: (id) => call('read', RazorpayOrder, `/v1/orders/${encodeURIComponent(id)}`),
    async listPayments(orderId) {
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
      const known = call('read', collectionOf(RazorpayPayment), path);
      return (await known.catch(orIfUnknown({ items: [] }))).items;
    },
    getPayment: (id) => call('read', RazorpayPayment, `/v1/payments/${encodeURIComponent(id)}`),
    async capture(paymentId, amountPaise) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/capture`;
      const body = { amount: amountPaise, currency: 'INR' };
      try {
        return await call('capture', RazorpayPayment, path, { body });
      } catch (error) {
        return capturedAlready(port, { paymentId, amountPaise }, error);
      }
    },
    createPaymentLink: (request) => createLink(call, request),
    findPaymentLink: (referenceId) => findLink(call, referenceId),
    getPaymentLink: (id) =>
      call('read', RazorpayPaymentLink, `/v1/payment_links/${encodeURIComponent(id)}`).catch(
        orIfUnknown(undefined),
      ),
    cancelPaymentLink: (id) =>
      call('cancel', RazorpayPaymentLink, `/v1/payment_links/${encodeURIComponent(id)}/cancel`, { body: {} }),
    refund: (request) => refund(call, request),
    listRefunds: (paymentId) => listRefunds(call, `/v1/payments/${encodeURIComponent(paymentId)}/refunds`),
    listRefundsSince(since) {
      const from = String(Math.floor(since.getTime() / 1000));
      return listRefunds(call, '/v1/refunds', { from });
    },
    listSettlements(since) {
      const query = { from: String(Math.floor(since.getTime() / 1000)) };
      return listAll(call, {
        path: '/v1/settlements',
        item: RazorpaySettlement,
        idOf: ({ id }) => id,
        query,
      });
    },
    listSettledItems(month) {
      const [year, number] = month.split('-') as [string, string];
      const query = { year, month: String(Number(number)) };
      const path = '/v1/settlements/recon/combined';
      return listAll(call, {
        path,
        item: RazorpaySettledItem,
        idOf: ({ entity_id }) => entity_id,
        query,
        count: SETTLED_PAGE,
      });
    },
    isPaymentSignatureValid({ gatewayOrderId, gatewayPaymentId, signature }) {
      return isSignature(signature, options.keySecret, `${gatewayOrderId}|${gatewayPaymentId}`);
    },
    isWebhookSignatureValid(rawBody, signature) {
      return options.webhookSecrets.some((secret) => isSignature(signature, secret, rawBody));
    },
  };
  return port;
}

// Razorpay returns the ten newest unless a count is sent, and never more than a hundred at once, or a thousand settled items.
const PAGE = 100;
const SETTLED_PAGE = 1000;
/** More entries than any list of a shop of this kind has: a longer list is an error of the gateway. */
const MOST_LISTED = 100_000;

type Listed<Item> = {
  path: string;
  item: z.ZodType<Item>;
  idOf: (item: Item) => string;
  query?: Record<string, string>;
  count?: number;
};

/**
 * Reads all pages of a list and returns each entry once. An entry that is added during the reading moves others to the next page, where
 * they appear again.
 */
async function listAll<Item>(
  call: Caller,
  { path, item, idOf, query = {}, count = PAGE }: Listed<Item>,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  for (let skip = 0; skip < MOST_LISTED; skip += count) {
    const page = new URLSearchParams({ ...query, count: String(count), skip: String(skip) });
    const { items } = await call('read', collectionOf(item), `${path}?${page}`);
    for (const each of items) found.set(idOf(each), each);
    if (items.length < count) return [...found.values()];
  }
  throw supplierUnavailable(
    { supplier: 'razorpay', sentence: FAILURES.read },
    `more than ${MOST_LISTED} under ${path}`,
  );
}

function listRefunds(call: Caller, path: string, query?: Record<string, string>): Promise<RazorpayRefund[]> {
  return listAll(call, { path, item: RazorpayRefund, idOf: ({ id }) => id, ...(query && { query }) });
}

function refund(call: Caller, request: RefundRequest): Promise<RazorpayRefund> {
  const { paymentId, amountPaise, receipt, idempotencyKey, notes } = request;
  // A key that Razorpay would not accept is our own bug and must not cause a second refund.
  if (!/^[A-Za-z0-9_-]{10,}$/.test(idempotencyKey))
    throw new RangeError(`Not a refund key: ${idempotencyKey}`);
  return call('refund', RazorpayRefund, `/v1/payments/${encodeURIComponent(paymentId)}/refund`, {
    body: { amount: amountPaise, speed: 'normal', receipt, notes },
    headers: { 'X-Refund-Idempotency': idempotencyKey },
  });
}

// A refused capture has succeeded if automatic capture, or our own first request whose response was lost, came first.
async function capturedAlready(
  port: RazorpayPort,
  { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
  error: unknown,
): Promise<RazorpayPayment> {
  if (!isShopError(error, 'supplier.refused')) throw error;
  const payment = await port.getPayment(paymentId);
  if (payment.status === 'captured' && payment.amount === amountPaise) return payment;
  throw error;
}

// Razorpay allows two orders with one receipt. Money is more likely on the one with the more advanced status; of equal ones the older wins,
// so that every caller picks the same.
function furthestOrder(orders: RazorpayOrder[]): RazorpayOrder | undefined {
  const rank = { paid: 0, attempted: 1, created: 2 };
  return orders.toSorted(
    (a, b) => rank[a.status] - rank[b.status] || a.created_at - b.created_at || (a.id < b.id ? -1 : 1),
  )[0];
}

// https://razorpay.com/docs/payments/server-integration/nodejs/payment-gateway/build-integration/#15-verify-payment-signature
function isSignature(signature: string, secret: string, signed: Uint8Array | string): boolean {
  // An empty secret would let anyone sign.
  if (secret === '') return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
