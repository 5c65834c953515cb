import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CHECKOUT_WORDS, type CheckoutForm } from '#domain/order/checkout.ts';
import type { QuoteCartAnswer } from '#contract/cart-quote.ts';
import type { OrderJson } from '#contract/order.ts';
import type { PlaceOrderInput } from '#domain/order/place-order.ts';
import { expectPurchase, trackPurchase } from '#web/analytics/purchases.ts';
import { ApiError, callApi } from '#web/api-client.ts';
import { paths } from '#web/paths.ts';
import { clearCart } from '#web/store/cart-store.ts';
import { forgetPromo } from '#web/store/kept-promo.ts';
import { notify } from '#ui/toasts.ts';
import { forgetBought } from './forget-bought.ts';
import { keepAddress } from './keep-address.ts';
import { forgetKey, keepPaid, keyFor } from './kept-checkout.ts';
import { type Outcome, pay, toOutcome } from '#web/payment/pay-order.ts';
import { toOrder } from './to-order.ts';

type Checkout = {
  shopName: string;
  /** The server refused the order: a changed price, a piece that is gone, a field. */
  onRefused: (error: ApiError) => void;
  /** The order is placed and waits for its money: its goods are held for it. */
  onWaiting: () => void;
  /** The order is through: what was bought has left the cart, and nothing here may be ordered again. */
  onDone: (order: OrderJson) => void;
};

/** Places the order and, online, pays it. The same order is never made twice, however often this is asked. */
export function useCheckout({ shopName, onRefused, onWaiting, onDone }: Checkout) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<Outcome, { kind: 'paid' }>>();

  const finish = (order: OrderJson) => {
    trackPurchase(order);
    keepPaid(order.id);
    onDone(order);
    forgetKey();
    forgetPromo();
    clearCart();
  };

  const submit = async (form: CheckoutForm, quote: QuoteCartAnswer) => {
    setOutcome(undefined);
    setBusy(true);
    try {
      const order = await placeOrder(form, quote);
      if (form.keepAddress) void keepAddress(form);
      if (form.paymentMethod === 'cod') return finish(order);
      const result = await pay(order, form, shopName);
      if (result.kind === 'paid') return finish(result.order);
      onWaiting();
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

  /** An unpaid order was read again: it may be paid by now, or its bank may have decided. */
  const follow = async (order: OrderJson) => {
    const next = toOutcome(order, order.payment.status === 'failed' ? CHECKOUT_WORDS.failedText : undefined);
    if (next.kind !== 'paid') {
      if (outcome?.kind === 'undecided') setOutcome(next);
      return;
    }
    trackPurchase(order);
    keepPaid(order.id);
    onDone(order);
    await forgetBought(order);
  };
  return { submit, follow, isBusy, outcome, closeOutcome: () => setOutcome(undefined) };
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
async function sendOrder(order: PlaceOrderInput, insteadOf: string[]): Promise<OrderJson> {
  const headers = { 'idempotency-key': keyFor(order) };
  const body = { ...order, instead_of: insteadOf };
  return (await callApi('POST /orders', { body, headers })).order;
}
