import { readAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { answerReturn } from '#shop/orders/returns/answer-return.ts';
import { exportReturns, listReturns } from '#shop/orders/returns/list-returns.ts';
import { receiveReturn } from '#shop/orders/returns/receive-return.ts';
import { recordReturn } from '#shop/orders/returns/record-return.ts';
import { exchangeOrder } from '#shop/workflows/exchange/exchange-order.ts';
import { previewExchange } from '#shop/workflows/exchange/preview-exchange.ts';
import { previewRefund } from '#shop/workflows/refund/preview-refund.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/order-returns.ts';

export const adminOrderReturns = createRouter();

adminOrderReturns.openapi(routes.refundPreview, async (c) =>
  c.json(await previewRefund(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
);

adminOrderReturns.openapi(routes.exchange, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { 'idempotency-key': key } = c.req.valid('header');
  const exchange = await exchangeOrder(ctx, id, c.req.valid('json'), key);
  return c.json({ order: await readAdminOrder(ctx, id), exchange }, 200);
});

adminOrderReturns.openapi(routes.exchangePreview, async (c) =>
  c.json(await previewExchange(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
);

const headings = 'Order,Customer,State,Wants,Pieces,Reason,Answer,Asked,Settled'.split(',');

adminOrderReturns.openapi(routes.listReturns, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listReturns(ctx, wanted), 200);
  const rows = (await exportReturns(ctx, wanted)).map((row) => [
    row.order_number,
    row.customer_name,
    row.state,
    row.wish,
    row.pieces.map(({ quantity, product_name }) => `${quantity} × ${product_name}`).join(', '),
    row.reason,
    row.answer,
    toTimeCell(row.requested_at),
    toTimeCell(row.settled_at),
  ]);
  return answerCsv(c, 'returns.csv', [headings, rows]);
});

adminOrderReturns.openapi(routes.recordReturn, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { version, ...wanted } = c.req.valid('json');
  await recordReturn(ctx, { id, version }, wanted);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderReturns.openapi(routes.answerReturn, async (c) => {
  const ctx = c.get('ctx');
  const { id, return: returnId } = c.req.valid('param');
  const { version, ...answer } = c.req.valid('json');
  await answerReturn(ctx, { id, version }, returnId, answer);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderReturns.openapi(routes.receiveReturn, async (c) => {
  const ctx = c.get('ctx');
  const { id, return: returnId } = c.req.valid('param');
  const { version, items } = c.req.valid('json');
  await receiveReturn(ctx, { id, version }, returnId, { items });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});
