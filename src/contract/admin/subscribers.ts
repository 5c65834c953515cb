import { SubscriberListing, SubscribersAnswer } from '#contract/subscribers.ts';
import { answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const list = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_content',
  method: 'get',
  path: '/admin/subscribers',
  summary: 'The subscribers of the newsletter; as CSV all pages of the list, up to 10,000 addresses',
  request: { query: SubscriberListing },
  responses: { 200: answersWithCsv(SubscribersAnswer, 'One page'), ...refuses(401, 403, 422) },
});
