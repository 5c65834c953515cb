import { RefundListing, RefundsAnswer } from '#contract/money/admin-refunds.ts';
import { answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const list = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/refunds',
  summary: 'Refunds of online payments, unfinished ones first. CSV contains all pages of the list',
  request: { query: RefundListing },
  responses: { 200: answersWithCsv(RefundsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
