import { z } from 'zod';
import { type ConsentChannel, ConsentPurpose } from '#domain/customer/consent.ts';

const moment = z.iso.datetime();

/** GET /profile/consents: the current state of every consent, and the log of all changes. */
export const ConsentsAnswer = z.object({
  consents: z.array(
    z.object({
      purpose: ConsentPurpose,
      title: z.string(),
      text: z.string(),
      version: z.string(),
      given: z.boolean(),
      /** Null while the customer has not answered. */
      at: moment.nullable(),
      switchable: z.boolean(),
      /** The reason why it cannot be switched on now. */
      hint: z.string(),
    }),
  ),
  log: z.array(
    z.object({
      purpose: ConsentPurpose,
      given: z.boolean(),
      version: z.string(),
      channel: z.string(),
      at: moment,
    }),
  ),
});
export type ConsentsAnswer = z.infer<typeof ConsentsAnswer>;

/** PUT /profile/consents/{purpose}. */
export const SwitchConsent = z.object({
  given: z.boolean('Please choose yes or no'),
  /** The page on which the switch was used. */
  channel: z.enum(['profile', 'checkout'] satisfies ConsentChannel[]).default('profile'),
});
export type SwitchConsent = z.infer<typeof SwitchConsent>;

/** POST /consents: the visitor's answer about the advertiser's pixel in this browser. */
export const SetAdConsent = z.object({
  purpose: z.literal('ads'),
  given: z.boolean('Please choose yes or no'),
  /** The id that an earlier response of the shop gave this browser. */
  browser_id: z
    .string()
    .regex(/^bro_[0-9a-z]{22}$/, 'Not an id of ours')
    .optional(),
});
export type SetAdConsent = z.infer<typeof SetAdConsent>;
