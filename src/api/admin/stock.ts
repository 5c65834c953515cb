import { createRoute, z } from '@hono/zod-openapi';
import { CountStock } from '#domain/stock/stock-count.ts';
import { countStock } from '#shop/stock/count-stock.ts';
import { noStore } from '../no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '../open-api.ts';

const count = createRoute({
  tags: ['Office'],
  middleware: noStore,
  security: needsLogin,
  method: 'post',
  path: '/admin/products/{id}/stock',
  summary: 'Pieces that came in, or that are missing',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(CountStock) },
  responses: {
    200: answers(z.object({ stock_quantity: z.int() }), 'How many there are now'),
    ...refuses(401, 403, 404, 409, 422),
  },
});

export const officeStock = createDoor();

officeStock.openapi(count, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ stock_quantity: await countStock(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
