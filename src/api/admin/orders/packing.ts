import { addPhoto } from '#shop/orders/photos/add-photo.ts';
import { claimOrder } from '#shop/orders/packing/claim-order.ts';
import { reportMissingPieces } from '#shop/orders/packing/report-missing-pieces.ts';
import { readPhoto } from '#shop/orders/photos/read-photo.ts';
import { releaseClaim } from '#shop/orders/packing/release-claim.ts';
import { readAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { answerStaffPhoto } from '#api/answer-bytes.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/packing.ts';

export const adminPacking = createRouter();

adminPacking.openapi(routes.claim, async (c) =>
  c.json({ claim: await claimOrder(c.get('ctx'), c.req.valid('param').id) }, 200),
);

adminPacking.openapi(routes.release, async (c) => {
  await releaseClaim(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});

adminPacking.openapi(routes.reportMissing, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await reportMissingPieces(ctx, id, c.req.valid('json').items);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminPacking.openapi(routes.addPhoto, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await addPhoto(ctx, id, new Uint8Array(await c.req.valid('form').file.arrayBuffer()));
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminPacking.openapi(routes.photo, async (c) => {
  const { id, photo } = c.req.valid('param');
  return answerStaffPhoto(c, await readPhoto(c.get('ctx'), id, photo), 'private, max-age=86400');
});
