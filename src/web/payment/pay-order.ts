import type { CheckoutForm } from '#domain/order/checkout.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { ApiError } from '#contract/api-error.ts';
import type { PaymentOrderAnswer } from '#contract/payment/payment.ts';
import { callApi } from '#web/api-client.ts';
import { wasPaid } from './polling-pace.ts';
import { storePaymentAttempt } from '#web/checkout/stored-checkout.ts';
import { openWindow, type WindowResult } from './razorpay-window.ts';
import * as words from './words.ts';

/** The result of a payment attempt; `undecided` while the bank's decision is pending or could not be queried. */
export type Outcome =
  | { kind: 'paid'; order: OrderJson }
  | { kind: 'failed'; reason: string; order: OrderJson }
  | { kind: 'cancelled'; order: OrderJson }
  | { kind: 'undecided'; order: OrderJson };

type Buyer = Pick<CheckoutForm, 'name' | 'email' | 'phone' | 'countryCode'>;

/**
 * Opens the payment window. Regardless of what the window reports, Razorpay is queried before a payment counts as failed or cancelled.
 * Calls `onConfirming` when the window reports a payment, which the shop has still to verify.
 */
export async function pay(
  order: OrderJson,
  buyer: Buyer,
  shopName: string,
  onConfirming: () => void,
): Promise<Outcome> {
  const start = await startPayment(order);
  if (typeof start === 'string') return toOutcome((await checkPayment(order.id)) ?? order, start);
  const contact = `+${buyer.countryCode}${buyer.phone}`;
  const result = await openWindow(start, shopName, { name: buyer.name, email: buyer.email, contact }).catch(
    (error: Error) => ({ kind: 'failed' as const, reason: error.message }),
  );
  // A bank's app may approve the payment after the window was closed, and a signed payment still has to be verified.
  storePaymentAttempt(order.id, result.kind !== 'failed');
  if (result.kind === 'paid') {
    onConfirming();
    return verify(order, result.proof);
  }
  const reason = result.kind === 'failed' ? result.reason || words.failedText : undefined;
  return toOutcome((await checkPayment(order.id)) ?? order, reason);
}

/** Returns the order after asking Razorpay; undefined when the request fails. */
export function checkPayment(orderId: string): Promise<OrderJson | undefined> {
  const answer = callApi('POST /payment/check', { body: { order_id: orderId } });
  return answer.then(({ order }) => order).catch(() => undefined);
}

/** Returns the outcome of an order's payment. Without a `reason` the window was closed and nothing failed. */
export function toOutcome(order: OrderJson, reason?: string): Outcome {
  if (wasPaid(order)) return { kind: 'paid', order };
  if (order.payment.in_progress) return { kind: 'undecided', order };
  return reason === undefined ? { kind: 'cancelled', order } : { kind: 'failed', reason, order };
}

/**
 * Verifies a payment that the window reports as paid. If neither the verification nor the check returns a response, the payment is
 * undecided, because the money may still be taken.
 */
async function verify(
  order: OrderJson,
  proof: Extract<WindowResult, { kind: 'paid' }>['proof'],
): Promise<Outcome> {
  const body = { order_id: order.id, ...proof };
  const verified = await callApi('POST /payment/verify', { body }).catch(() => undefined);
  const known = verified?.order ?? (await checkPayment(order.id));
  return known ? toOutcome(known, words.verifyFailed) : { kind: 'undecided', order };
}

/**
 * The refusals whose own message explains the reason: a telephone order is paid by the link that was sent, and the shop's keys may have
 * been removed.
 */
const explained = new Set<string | undefined>(['payment.by_link', 'payment.not_offered']);

/** Opens the payment at Razorpay, or returns why it cannot be opened. */
function startPayment(order: OrderJson): Promise<PaymentOrderAnswer | string> {
  const body = { amount: order.totals.total, currency: 'INR' as const, order_id: order.id };
  return callApi('POST /payment/create-order', { body }).catch((error: unknown) =>
    error instanceof ApiError && explained.has(error.code) ? error.message : words.initiateFailed,
  );
}
