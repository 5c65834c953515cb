import { z } from 'zod';
import { TRACKED_ACTIONS } from '#domain/analytics/visit.ts';

// Separate from the rules of domain/analytics/visit.ts, so that the browser does not load schemas for data it writes itself.

const text = z.string().max(2000).nullish();
const sessionId = z
  .string('session_id is missing')
  .regex(/^[\w-]{8,64}$/, 'session_id must be 8 to 64 letters, digits, - or _');
const userId = text.describe('Read from the session, whatever is sent');
const page = z.string('page is missing').min(1, 'page is missing').max(2000, 'page is too long');

/** POST /analytics/track/visit. */
export const TrackVisit = z.object({
  page,
  session_id: sessionId,
  user_id: userId,
  referrer: text,
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_term: text,
  utm_content: text,
});
export type TrackVisit = z.infer<typeof TrackVisit>;

const scalar = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);

/** POST /analytics/track/action; `value` in rupees. */
export const TrackAction = z.object({
  session_id: sessionId,
  user_id: userId,
  action: z.enum(TRACKED_ACTIONS, `action must be one of ${TRACKED_ACTIONS.join(', ')}`),
  page,
  product_id: z.string().max(100).nullish(),
  category: z.string().max(100).nullish(),
  value: z.number().min(0).max(100_000_000).nullish(),
  metadata: z
    .record(z.string().max(40), scalar)
    .refine((facts) => Object.keys(facts).length <= 20, 'metadata holds at most 20 facts')
    .nullish(),
});
export type TrackAction = z.infer<typeof TrackAction>;
