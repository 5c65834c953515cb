import { z } from 'zod';
import {
  ChangePriceChange,
  PriceChangeFields,
  PriceChangeJson,
  PriceChangeListing,
  PriceChangesAnswer,
} from '#contract/pricing/price-change.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_promotions' as const };
const params = z.object({ id: z.string().max(64) });
const PriceChangeAnswer = z.object({ price_change: PriceChangeJson });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/price-changes',
  summary: 'The price changes, latest start first',
  request: { query: PriceChangeListing },
  responses: { 200: answersWithCsv(PriceChangesAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/price-changes/{id}',
  summary: 'One price change, with its products and the prices that its end left unchanged',
  request: { params },
  responses: { 200: answers(PriceChangeAnswer, 'The price change'), ...refuses(401, 403, 404) },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/price-changes',
  summary: 'Schedule a price change; one that would overlap another for the same product is refused',
  request: { body: takes(PriceChangeFields) },
  responses: { 201: answers(PriceChangeAnswer, 'The price change'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/price-changes/{id}',
  summary:
    'Change a price change by the version you have. A running one can change its name and end only; an end in the past ends it at once',
  request: { params, body: takes(ChangePriceChange) },
  responses: { 200: answers(PriceChangeAnswer, 'The price change'), ...refuses(401, 403, 404, 409, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/price-changes/{id}',
  summary: 'Remove a price change that has not begun',
  request: { params },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404, 409) },
});
