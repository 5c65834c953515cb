import { SubscriberListing, SubscribersAnswer } from '#contract/subscribers.ts';
import { z } from 'zod';
import { answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

const params = z.object({ id: z.string().max(64) });

export const list = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_content',
  method: 'get',
  path: '/admin/subscribers',
  summary: 'The newsletter’s subscribers. CSV contains all pages of the list, up to 10,000 addresses',
  request: { query: SubscriberListing },
  responses: { 200: answersWithCsv(SubscribersAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const remove = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_content',
  method: 'delete',
  path: '/admin/subscribers/{id}',
  summary: 'Erase an address from the newsletter at its owner’s request',
  request: { params },
  responses: { 204: { description: 'Erased' }, ...refuses(401, 403, 404) },
});
