import { createRoute, z } from '@hono/zod-openapi';
import { notFound } from '#domain/error.ts';
import { findOrderByNumber } from '#shop/orders/find-by-number.ts';
import { createDoor, refuses } from '#api/open-api.ts';

const TrackedNumber = z.object({ orderNumber: z.string().max(40) });

const follow = createRoute({
  method: 'get',
  path: '/track/{orderNumber}',
  request: { params: TrackedNumber },
  responses: {
    302: {
      description: 'To the courier’s page for the parcel, or to a plain page of ours while there is none',
    },
    ...refuses(404, 422),
  },
});

export const track = createDoor();

track.openapi(follow, async (c) => {
  const order = await findOrderByNumber(c.get('ctx'), c.req.valid('param').orderNumber);
  if (!order) throw notFound('Order');
  c.header('cache-control', 'no-store');
  return c.redirect(order.courierUrl ?? `/track/${order.orderNumber}/status`, 302);
});
