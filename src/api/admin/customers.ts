import { prettyJSON } from 'hono/pretty-json';
import { exportFileName } from '#contract/account-export.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { allowCod, blockCod } from '#shop/customers/block-cod.ts';
import { getAdminCustomer } from '#shop/orders/buyers/get-admin-customer.ts';
import { listAdminCustomers } from '#shop/orders/buyers/list-admin-customers.ts';
import { eraseCustomer } from '#shop/workflows/privacy/erase-account.ts';
import { exportCustomer } from '#shop/workflows/privacy/export-account.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/customers.ts';

export const adminCustomers = createRouter();

adminCustomers.openapi(routes.list, async (c) =>
  c.json(await listAdminCustomers(c.get('ctx'), c.req.valid('query')), 200),
);

adminCustomers.openapi(routes.get, async (c) =>
  c.json({ customer: await getAdminCustomer(c.get('ctx'), c.req.valid('param').id) }, 200),
);

// The JSON is indented, because people read the file too.
const exportAll = { ...routes.exportAll, middleware: prettyJSON({ force: true }) };

adminCustomers.openapi(exportAll, async (c) => {
  const ctx = c.get('ctx');
  const data = await exportCustomer(ctx, c.req.valid('param').id);
  c.header('content-disposition', `attachment; filename="${exportFileName(toIndianDay(ctx.clock.now()))}"`);
  return c.json(data, 200);
});

adminCustomers.openapi(routes.erase, async (c) => {
  await eraseCustomer(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});

adminCustomers.openapi(routes.blockCod, async (c) => {
  await blockCod(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').reason);
  return c.body(null, 204);
});

adminCustomers.openapi(routes.allowCod, async (c) => {
  await allowCod(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
