import type { CheckoutAddress, CheckoutForm } from '#domain/order/checkout.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import type { PlaceOrderInput } from '#contract/order/place-order.ts';
import { toE164 } from '#domain/customer/phone.ts';

/** Builds the order payload of the specification, with exactly the amounts the shopper sees. */
export function toOrder(form: CheckoutForm, quote: QuoteCartAnswer): PlaceOrderInput {
  const applied = quote.promotion?.applied ? quote.promotion.code : undefined;
  return {
    name: form.name,
    email: form.email,
    phone: toE164(form.phone, form.countryCode),
    address: toAddress(form.address),
    ...(form.sameAsBilling ? {} : { billing_address: toAddress(form.billingAddress) }),
    items: quote.lines
      .filter((line) => line.quantity > 0)
      .map(({ product_id, variant_id, quantity, price, color, size }) => ({
        product_id,
        variant_id,
        quantity,
        price,
        color,
        size,
      })),
    totals: quote.totals,
    paymentMethod: form.paymentMethod,
    shippingMethod: form.shippingMethod,
    notes: form.notes,
    ...(form.isGift ? { gift: { message: form.giftMessage } } : {}),
    ...(applied ? { promo_code: applied } : {}),
    ...(form.gstin ? { gstin: form.gstin } : {}),
  };
}

function toAddress({ line1, line2, city, state, postalCode, country }: CheckoutAddress) {
  return { line1, line2, city, state, postal_code: postalCode, country };
}

const formNames: Record<string, string> = {
  gift: 'isGift',
  'gift.message': 'giftMessage',
  'address.postal_code': 'address.postalCode',
  'billing_address.postal_code': 'billingAddress.postalCode',
  'billing_address.line1': 'billingAddress.line1',
  'billing_address.city': 'billingAddress.city',
  'billing_address.state': 'billingAddress.state',
};

/** Returns the form's name of a field that the server refused. */
export function toFormField(path: string): string {
  return formNames[path] ?? path;
}
