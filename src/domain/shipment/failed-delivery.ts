import { z } from 'zod';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { parseE164 } from '#domain/customer/phone.ts';

/** Couriers send a parcel back, or try again automatically, if they get no answer for this long. */
export const ANSWER_WITHIN_HOURS = 24;

const note = z.string().trim().max(200, atMostSentence(200)).default('');

/** The answers of the shop when a parcel could not be delivered. */
export const FailedDeliveryAnswer = z.discriminatedUnion('action', [
  z.object({ action: z.literal('reattempt'), note }),
  z.object({
    action: z.literal('change_address'),
    address: z.string().trim().min(5, 'Please enter the address').max(200, atMostSentence(200)),
    phone: z
      .string()
      .trim()
      .refine((text) => parseE164(text) !== undefined, 'Please enter a mobile number such as +919829010003'),
    note,
  }),
  z.object({ action: z.literal('return'), note }),
]);
export type FailedDeliveryAnswer = z.infer<typeof FailedDeliveryAnswer>;
