import { z } from 'zod';
import { optionalEmailField } from '#domain/customer/email.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { PlaceOrder } from './place-order.ts';

const REASON_WORDS = 'Please say why cash on delivery is fine for this order';

/** POST /admin/orders: an order that a customer gives by telephone. Paid online, it is paid by a payment link. */
export const TelephoneOrder = PlaceOrder.omit({ billing_address: true, instead_of: true }).extend({
  email: optionalEmailField('Invalid email address'),
  /** Why cash on delivery is taken although the owner's rules refuse it. */
  cod_reason: z
    .union(
      [z.literal(''), z.string().trim().min(3, REASON_WORDS).max(500, atMostSentence(500))],
      REASON_WORDS,
    )
    .nullish()
    .transform((reason) => reason || undefined),
});
export type TelephoneOrder = z.infer<typeof TelephoneOrder>;
export type TelephoneOrderInput = z.input<typeof TelephoneOrder>;

/** The phone of an order in its stored form, from any spelling. */
export const CallerPhone = PlaceOrder.shape.phone;
