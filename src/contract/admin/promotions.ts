import { z } from 'zod';
import {
  AdminPromotionJson,
  ChangePromotion,
  PromotionFields,
  PromotionListing,
  PromotionsAnswer,
} from '#contract/pricing/admin-promotion.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_promotions' as const };
const params = z.object({ id: z.string().max(64) });
const PromotionAnswer = z.object({ promotion: AdminPromotionJson });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/promotions',
  summary: 'The promotion codes, with the number of uses and the discount given',
  request: { query: PromotionListing },
  responses: { 200: answersWithCsv(PromotionsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/promotions/{id}',
  summary: 'One promotion code',
  request: { params },
  responses: { 200: answers(PromotionAnswer, 'The promotion'), ...refuses(401, 403, 404) },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/promotions',
  summary: 'Add a promotion code',
  request: { body: takes(PromotionFields) },
  responses: { 201: answers(PromotionAnswer, 'The promotion'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/promotions/{id}',
  summary: 'Change a promotion by the version you have; existing orders keep their prices',
  request: { params, body: takes(ChangePromotion) },
  responses: { 200: answers(PromotionAnswer, 'The promotion'), ...refuses(401, 403, 404, 409, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/promotions/{id}',
  summary: 'Remove a promotion code that no order used',
  request: { params },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404, 409) },
});
