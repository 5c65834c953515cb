import * as routes from '#contract/admin/collections.ts';
import { changeCollection } from '#shop/catalogue/collections/admin/change-collection.ts';
import { createCollection } from '#shop/catalogue/collections/admin/create-collection.ts';
import {
  exportCollections,
  getAdminCollection,
  listAdminCollections,
} from '#shop/catalogue/collections/admin/list-admin-collections.ts';
import { removeCollection } from '#shop/catalogue/collections/admin/remove-collection.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';

export const adminCollections = createRouter();

const headings = ['Name', 'Address', 'Products by', 'Products'];

adminCollections.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listAdminCollections(ctx, wanted), 200);
  const rows = (await exportCollections(ctx, wanted)).map(({ name, slug, kind, products }) => [
    name,
    slug,
    kind === 'by_hand' ? 'Hand' : 'Rule',
    products,
  ]);
  return answerCsv(c, 'collections.csv', [headings, rows]);
});
adminCollections.openapi(routes.get, async (c) =>
  c.json({ collection: await getAdminCollection(c.get('ctx'), c.req.valid('param').id) }, 200),
);
adminCollections.openapi(routes.add, async (c) =>
  c.json({ collection: await createCollection(c.get('ctx'), c.req.valid('json')) }, 201),
);
adminCollections.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ collection: await changeCollection(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminCollections.openapi(routes.remove, async (c) => {
  await removeCollection(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
