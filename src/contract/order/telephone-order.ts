import { z } from 'zod';
import { QuoteCart, QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { StateKey } from '#domain/tax/state.ts';
import { optionalEmailField } from '#domain/customer/email.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { PlaceOrder } from './place-order.ts';

const REASON_WORDS = 'Please say why cash on delivery is fine for this order';

/** POST /admin/orders: an order that a customer places by telephone. If it is paid online, this is done through a payment link. */
export const TelephoneOrder = PlaceOrder.omit({ billing_address: true, instead_of: true }).extend({
  email: optionalEmailField('Invalid email address'),
  /** The reason for accepting cash on delivery although the owner's rules refuse it. */
  cod_reason: z
    .union(
      [z.literal(''), z.string().trim().min(3, REASON_WORDS).max(500, atMostSentence(500))],
      REASON_WORDS,
    )
    .nullish()
    .transform((reason) => reason || undefined),
  stock_request: z
    .string()
    .max(64)
    .optional()
    .describe('The stock request that the order answers: its pieces are reserved for the customer'),
});
export type TelephoneOrder = z.infer<typeof TelephoneOrder>;

/** The phone of an order, converted from any spelling to its stored form. */
export const CallerPhone = PlaceOrder.shape.phone;

/** POST /admin/orders/quote: the cart of a caller; the phone decides which rules for cash on delivery and which promo codes apply. */
export const QuoteTelephoneOrder = QuoteCart.extend({ phone: CallerPhone.optional() });
export type QuoteTelephoneOrder = z.infer<typeof QuoteTelephoneOrder>;

export const TelephoneQuoteAnswer = QuoteCartAnswer.extend({
  no_payment_link: z.string().nullable().describe('Why no payment link can be sent; null if it can'),
});
export type TelephoneQuoteAnswer = z.infer<typeof TelephoneQuoteAnswer>;

/** GET /admin/offers. */
export const OfferQuery = z.object({
  q: z
    .string('Please enter a product')
    .trim()
    .min(2, 'Please type at least 2 characters')
    .max(100, atMostSentence(100))
    .describe('A name, a keyword or a SKU'),
});

/** A product that can be ordered, or one variant of it. */
export const OfferJson = z.object({
  product_id: z.string(),
  variant_id: z.string().nullable(),
  name: z.string().describe('With colour and size'),
  sku: z.string(),
  price: z.number().describe('In rupees, GST included; the sale price if there is one'),
  stock: z.int().describe('Pieces that can be sold now'),
});
export type OfferJson = z.infer<typeof OfferJson>;

/** GET /admin/callers. */
export const CallerQuery = z.object({ phone: CallerPhone.describe('A mobile number in any format') });

/** The customer who calls from a number, with the delivery address of their last order. */
export const CallerJson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  orders: z.int().describe('Orders ever placed'),
  refused: z.int().describe('Cash on delivery parcels of the last year that came back'),
  address: z
    .object({
      line1: z.string(),
      line2: z.string(),
      city: z.string(),
      state: StateKey,
      postal_code: z.string(),
    })
    .nullable(),
});
export type CallerJson = z.infer<typeof CallerJson>;
