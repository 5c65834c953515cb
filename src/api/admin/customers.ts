import { prettyJSON } from 'hono/pretty-json';
import { exportFileName } from '#contract/account-export.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { allowCod, blockCod } from '#shop/customers/block-cod.ts';
import { getAdminCustomer } from '#shop/orders/buyers/get-admin-customer.ts';
import { listAdminCustomers } from '#shop/orders/buyers/list-admin-customers.ts';
import { exportListedCustomers } from '#shop/workflows/exports/export-listed-customers.ts';
import { eraseCustomer } from '#shop/workflows/privacy/erase-account.ts';
import { exportCustomer } from '#shop/workflows/privacy/export-account.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/customers.ts';

export const adminCustomers = createRouter();

const headings = ['Name', 'Mobile', 'E-mail', 'Orders', 'Refused', 'Since'];

adminCustomers.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listAdminCustomers(ctx, wanted), 200);
  const customers = await exportListedCustomers(ctx, wanted);
  const rows = customers.map(({ name, mobile, email, orders, refused, created_at }) => [
    name,
    mobile ?? '',
    email ?? '',
    orders,
    refused,
    toTimeCell(created_at),
  ]);
  return answerCsv(c, 'customers.csv', [headings, rows]);
});

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
