import { answers, defineRoute, needsLogin, refuses, takesForm } from '#contract/define-route.ts';
import { PictureForm, UploadedPictureJson } from '#contract/catalogue/picture.ts';

export const add = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'edit_products',
  method: 'post',
  path: '/admin/pictures',
  summary: 'Add a picture for products and pages; the same file is kept once',
  request: { body: takesForm(PictureForm) },
  responses: {
    201: answers(UploadedPictureJson, 'The picture, upright and without its location'),
    ...refuses(401, 403, 413, 415, 422, 503),
  },
});
