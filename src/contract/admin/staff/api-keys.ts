import { z } from 'zod';
import { Ability } from '#domain/staff/abilities.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { CreateApiKey } from '#contract/staff/api-key.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'manage_staff' as const };

export const ApiKeyJson = z.object({
  id: z.string(),
  name: z.string(),
  abilities: z.array(Ability),
  made_by: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/api-keys',
  summary: 'The API keys, newest first',
  responses: { 200: answers(z.object({ api_keys: z.array(ApiKeyJson) }), 'The keys'), ...refuses(401, 403) },
});

export const create = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/api-keys',
  summary: 'Make an API key; it is shown once and sent as a bearer token',
  request: { body: takes(CreateApiKey) },
  responses: {
    201: answers(z.object({ id: z.string(), token: z.string() }), 'The key'),
    ...refuses(401, 403, 422),
  },
});

export const revoke = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/api-keys/{id}',
  summary: 'Revoke a key',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Revoked' }, ...refuses(401, 403, 404) },
});
