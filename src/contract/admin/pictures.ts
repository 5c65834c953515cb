import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takesForm } from '#contract/define-route.ts';
import { PictureForm, UploadedPictureJson } from '#contract/catalogue/picture.ts';

export const add = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_products',
  method: 'post',
  path: '/admin/pictures',
  summary: 'Add a picture for products and pages; the same file is stored once',
  request: { body: takesForm(PictureForm) },
  responses: {
    201: answers(UploadedPictureJson, 'The picture, upright and without its location'),
    ...refuses(401, 403, 413, 415, 422, 503),
  },
});

export const get = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_products',
  method: 'get',
  path: '/admin/pictures/{id}',
  summary: 'A picture that was added, even if nothing uses it yet',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: {
    200: answers(UploadedPictureJson, 'The picture'),
    ...refuses(401, 403, 404, 503),
  },
});
