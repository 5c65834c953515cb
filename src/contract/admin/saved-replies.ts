import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { SavedReplyFields, SavedReplyJson } from '#contract/support/saved-reply.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'answer_customers' as const };
const params = z.object({ id: z.string().max(64) });
const SavedReplyAnswer = z.object({ saved_reply: SavedReplyJson });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/saved-replies',
  summary: 'The saved replies for tickets, by title',
  responses: {
    200: answers(z.object({ saved_replies: z.array(SavedReplyJson) }), 'All of them'),
    ...refuses(401, 403),
  },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/saved-replies',
  summary: 'Save a reply; {name} and {ticket} in its text are replaced when it is used',
  request: { body: takes(SavedReplyFields) },
  responses: { 201: answers(SavedReplyAnswer, 'The reply'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/saved-replies/{id}',
  summary: 'Change a saved reply by the version you have',
  request: { params, body: takes(SavedReplyFields.extend({ version: z.int() })) },
  responses: { 200: answers(SavedReplyAnswer, 'The reply'), ...refuses(401, 403, 404, 409, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/saved-replies/{id}',
  summary: 'Remove a saved reply',
  request: { params },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404) },
});
