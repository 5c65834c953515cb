import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toServerEntries } from '#domain/cart/cart.ts';
import type { CheckoutForm } from '#domain/order/checkout.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { expectPurchase, trackPurchase } from '#web/analytics/purchases.ts';
import { type ApiError, toApiError } from '#contract/api-error.ts';
import type { PlaceOrderInput } from '#contract/order/place-order.ts';
import { callApi } from '#web/api-client.ts';
import { paths } from '#web/paths.ts';
import { useCart } from '#web/state/cart-store.ts';
import { rememberPin } from '#web/state/remembered-pin.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { type BoughtItem, removeBought } from './remove-bought.ts';
import { keepAddress } from './keep-address.ts';
import { forgetForm, forgetKey, storePaidOrder, keyFor } from './stored-checkout.ts';
import { type Outcome, pay, toOutcome } from '#web/payment/pay-order.ts';
import { failedText } from '#web/payment/words.ts';
import { toOrder } from './to-order.ts';
import * as words from './words.ts';

type Checkout = {
  shopName: string;
  /** Called when the server refuses the order: a price changed, a piece is sold out, a field is invalid. */
  onRefused: (error: ApiError) => void;
  /** Called when the order is placed and unpaid: its pieces are reserved for it. */
  onUnpaid: () => void;
  /** Called when the order is complete: its products have left the cart, and the checkout must not be submitted again. */
  onDone: (order: OrderJson) => void;
};

/** Places the order and, for online payment, opens the payment. Repeated calls never place the same order twice. */
export function useCheckout({ shopName, onRefused, onUnpaid, onDone }: Checkout) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  /** A second press may come before the button is busy: the form is validated in between. */
  const isSubmitting = useRef(false);
  const [isConfirming, setConfirming] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<Outcome, { kind: 'paid' }>>();

  /** Ends the checkout of an order; what was put into the cart after `bought` stays in it. */
  const finish = async (order: OrderJson, bought: readonly BoughtItem[]) => {
    trackPurchase(order);
    storePaidOrder(order.id);
    onDone(order);
    forgetForm();
    await removeBought(bought);
  };

  const submit = async (form: CheckoutForm, quote: QuoteCartAnswer) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setOutcome(undefined);
    setBusy(true);
    const bought = toServerEntries(useCart.getState().lines);
    try {
      const order = await placeOrder(form, quote);
      rememberPin(form.address.postalCode);
      if (form.keepAddress) void keepAddress(form);
      if (form.paymentMethod === 'cod') return await finish(order, bought);
      const result = await pay(order, form, shopName, () => setConfirming(true));
      if (result.kind === 'paid') return await finish(result.order, bought);
      onUnpaid();
      if (result.kind === 'cancelled') notify(words.paymentCancelled, { tone: 'info' });
      setOutcome(result);
    } catch (thrown) {
      const error = toApiError(thrown, words.placeFailed);
      const paidId = toPaidOrder(error);
      if (paidId) {
        notify(error.message, { tone: 'info' });
        await navigate(paths.orderStatus(paidId, { payment: 'pending' }));
        return;
      }
      onRefused(error);
    } finally {
      isSubmitting.current = false;
      setBusy(false);
      setConfirming(false);
    }
  };

  /** Handles a fresh read of an unpaid order: it may be paid by now, or the bank may have decided. */
  const follow = async (order: OrderJson) => {
    const next = toOutcome(order, order.payment.status === 'failed' ? failedText : undefined);
    if (next.kind !== 'paid') {
      if (outcome?.kind === 'undecided') setOutcome(next);
      return;
    }
    await finish(order, order.items);
  };
  return { submit, follow, isBusy, isConfirming, outcome, closeOutcome: () => setOutcome(undefined) };
}

/** Returns the id of the unpaid order that this one should have replaced, when it turns out to be paid. */
function toPaidOrder({ code, body }: ApiError): string | undefined {
  return code === 'order.being_paid' ? String(body.order_id) : undefined;
}

async function placeOrder(form: CheckoutForm, quote: QuoteCartAnswer): Promise<OrderJson> {
  const body = toOrder(form, quote);
  const insteadOf = quote.waiting.map(({ order_id }) => order_id);
  let order = await sendOrder(body, insteadOf);
  if (order.status === 'cancelled') {
    // The order was cancelled unpaid and the customer orders again, so a new order is placed.
    forgetKey();
    order = await sendOrder(body, insteadOf);
  }
  expectPurchase(order.id);
  return order;
}

/** Sends the order. The idempotency key depends on the order alone, not on `insteadOf`. */
async function sendOrder(order: PlaceOrderInput, insteadOf: string[]): Promise<OrderJson> {
  const headers = { 'idempotency-key': keyFor(order) };
  const body = { ...order, instead_of: insteadOf };
  return (await callApi('POST /orders', { body, headers })).order;
}
