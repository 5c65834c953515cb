import { z } from 'zod';
import { MOST_CHANGED_AT_ONCE, pagingFields } from '#domain/paging.ts';

/** Work that was given up after many attempts: a message to a person, or a job of the shop. */
export const FailedWorkJson = z.object({
  id: z.string(),
  kind: z.enum(['message', 'job']),
  name: z.string().describe('The kind of message, or the name of the job'),
  to: z.string().nullable().describe('The recipient of the message'),
  order_number: z.string().nullable(),
  reason: z.string(),
  attempts: z.int(),
  failed_at: z.iso.datetime(),
});
export type FailedWorkJson = z.infer<typeof FailedWorkJson>;

export const FailedWorkListing = z.object({
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe('A part of the recipient, the order number, the kind or the reason'),
  kind: z.enum(['message', 'job']).optional(),
  ...pagingFields(),
});
export type FailedWorkListing = z.infer<typeof FailedWorkListing>;
export const FailedWorkAnswer = z.object({ failed: z.array(FailedWorkJson), total: z.int() });

const ids = z
  .array(z.string().max(64))
  .min(1, 'Please select at least one')
  .max(MOST_CHANGED_AT_ONCE, `Please select at most ${MOST_CHANGED_AT_ONCE} at a time`);

export const RetryWork = z.object({ ids });
export const DiscardWork = z.object({
  ids,
  reason: z.string('Please give the reason').trim().min(1, 'Please give the reason').max(200),
});
