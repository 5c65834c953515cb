import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm, CheckoutFormInput } from '#domain/order/checkout.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { useCart } from '#web/state/cart-store.ts';
import { useQuote } from './use-quote.ts';

type Quoted = {
  form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm>;
  settings: PublicSettings;
  code: string | undefined;
};

/** Requests a quote for the current form values, and resets a payment method or a gift option that is not offered. */
export function useFormQuote({ form, settings, code }: Quoted) {
  const lines = useCart((cart) => cart.lines);
  const [state, postalCode, shippingMethod, paymentMethod, isGift] = form.watch([
    'address.state',
    'address.postalCode',
    'shippingMethod',
    'paymentMethod',
    'isGift',
  ]);
  const quoted = useQuote(lines, {
    state: String(state ?? ''),
    postalCode: String(postalCode ?? ''),
    shippingMethod: shippingMethod ?? 'standard',
    paymentMethod: paymentMethod ?? 'razorpay',
    code,
    gift: isGift ?? false,
  });
  const { gift_wrap_offered: offersGift } = settings.shipping;
  const isOnline = settings.payment.online_enabled;
  const isCodRefused = quoted.quote?.cod.offered === false;
  useEffect(() => {
    if (!isOnline && paymentMethod === 'razorpay') form.setValue('paymentMethod', 'cod');
    if (isOnline && isCodRefused && paymentMethod === 'cod') form.setValue('paymentMethod', 'razorpay');
    if (!offersGift && isGift) form.setValue('isGift', false);
  }, [isOnline, isCodRefused, paymentMethod, offersGift, isGift, form]);
  return quoted;
}
