import { z } from 'zod';
import { QuoteCart } from '#contract/pricing/cart-quote.ts';
import { CallerPhone } from '#domain/order/telephone-order.ts';
import { StateKey } from '#domain/tax/state.ts';

/** POST /admin/orders/quote: the cart of a caller; the phone decides which rules for cash on delivery and which promo codes hold. */
export const QuoteTelephoneOrder = QuoteCart.extend({ phone: CallerPhone.optional() });
export type QuoteTelephoneOrder = z.infer<typeof QuoteTelephoneOrder>;

/** GET /admin/callers. */
export const CallerQuery = z.object({ phone: CallerPhone.describe('A mobile number in any spelling') });

/** The customer who calls from a number, with where their last order was sent. */
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
