import { PAYMENT_WIDGET_COLOUR } from '#domain/payment/payment.ts';
import type { PaymentOrderAnswer, VerifyPayment } from '#contract/payment/payment.ts';
import * as words from './words.ts';

export type WindowResult =
  | { kind: 'paid'; proof: Omit<VerifyPayment, 'order_id'> }
  | { kind: 'failed'; reason: string }
  | { kind: 'dismissed' };

type Buyer = { name: string; email: string; contact: string };
type Proof = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
type RazorpayWindow = {
  open: () => void;
  on: (event: 'payment.failed', listener: (response: { error: { description?: string } }) => void) => void;
};

declare global {
  interface Window {
    Razorpay?: new (options: object) => RazorpayWindow;
  }
}

let loading: Promise<void> | undefined;

/** Loads the payment window's script once; after a failure it can be loaded again. */
export function loadWindow(src: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      reject(new Error(words.windowFailed));
    };
    document.head.append(script);
  });
  return loading;
}

/** Opens the payment window and resolves when it closes. A failed attempt inside it does not close it: the customer can try again there. */
export async function openWindow(
  order: PaymentOrderAnswer,
  shopName: string,
  buyer: Buyer,
): Promise<WindowResult> {
  await loadWindow(order.script_url);
  return new Promise((resolve) => {
    let lastFailure: string | undefined;
    const widget = new window.Razorpay!({
      key: order.key_id,
      amount: order.amount,
      currency: order.currency,
      name: shopName,
      description: words.orderFrom(shopName),
      order_id: order.razorpay_order_id,
      prefill: buyer,
      theme: { color: PAYMENT_WIDGET_COLOUR },
      handler: (proof: Proof) => resolve({ kind: 'paid', proof }),
      modal: {
        ondismiss: () =>
          resolve(
            lastFailure === undefined ? { kind: 'dismissed' } : { kind: 'failed', reason: lastFailure },
          ),
      },
    });
    widget.on('payment.failed', ({ error }) => {
      lastFailure = error.description ?? '';
    });
    widget.open();
  });
}
