import { notFound } from '#domain/error.ts';
import { findOrderByNumber } from '#shop/orders/find-by-number.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/orders/track.ts';

export const track = createRouter();

track.openapi(routes.follow, async (c) => {
  const order = await findOrderByNumber(c.get('ctx'), c.req.valid('param').orderNumber);
  if (!order) throw notFound('Order');
  c.header('cache-control', 'no-store');
  return c.redirect(order.courierUrl ?? `/track/${order.orderNumber}/status`, 302);
});
