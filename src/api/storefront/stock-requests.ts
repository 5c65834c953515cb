import { createRoute, z } from '@hono/zod-openapi';
import { STOCK_REQUEST_WORDS } from '#domain/stock/stock-request-words.ts';
import { StockRequest } from '#domain/stock/stock-request.ts';
import { requestStock } from '#shop/stock/request-stock.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';

const Requested = z.object({ id: z.string(), message: z.string() });

const request = createRoute({
  method: 'post',
  path: '/stock-requests',
  tags: ['Catalogue'],
  security: needsLogin,
  summary: 'Ask to be told when a good is back',
  middleware: noStore,
  request: { body: takes(StockRequest) },
  responses: { 201: answers(Requested, 'We will tell you'), ...refuses(401, 404, 422) },
});

export const stockRequests = createDoor();

stockRequests.openapi(request, async (c) => {
  const { requestId } = await requestStock(c.get('ctx'), c.req.valid('json'));
  return c.json({ id: requestId, message: STOCK_REQUEST_WORDS.done }, 201);
});
