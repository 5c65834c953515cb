import { z } from 'zod';
import { answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';
import { AuditListing } from '#contract/staff/audit.ts';

const Named = z.object({ id: z.string(), name: z.string() }).nullable();
const AuditJson = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  person: Named,
  api_key: Named,
  address: z.string(),
  action: z.string(),
  subject: z.string(),
  subject_name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export const list = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_audit',
  method: 'get',
  path: '/admin/audit',
  summary: 'The audit log of changes and refusals, newest first. CSV contains all pages of the list',
  request: { query: AuditListing },
  responses: {
    200: answersWithCsv(z.object({ events: z.array(AuditJson), total: z.int() }), 'One page'),
    ...refuses(401, 403, 422),
  },
});
