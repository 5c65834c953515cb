import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { StockRequest } from '#contract/stock/stock-request.ts';

const Requested = z.object({ id: z.string(), message: z.string() });

export const request = defineRoute({
  method: 'post',
  path: '/stock-requests',
  tags: ['Catalogue'],
  security: needsLogin,
  summary: 'Ask to be told when a product is back',
  request: { body: takes(StockRequest) },
  responses: { 201: answers(Requested, 'We will tell you'), ...refuses(401, 404, 422) },
});
