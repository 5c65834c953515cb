import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';

const day = z.iso.date('Please enter a day like 2026-11-22').optional();

/**
 * The search of the audit log: `q` searches names, actions and subjects; `person` is an id, an e-mail address or a name; `subject` is an
 * id, a name or a number; days are Indian days, both included.
 */
export const AuditListing = z.object({
  ...pagingFields(50),
  q: z.string().trim().max(100).optional(),
  person: z.string().max(64).optional(),
  subject: z.string().max(200).optional(),
  action: z.string().max(60).optional(),
  from: day,
  to: day,
});
export type AuditListing = z.infer<typeof AuditListing>;
