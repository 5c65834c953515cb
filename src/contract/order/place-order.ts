import { z } from 'zod';
import { countryField, optionalLine, pinField, requiredLine, stateField } from '#domain/customer/address.ts';
import { IdText, OptionalId, Quantity } from '#domain/cart/cart-entry.ts';
import { LINES_WORDS, MOST_LINES } from '#domain/cart/cart-limits.ts';
import { GIFT_MESSAGE_MOST, nameField, NOTES_MOST } from '#domain/order/checkout.ts';
import { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import { emailField } from '#domain/customer/email.ts';
import { Gstin } from '#domain/tax/gstin.ts';
import { PaymentMethod } from '#domain/payment/payment.ts';
import {
  COUNTRY_CODES,
  PHONE_LENGTH_WORDS,
  phoneMistake,
  stripToNational,
  toE164,
} from '#domain/customer/phone.ts';

/** A delivery address in India as API callers and forms send it. */
export const DeliveryAddress = z.object({
  line1: requiredLine('Address is required'),
  line2: optionalLine(),
  city: requiredLine('City is required', 100),
  state: stateField('State is required'),
  postal_code: pinField('Postal code must be 6 digits'),
  country: countryField,
});

/** The price in rupees that the browser showed; it is compared with the server's price, never used. */
const believed = z.number().finite().nullish();

const item = z.object({
  product_id: IdText,
  quantity: Quantity,
  price: believed,
  variant_id: OptionalId,
  color: OptionalId,
  size: OptionalId,
});

const totals = z.object({
  subtotal: believed,
  shipping: believed,
  gift_wrap: believed,
  tax: believed,
  cgst: believed,
  sgst: believed,
  igst: believed,
  total: believed,
});

/** POST /orders. Prices and totals in it are only compared with the server's own. */
export const PlaceOrder = z.object({
  name: nameField,
  email: emailField(),
  phone: z.string(PHONE_LENGTH_WORDS).transform(toStoredPhone),
  address: DeliveryAddress,
  billing_address: DeliveryAddress.nullish().transform((billing) => billing ?? undefined),
  items: z.array(item, 'Your cart is empty').min(1, 'Your cart is empty').max(MOST_LINES, LINES_WORDS),
  totals: totals.nullish().transform((figures) => figures ?? undefined),
  paymentMethod: PaymentMethod,
  shippingMethod: ShippingMethod.default('standard'),
  notes: optionalLine(NOTES_MOST),
  gift: z
    .object({ message: optionalLine(GIFT_MESSAGE_MOST) })
    .nullish()
    .transform((gift) => gift ?? undefined)
    .describe('Gift wrapping with this message, for the charge in the quote'),
  promo_code: z
    .string()
    .trim()
    .toUpperCase()
    .max(40)
    .nullish()
    .transform((code) => code || undefined),
  gstin: z
    .union([z.literal(''), Gstin])
    .nullish()
    .transform((gstin) => gstin || undefined),
  /**
   * The customer's own unpaid orders that this one replaces, as the quote named them in `waiting`; if one of them has been paid since, no
   * order is placed. The field is not part of the request that an Idempotency-Key identifies.
   */
  instead_of: z
    .array(IdText)
    .max(MOST_LINES)
    .nullish()
    .transform((ids) => ids ?? undefined),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;
export type PlaceOrderInput = z.input<typeof PlaceOrder>;

/** Returns whether two amounts of rupees are equal to the paisa; an amount that was not sent counts as equal. */
export function isSameAmount(believedRupees: number | null | undefined, rupees: number): boolean {
  return believedRupees == null || Math.round(believedRupees * 100) === Math.round(rupees * 100);
}

/** Returns a phone in its stored form, with `+` and country code; ten bare digits are taken as Indian. */
function toStoredPhone(text: string, context: z.RefinementCtx): string {
  const digits = text.replaceAll(/[^\d+]/g, '');
  const entry = COUNTRY_CODES.find(({ code }) => digits.startsWith(`+${code}`)) ?? COUNTRY_CODES[0];
  const national = digits.startsWith(`+${entry.code}`)
    ? digits.slice(entry.code.length + 1)
    : stripToNational(digits, entry.code);
  const message = phoneMistake(national, entry.code);
  if (message) context.addIssue({ code: 'custom', message });
  return toE164(national, entry.code);
}
