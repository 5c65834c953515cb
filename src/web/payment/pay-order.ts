import { CHECKOUT_WORDS, type CheckoutForm } from '#domain/order/checkout.ts';
import type { OrderJson } from '#contract/order.ts';
import type { PaymentOrderAnswer } from '#domain/payment/payment.ts';
import { callApi } from '#web/api-client.ts';
import { wasPaid } from './polling-pace.ts';
import { keepTry } from '#web/checkout/kept-checkout.ts';
import { openWindow, type WindowResult } from './razorpay-window.ts';

/** What became of a try to pay; `undecided` while the bank has still to answer, or could not be asked. */
export type Outcome =
  | { kind: 'paid'; order: OrderJson }
  | { kind: 'failed'; reason: string; order: OrderJson }
  | { kind: 'cancelled'; order: OrderJson }
  | { kind: 'undecided'; order: OrderJson };

type Buyer = Pick<CheckoutForm, 'name' | 'email' | 'phone' | 'countryCode'>;

/** Opens the payment window. Whatever it says, Razorpay is asked before anything is called failed or cancelled. */
export async function pay(order: OrderJson, buyer: Buyer, shopName: string): Promise<Outcome> {
  const start = await startPayment(order);
  if (!start) return toOutcome((await checkPayment(order.id)) ?? order, CHECKOUT_WORDS.initiateFailed);
  const contact = `+${buyer.countryCode}${buyer.phone}`;
  const result = await openWindow(start, shopName, { name: buyer.name, email: buyer.email, contact }).catch(
    (error: Error) => ({ kind: 'failed' as const, reason: error.message }),
  );
  // An app of the bank may say yes after its window was closed, and what is signed only waits to be looked at.
  keepTry(order.id, result.kind !== 'failed');
  if (result.kind === 'paid') return verify(order, result.proof);
  const reason = result.kind === 'failed' ? result.reason || CHECKOUT_WORDS.failedText : undefined;
  return toOutcome((await checkPayment(order.id)) ?? order, reason);
}

/** The order as Razorpay knows it now; undefined while nobody can be asked. */
export function checkPayment(orderId: string): Promise<OrderJson | undefined> {
  const answer = callApi('POST /payment/check', { body: { order_id: orderId } });
  return answer.then(({ order }) => order).catch(() => undefined);
}

/** What an order says of its payment. Without a reason nothing failed: the window was closed. */
export function toOutcome(order: OrderJson, reason?: string): Outcome {
  if (wasPaid(order)) return { kind: 'paid', order };
  if (order.payment.in_progress) return { kind: 'undecided', order };
  return reason === undefined ? { kind: 'cancelled', order } : { kind: 'failed', reason, order };
}

/** The window says that it was paid. If that answer is lost on the way, the money may still be taken. */
async function verify(
  order: OrderJson,
  proof: Extract<WindowResult, { kind: 'paid' }>['proof'],
): Promise<Outcome> {
  const body = { order_id: order.id, ...proof };
  const verified = await callApi('POST /payment/verify', { body }).catch(() => undefined);
  const known = verified?.order ?? (await checkPayment(order.id));
  return known ? toOutcome(known, CHECKOUT_WORDS.verifyFailed) : { kind: 'undecided', order };
}

function startPayment(order: OrderJson): Promise<PaymentOrderAnswer | undefined> {
  const body = { amount: order.totals.total, currency: 'INR' as const, order_id: order.id };
  return callApi('POST /payment/create-order', { body }).catch(() => undefined);
}
