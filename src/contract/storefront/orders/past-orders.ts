import { answers, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';
import { OwnPastOrderListing, PastOrdersAnswer } from '#contract/order/past-order.ts';

export const list = defineRoute({
  tags: ['Orders'],
  method: 'get',
  path: '/past-orders',
  summary: 'Your orders of the earlier shop, by the mobile number or e-mail address that you have confirmed',
  security: needsLogin,
  request: { query: OwnPastOrderListing },
  responses: { 200: answers(PastOrdersAnswer, 'One page, newest first'), ...refuses(401, 422) },
});
