import { archiveProduct, restoreProduct } from '#shop/workflows/edit-products/archive-product.ts';
import { changeProduct } from '#shop/workflows/edit-products/change-product.ts';
import { changeProducts } from '#shop/workflows/edit-products/change-products.ts';
import { createProduct } from '#shop/workflows/edit-products/create-product.ts';
import { duplicateProduct } from '#shop/workflows/edit-products/duplicate-product.ts';
import { getAdminProduct } from '#shop/workflows/edit-products/get-admin-product.ts';
import { exportAdminProducts, listAdminProducts } from '#shop/workflows/edit-products/list-admin-products.ts';
import { toProductsTable } from '#contract/catalogue/products-table.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/catalogue/products.ts';

export const adminProducts = createRouter();

adminProducts.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (wantsCsv(c))
    return answerCsv(c, 'products.csv', toProductsTable(await exportAdminProducts(ctx, wanted)));
  return c.json(await listAdminProducts(ctx, wanted), 200);
});
adminProducts.openapi(routes.create, async (c) => {
  return c.json({ product: await createProduct(c.get('ctx'), c.req.valid('json')) }, 201);
});
adminProducts.openapi(routes.bulk, async (c) => {
  const { 'idempotency-key': key } = c.req.valid('header');
  return c.json(await changeProducts(c.get('ctx'), c.req.valid('json'), key), 200);
});
adminProducts.openapi(routes.get, async (c) => {
  return c.json({ product: await getAdminProduct(c.get('ctx'), c.req.valid('param').id) }, 200);
});
adminProducts.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ product: await changeProduct(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminProducts.openapi(routes.archive, async (c) => {
  const ref = { ...c.req.valid('json'), ...c.req.valid('param') };
  return c.json({ product: await archiveProduct(c.get('ctx'), ref) }, 200);
});
adminProducts.openapi(routes.restore, async (c) => {
  const ref = { ...c.req.valid('json'), ...c.req.valid('param') };
  return c.json({ product: await restoreProduct(c.get('ctx'), ref) }, 200);
});
adminProducts.openapi(routes.duplicate, async (c) => {
  return c.json({ product: await duplicateProduct(c.get('ctx'), c.req.valid('param').id) }, 201);
});
