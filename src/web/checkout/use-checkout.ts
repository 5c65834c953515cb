import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CHECKOUT_WORDS, type CheckoutForm } from '#domain/checkout.ts';
import type { QuoteCartAnswer } from '#domain/cart-quote.ts';
import type { OrderJson } from '#domain/order-json.ts';
import type { PaymentOrderAnswer } from '#domain/payment.ts';
import { IDEMPOTENCY_HEADER } from '#domain/place-order.ts';
import { expectPurchase, trackPurchase } from '#web/analytics/purchases.ts';
import { ApiError, callJson, getJson } from '#web/api-client.ts';
import { paths } from '#web/paths.ts';
import { clearCart } from '#web/store/cart-store.ts';
import { forgetPromo } from '#web/store/kept-promo.ts';
import { notify } from '#web/ui/notices.ts';
import { keepAddress } from './keep-address.ts';
import { forgetKey, keepTry, keyFor } from './kept-checkout.ts';
import { openWindow } from './razorpay-window.ts';
import { toOrder } from './to-order.ts';

export type Outcome =
  | { kind: 'success'; order: OrderJson }
  | { kind: 'failed'; reason: string; order?: OrderJson }
  | { kind: 'cancelled'; order: OrderJson };

type OrderAnswer = { order: OrderJson };
type Checkout = {
  shopName: string;
  /** The server refused the order: a changed price, a piece that is gone, a field. */
  onRefused: (error: ApiError) => void;
  /** The order is placed and waits for its money: its goods are held for it. */
  onWaiting: () => void;
  /** The order is through and the cart is empty. */
  onOver: () => void;
};

/** Places the order and, online, pays it. The same order is never made twice, however often this is asked. */
export function useCheckout({ shopName, onRefused, onWaiting, onOver }: Checkout) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const finish = (order: OrderJson, form: CheckoutForm) => {
    if (form.keepAddress) void keepAddress(form);
    trackPurchase(order);
    onOver();
    forgetKey();
    forgetPromo();
    clearCart();
  };

  const submit = async (form: CheckoutForm, quote: QuoteCartAnswer) => {
    setOutcome(undefined);
    setBusy(true);
    try {
      const order = await placeOrder(form, quote);
      if (form.paymentMethod === 'cod') {
        finish(order, form);
        notify(CHECKOUT_WORDS.placed);
        await navigate(paths.orderConfirmation(order.id));
        return;
      }
      const result = await pay(order, form, shopName);
      if (result.kind === 'success') finish(result.order, form);
      else onWaiting();
      if (result.kind === 'cancelled') notify(CHECKOUT_WORDS.paymentCancelled, { tone: 'info' });
      setOutcome(result);
    } catch (error) {
      const paidId = toPaidOrder(error);
      if (paidId) {
        notify((error as ApiError).message, { tone: 'info' });
        await navigate(paths.orderStatus(paidId, { payment: 'pending' }));
        return;
      }
      onRefused(error instanceof ApiError ? error : new ApiError('network', CHECKOUT_WORDS.placeFailed));
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, outcome, closeOutcome: () => setOutcome(undefined) };
}

/** The order that this one was to take the place of, when it turns out to be paid. */
function toPaidOrder(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'order.being_paid') return undefined;
  return String(error.body.order_id);
}

async function placeOrder(form: CheckoutForm, quote: QuoteCartAnswer): Promise<OrderJson> {
  const body = toOrder(form, quote);
  const insteadOf = quote.waiting.map(({ order_id }) => order_id);
  let order = await sendOrder(body, insteadOf);
  if (order.status === 'cancelled') {
    // Nobody paid it in time, or it was called off: whoever asks once more wants another one.
    forgetKey();
    order = await sendOrder(body, insteadOf);
  }
  expectPurchase(order.id);
  return order;
}

/** With what waits named or not, it is the same request: the key is that of the order alone. */
async function sendOrder(order: object, insteadOf: readonly string[]): Promise<OrderJson> {
  const headers = { [IDEMPOTENCY_HEADER]: keyFor(order) };
  const body = { ...order, instead_of: insteadOf };
  return (await callJson<OrderAnswer>('POST', '/orders', { body, headers })).order;
}

/** Whatever the window says, the order itself tells the truth: it is read again before anything is called failed. */
export async function pay(
  order: OrderJson,
  buyer: Pick<CheckoutForm, 'name' | 'email' | 'phone' | 'countryCode'>,
  shopName: string,
): Promise<Outcome> {
  const start = await startPayment(order);
  if (!start) return readOutcome(order, CHECKOUT_WORDS.initiateFailed);
  const contact = `+${buyer.countryCode}${buyer.phone}`;
  const result = await openWindow(start, shopName, { name: buyer.name, email: buyer.email, contact }).catch(
    (error: Error) => ({ kind: 'failed' as const, reason: error.message }),
  );
  // An app of the bank may say yes after its window was closed, and what is signed only waits to be looked at.
  keepTry(order.id, result.kind !== 'failed');
  if (result.kind === 'dismissed') return readOutcome(order);
  if (result.kind === 'failed') return readOutcome(order, result.reason || CHECKOUT_WORDS.failedText);
  const body = { order_id: order.id, ...result.proof };
  const verified = await callJson<OrderAnswer>('POST', '/payment/verify', { body }).catch(() => undefined);
  if (verified?.order.payment.status === 'completed') return { kind: 'success', order: verified.order };
  return readOutcome(order, CHECKOUT_WORDS.verifyFailed);
}

function startPayment(order: OrderJson): Promise<PaymentOrderAnswer | undefined> {
  const body = { amount: order.totals.total, currency: 'INR', order_id: order.id };
  return callJson<PaymentOrderAnswer>('POST', '/payment/create-order', { body }).catch(() => undefined);
}

/** Without a reason nothing failed: the window was closed. */
async function readOutcome(known: OrderJson, reason?: string): Promise<Outcome> {
  const { order } = await getJson<OrderAnswer>(`/orders/${known.id}`).catch(() => ({ order: known }));
  if (order.payment.status === 'completed') return { kind: 'success', order };
  return reason === undefined ? { kind: 'cancelled', order } : { kind: 'failed', reason, order };
}
