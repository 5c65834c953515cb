import { z } from 'zod';
import {
  FetchedSettlements,
  SettlementAnswer,
  SettlementListing,
  SettlementsAnswer,
} from '#contract/money/admin-settlements.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin };

export const list = defineRoute({
  ...shared,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/settlements',
  summary:
    'What Razorpay transferred to the bank, with fee, tax and UTR, and what does not agree with the books',
  request: { query: SettlementListing },
  responses: { 200: answersWithCsv(SettlementsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/settlements/{id}',
  summary: 'One transfer with its payments, refunds and adjustments',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: answers(SettlementAnswer, 'The transfer'), ...refuses(401, 403, 404) },
});
export const refresh = defineRoute({
  ...shared,
  ability: 'collect_cash',
  method: 'post',
  path: '/admin/settlements/refresh',
  summary: 'Ask Razorpay for the settlements of this month and the last; otherwise it is asked each night',
  responses: { 200: answers(FetchedSettlements, 'How many it has'), ...refuses(401, 403, 503) },
});
