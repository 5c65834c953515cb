import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/pictures.ts';
import { addPicture } from '#shop/catalogue/pictures/add-picture.ts';
import { readPicture } from '#shop/catalogue/pictures/read-picture.ts';
import { queuesPictures } from '#api/picture-queue.ts';

export const adminPictures = createRouter();

adminPictures.openapi({ ...routes.add, middleware: queuesPictures }, async (c) => {
  const ctx = c.get('ctx');
  const id = await addPicture(ctx, new Uint8Array(await c.req.valid('form').file.arrayBuffer()));
  return c.json(await readPicture(ctx, id), 201);
});

adminPictures.openapi(routes.get, async (c) =>
  c.json(await readPicture(c.get('ctx'), c.req.valid('param').id), 200),
);
