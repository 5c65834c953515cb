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
  summary: 'Razorpay’s transfers to the bank, with fee, tax and UTR, and differences from the books',
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
  summary: 'Fetch the settlements of this month and the last from Razorpay now; a job does this each night',
  responses: { 200: answers(FetchedSettlements, 'The number fetched'), ...refuses(401, 403, 503) },
});
