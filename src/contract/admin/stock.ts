import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { CountStock } from '#contract/stock/stock-count.ts';

export const count = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_stock',
  method: 'post',
  path: '/admin/products/{id}/stock',
  summary: 'Pieces that came in, or that are missing',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(CountStock) },
  responses: {
    200: answers(z.object({ stock_quantity: z.int() }), 'How many there are now'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
