import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { SessionsAnswer } from '#contract/sign-in/session.ts';
import { ChangeStaffPassword } from '#contract/staff/staff.ts';
import { ApiKeyJson } from './api-keys.ts';

const shared = { tags: ['Admin'], security: needsLogin };

export const changePassword = defineRoute({
  ...shared,
  method: 'put',
  path: '/admin/me/password',
  summary: 'Change the password; other sessions end',
  request: { body: takes(ChangeStaffPassword) },
  responses: { 204: { description: 'Changed' }, ...refuses(401, 403, 422, 429) },
});

export const listSessions = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/me/sessions',
  summary: 'The open sessions of the signed-in staff member',
  responses: { 200: answers(SessionsAnswer, 'Open sessions'), ...refuses(401) },
});

export const endSession = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/me/sessions/{id}',
  summary: 'End one session',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Ended' }, ...refuses(401, 403, 404) },
});

export const endOtherSessions = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/me/sessions',
  summary: 'End all other sessions',
  responses: { 204: { description: 'Ended' }, ...refuses(401, 403) },
});

export const listApiKeys = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/me/api-keys',
  summary: 'The active API keys that the signed-in staff member made',
  responses: {
    200: answers(z.object({ api_keys: z.array(ApiKeyJson) }), 'The keys'),
    ...refuses(401, 403),
  },
});

export const revokeApiKey = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/me/api-keys/{id}',
  summary: 'Revoke one of these keys',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Revoked' }, ...refuses(401, 403, 404) },
});
