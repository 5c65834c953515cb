import { z } from 'zod';
import { pinField, stateField } from '#domain/customer/address.ts';
import { IdText, OptionalId, Quantity } from '#domain/cart/cart-entry.ts';
import { LINES_WORDS, MOST_LINES } from '#domain/cart/cart-limits.ts';
import { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import { PaymentMethod } from '#domain/payment/payment.ts';
import { QuoteJson } from './quote.ts';

const QuoteItem = z.object({
  product_id: IdText,
  variant_id: OptionalId,
  quantity: Quantity,
  /** The price that the shopper saw, in rupees: used only to report that it has changed. */
  price: z.number().min(0).max(100_000_000).nullish(),
});

/** POST /cart/quote. */
export const QuoteCart = z.object({
  items: z.array(QuoteItem).max(MOST_LINES, LINES_WORDS),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .max(40, 'Invalid or expired promo code')
    .nullish()
    .transform((code) => code || undefined),
  state: z
    .union([z.literal('').transform(() => undefined), stateField()])
    .nullish()
    .transform((state) => state ?? undefined),
  postal_code: z
    .union([z.literal('').transform(() => undefined), pinField('Postal code must be 6 digits')])
    .nullish()
    .transform((pin) => pin ?? undefined),
  shippingMethod: ShippingMethod.default('standard'),
  paymentMethod: PaymentMethod.default('razorpay'),
  gift: z.boolean().default(false).describe('Gift wrapping, if the shop offers it'),
});
export type QuoteCart = z.infer<typeof QuoteCart>;

/** A difference from what the shopper saw or asked for. */
export const QuoteChange = z.object({
  kind: z.enum(['price', 'lowered', 'sold_out', 'choose_variant', 'unavailable']),
  product_id: z.string(),
  variant_id: z.string().nullable(),
  message: z.string(),
});
export type QuoteChange = z.infer<typeof QuoteChange>;

const Line = QuoteJson.shape.lines.element.extend({
  sku: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  image: z.string(),
  /** Pieces in stock for this shopper. */
  stock: z.int(),
  /** Pieces that were asked for; `quantity` is limited to the stock. */
  wanted: z.int(),
});

const Days = { from: z.iso.date(), to: z.iso.date(), from_days: z.int(), to_days: z.int() };

/**
 * An unpaid order of the shopper's own for some of these products. Its pieces and its code count as free for them, because a new order
 * replaces it.
 */
export const UnpaidOrderJson = z.object({
  order_id: z.string(),
  order_number: z.string(),
  total: z.number(),
  /** When it expires. */
  expires_at: z.iso.datetime().nullable(),
  /** Whether a payment for it is still pending at a bank. */
  in_progress: z.boolean(),
});
export type UnpaidOrderJson = z.infer<typeof UnpaidOrderJson>;

/** A promo code that the shop announces and that reduces the price of this cart. */
export const CouponJson = z.object({ code: z.string(), description: z.string(), discount: z.number() });
export type CouponJson = z.infer<typeof CouponJson>;

/** The response of POST /cart/quote: one line for each known product, sold-out ones with quantity 0, priced as an order would be now. */
export const QuoteCartAnswer = QuoteJson.extend({
  lines: z.array(Line),
  changes: z.array(QuoteChange),
  /** The reason why this cart cannot be ordered as it is; placing the order would be refused with the same message. */
  refusal: z.object({ code: z.string(), message: z.string() }).optional(),
  waiting: z.array(UnpaidOrderJson),
  /** Best first; empty if a code is applied. */
  coupons: z.array(CouponJson),
  delivery: z.object({ method: ShippingMethod, ...Days }),
  shipping_methods: z.array(z.object({ method: ShippingMethod, amount: z.number(), ...Days })),
});
export type QuoteCartAnswer = z.infer<typeof QuoteCartAnswer>;
