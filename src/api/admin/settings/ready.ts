import { checkSupplier } from '#shop/seller/check-supplier.ts';
import { closeForOrders } from '#shop/seller/close-for-orders.ts';
import { openForOrders } from '#shop/seller/open-for-orders.ts';
import { readReadiness, readSupplier } from '#shop/seller/read-readiness.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/settings/ready.ts';

export const adminReady = createRouter();

adminReady.openapi(routes.get, async (c) => c.json(await readReadiness(c.get('ctx')), 200));

adminReady.openapi(routes.check, async (c) => {
  const ctx = c.get('ctx');
  const { supplier } = c.req.valid('param');
  await checkSupplier(ctx, supplier, c.req.valid('json').to);
  return c.json(await readSupplier(ctx, supplier), 200);
});

adminReady.openapi(routes.open, async (c) => c.json(await openForOrders(c.get('ctx')), 200));

adminReady.openapi(routes.close, async (c) =>
  c.json(await closeForOrders(c.get('ctx'), c.req.valid('json')), 200),
);
