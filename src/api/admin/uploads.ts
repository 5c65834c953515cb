import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/uploads.ts';
import { readPicture } from '#shop/catalogue/pictures/read-picture.ts';
import { appendPart } from '#shop/catalogue/pictures/uploads/append-part.ts';
import { beginUpload } from '#shop/catalogue/pictures/uploads/begin-upload.ts';
import { findUpload, toUploadJson } from '#shop/catalogue/pictures/uploads/find-upload.ts';
import { finishUpload } from '#shop/catalogue/pictures/uploads/finish-upload.ts';
import { removeUpload } from '#shop/catalogue/pictures/uploads/remove-upload.ts';
import { queuesPictures } from '#api/picture-queue.ts';

export const adminUploads = createRouter();

adminUploads.openapi(routes.begin, async (c) =>
  c.json(await beginUpload(c.get('ctx'), c.req.valid('json')), 201),
);
adminUploads.openapi(routes.get, async (c) =>
  c.json(toUploadJson(await findUpload(c.get('ctx'), c.req.valid('param').id)), 200),
);
adminUploads.openapi(routes.append, async (c) => {
  const { offset, file } = c.req.valid('form');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return c.json(await appendPart(c.get('ctx'), c.req.valid('param').id, { offset, bytes }), 200);
});
adminUploads.openapi({ ...routes.finish, middleware: queuesPictures }, async (c) => {
  const ctx = c.get('ctx');
  return c.json(await readPicture(ctx, await finishUpload(ctx, c.req.valid('param').id)), 201);
});
adminUploads.openapi(routes.remove, async (c) => {
  await removeUpload(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
