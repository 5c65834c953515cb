import { getAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { exchangeOrder } from '#shop/workflows/exchange/exchange-order.ts';
import { previewExchange } from '#shop/workflows/exchange/preview-exchange.ts';
import { previewRefund } from '#shop/workflows/refund/preview-refund.ts';
import { createRouter } from '#api/open-api.ts';
import { IDEMPOTENCY_HEADER } from '#contract/order/place-order.ts';
import * as routes from '#contract/admin/orders/order-returns.ts';

export const adminOrderReturns = createRouter();

adminOrderReturns.openapi(routes.refundPreview, async (c) =>
  c.json(await previewRefund(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
);

adminOrderReturns.openapi(routes.exchange, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const key = c.req.header(IDEMPOTENCY_HEADER) ?? '';
  const exchange = await exchangeOrder(ctx, id, c.req.valid('json'), key);
  return c.json({ order: await getAdminOrder(ctx, id), exchange }, 200);
});

adminOrderReturns.openapi(routes.exchangePreview, async (c) =>
  c.json(await previewExchange(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
);
