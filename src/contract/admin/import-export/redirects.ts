import { z } from 'zod';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import {
  RedirectFields,
  RedirectJson,
  RedirectListing,
  RedirectsAnswer,
} from '#contract/import-export/redirect.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_content' as const };
const params = z.object({ id: z.string().max(64) });
const RedirectAnswer = z.object({ redirect: RedirectJson });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/redirects',
  summary: 'Redirects from addresses of an earlier shop, newest first. CSV contains all of them',
  request: { query: RedirectListing },
  responses: { 200: answersWithCsv(RedirectsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/redirects/{id}',
  summary: 'One redirect',
  request: { params },
  responses: { 200: answers(RedirectAnswer, 'The redirect'), ...refuses(401, 403, 404) },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/redirects',
  summary: 'Redirect an address of an earlier shop to a page of this one',
  request: { body: takes(RedirectFields) },
  responses: { 201: answers(RedirectAnswer, 'The redirect'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/redirects/{id}',
  summary: 'Change a redirect by the version you have',
  request: { params, body: takes(RedirectFields.safeExtend({ version: z.int() })) },
  responses: { 200: answers(RedirectAnswer, 'The redirect'), ...refuses(401, 403, 404, 409, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/redirects/{id}',
  summary: 'Remove a redirect',
  request: { params },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404) },
});
