import { createRoute } from '@hono/zod-openapi';
import { TaxRates } from '#domain/tax/tax-rate.ts';
import { listTaxRates } from '#shop/catalogue/tax-rates/list-tax-rates.ts';
import { saveTaxRates } from '#shop/catalogue/tax-rates/save-tax-rates.ts';
import { noStore } from '../no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '../open-api.ts';

const list = createRoute({
  tags: ['Office'],
  middleware: noStore,
  security: needsLogin,
  path: '/admin/tax-rates',
  method: 'get',
  summary: 'The dated GST rates by HSN code',
  responses: { 200: answers(TaxRates, 'All rates, with their version'), ...refuses(401, 403) },
});

const save = createRoute({
  tags: ['Office'],
  middleware: noStore,
  security: needsLogin,
  path: '/admin/tax-rates',
  method: 'put',
  summary: 'Replace the GST rates; one under which something was sold may only end',
  request: { body: takes(TaxRates) },
  responses: { 200: answers(TaxRates, 'The rates as they are now'), ...refuses(401, 403, 409, 422) },
});

export const adminTaxRates = createDoor();

adminTaxRates.openapi(list, async (c) => c.json(await listTaxRates(c.get('ctx')), 200));
adminTaxRates.openapi(save, async (c) => c.json(await saveTaxRates(c.get('ctx'), c.req.valid('json')), 200));
