import { SearchAnswer, SearchListing, TodayAnswer } from '#contract/overview/admin-overview.ts';
import { answers, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, method: 'get' as const };

export const today = defineRoute({
  ...shared,
  path: '/admin/today',
  summary: 'Today’s pending work, and the sales of 30 days compared with the 30 before',
  responses: { 200: answers(TodayAnswer, 'The counts that the caller may see'), ...refuses(401, 403) },
});
export const search = defineRoute({
  ...shared,
  path: '/admin/search',
  summary: 'Find an order, customer, product, parcel or invoice',
  request: { query: SearchListing },
  responses: { 200: answers(SearchAnswer, 'At most five of each kind'), ...refuses(401, 403, 422) },
});
