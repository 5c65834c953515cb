import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes, takesForm } from '#contract/define-route.ts';
import { UploadedPictureJson } from '#contract/catalogue/picture.ts';
import { BeginUpload, PartForm, UploadJson } from '#contract/catalogue/upload.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_products' as const };
const params = z.object({ id: z.string().max(64) });

export const begin = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/uploads',
  summary:
    'Begin to upload a picture, or a ZIP of pictures, in parts. The same file resumes where it stopped; unfinished uploads expire after a day',
  request: { body: takes(BeginUpload) },
  responses: {
    201: answers(UploadJson, 'The part that the shop has received'),
    ...refuses(401, 403, 409, 422),
  },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/uploads/{id}',
  summary: 'The progress of an upload',
  request: { params },
  responses: { 200: answers(UploadJson, 'The part that the shop has received'), ...refuses(401, 403, 404) },
});
export const append = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/uploads/{id}/parts',
  summary: 'Send the next part of a file',
  request: { params, body: takesForm(PartForm) },
  responses: {
    200: answers(UploadJson, 'The part that the shop has received'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const finish = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/uploads/{id}/picture',
  summary: 'Make a picture of an uploaded file; safe to repeat',
  request: { params },
  responses: {
    201: answers(UploadedPictureJson, 'The picture, upright and without its location'),
    ...refuses(401, 403, 404, 409, 413, 415, 422, 503),
  },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/uploads/{id}',
  summary: 'Cancel an upload',
  request: { params },
  responses: { 204: { description: 'The received parts are deleted' }, ...refuses(401, 403, 404) },
});
