import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { BulkAnswer } from '#contract/bulk.ts';
import { DiscardWork, FailedWorkAnswer, FailedWorkListing, RetryWork } from '#contract/safety/failed-work.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'keep_safe' as const };

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/failed-work',
  summary: 'Failed messages and jobs, newest first, with the reason',
  request: { query: FailedWorkListing },
  responses: { 200: answers(FailedWorkAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const retry = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/failed-work/retry',
  summary: 'Retry failed messages and jobs; none is done twice',
  request: { body: takes(RetryWork) },
  responses: { 200: answers(BulkAnswer, 'The result for each'), ...refuses(401, 403, 422) },
});
export const discard = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/failed-work/discard',
  summary: 'Discard failed messages and jobs, with a reason',
  request: { body: takes(DiscardWork) },
  responses: { 200: answers(BulkAnswer, 'The result for each'), ...refuses(401, 403, 422) },
});
