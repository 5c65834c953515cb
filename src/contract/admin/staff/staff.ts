import { z } from 'zod';
import { Ability, StaffRole } from '#domain/staff/abilities.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { ChangeStaff, InviteStaff, StaffListing, StaffStatus } from '#contract/staff/staff.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'manage_staff' as const };
const params = z.object({ id: z.string().max(64) });

const StaffMemberJson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  abilities: z.array(Ability),
  status: StaffStatus,
  invited_until: z.iso.datetime().nullable(),
  last_seen_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
});
const MemberAnswer = z.object({ staff: StaffMemberJson });
const Link = { link: z.string(), link_expires_at: z.iso.datetime() };

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/staff',
  summary:
    'The staff, including invited and former members. CSV contains all pages of the list, up to 10,000 people',
  request: { query: StaffListing },
  responses: {
    200: answersWithCsv(z.object({ staff: z.array(StaffMemberJson), total: z.int() }), 'One page'),
    ...refuses(401, 403, 422),
  },
});

export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/staff/{id}',
  summary: 'One member of staff',
  request: { params },
  responses: { 200: answers(MemberAnswer, 'The staff member'), ...refuses(401, 403, 404) },
});

export const invite = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/staff',
  summary: 'Invite a person by a one-time link, which is e-mailed if the shop sends e-mail',
  request: { body: takes(InviteStaff) },
  responses: {
    201: answers(MemberAnswer.extend(Link), 'The staff member, and the link to pass on'),
    ...refuses(401, 403, 409, 422),
  },
});

export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/staff/{id}',
  summary: 'Change name, role, abilities or access; removing access ends every session at once',
  request: { params, body: takes(ChangeStaff) },
  responses: {
    200: answers(MemberAnswer, 'The current staff member'),
    ...refuses(401, 403, 404, 409, 422),
  },
});

export const renewLink = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/staff/{id}/link',
  summary: 'A new one-time link: an invitation, or a new password for a member who has joined',
  request: { params },
  responses: { 200: answers(z.object(Link), 'The link to pass on'), ...refuses(401, 403, 404, 409) },
});

export const endSessions = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/staff/{id}/sessions',
  summary: 'End every session of a person',
  request: { params },
  responses: { 204: { description: 'Ended' }, ...refuses(401, 403, 404) },
});
