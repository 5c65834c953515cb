import { TaxRates } from '#domain/tax/tax-rate.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

export const list = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  path: '/admin/tax-rates',
  method: 'get',
  summary: 'The dated GST rates by HSN code',
  responses: { 200: answers(TaxRates, 'All rates, with their version'), ...refuses(401, 403) },
});

export const save = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_settings',
  path: '/admin/tax-rates',
  method: 'put',
  summary: 'Replace the GST rates; a rate that was used in a sale can only be ended',
  request: { body: takes(TaxRates) },
  responses: { 200: answers(TaxRates, 'The current rates'), ...refuses(401, 403, 409, 422) },
});
