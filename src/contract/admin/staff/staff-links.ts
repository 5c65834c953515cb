import { z } from 'zod';
import { StaffLinkPurpose } from '#domain/staff/staff-links.ts';
import { answers, defineRoute, refuses, takes } from '#contract/define-route.ts';
import { AcceptStaffLink, ClaimSetup, StaffLinkToken } from '#contract/staff/staff.ts';

const shared = { tags: ['Admin'], method: 'post' as const };
const LinkedPerson = z.object({ purpose: StaffLinkPurpose, name: z.string(), email: z.string() });
const LinkAccepted = LinkedPerson.extend({
  /** The names of the API keys that ended, and of the passkeys that still sign the person in. */
  ended_api_keys: z.array(z.string()),
  passkeys: z.array(z.string()),
});

export const get = defineRoute({
  ...shared,
  path: '/admin/staff/link',
  summary: 'The person for whom a one-time link was made',
  request: { body: takes(StaffLinkToken) },
  responses: { 200: answers(LinkedPerson, 'The staff member'), ...refuses(403, 404, 422) },
});

export const accept = defineRoute({
  ...shared,
  path: '/admin/staff/accept',
  summary: 'Choose a password by a one-time link. All sessions and API keys of the person end',
  request: { body: takes(AcceptStaffLink) },
  responses: {
    200: answers(LinkAccepted, 'The staff member, who can now sign in'),
    ...refuses(403, 404, 422),
  },
});

export const claim = defineRoute({
  ...shared,
  path: '/admin/setup/claim',
  summary: 'Become the first owner of an empty shop by the link printed at its start',
  request: { body: takes(ClaimSetup) },
  responses: {
    201: answers(z.object({ id: z.string(), name: z.string(), email: z.string() }), 'The first owner'),
    ...refuses(403, 404, 422),
  },
});
