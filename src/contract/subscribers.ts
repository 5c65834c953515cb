import { z } from 'zod';
import { SubscriptionSource } from '#domain/messaging/subscription-source.ts';
import { pagingFields } from '#domain/paging.ts';

const moment = z.iso.datetime();

export const SubscribersAnswer = z.object({
  subscribers: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      asked_at: moment,
      source: SubscriptionSource,
      confirmed_at: moment.nullable(),
      ended_at: moment.nullable(),
    }),
  ),
  total: z.int(),
});
export type SubscribersAnswer = z.infer<typeof SubscribersAnswer>;

/** The search of the newsletter's subscribers. By default it lists confirmed ones, because only they may be written to. */
export const SubscriberListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(100).optional().describe('Part of the e-mail address'),
  state: z.enum(['confirmed', 'asked', 'ended']).default('confirmed'),
  source: SubscriptionSource.optional(),
  sort: z.enum(['newest', 'email']).default('newest'),
});
export type SubscriberListing = z.infer<typeof SubscriberListing>;
