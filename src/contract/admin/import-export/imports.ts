import { z } from 'zod';
import {
  answers,
  answersWithCsv,
  defineRoute,
  needsLogin,
  refuses,
  takes,
  takesForm,
} from '#contract/define-route.ts';
import {
  ImportForm,
  ImportListing,
  ImportReportJson,
  ImportsAnswer,
  PhotoImport,
} from '#contract/import-export/import.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'move_data' as const };
const params = z.object({ id: z.string().max(64) });

export const start = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/imports',
  summary: 'Check or import a file of products, customers or orders in the background',
  request: { body: takesForm(ImportForm) },
  responses: {
    202: answers(ImportReportJson, 'The import, which continues in the background'),
    ...refuses(401, 403, 413, 415, 422),
  },
});
export const startPhotos = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/imports/photos',
  summary:
    'Check or import an uploaded ZIP of photos; each photo goes to the product whose SKU or slug is in its name',
  request: { body: takes(PhotoImport) },
  responses: {
    202: answers(ImportReportJson, 'The import, which continues in the background'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/imports',
  summary: 'Checked and imported files, newest first',
  request: { query: ImportListing },
  responses: { 200: answers(ImportsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/imports/{id}',
  summary:
    'The progress of an import and the rows it refused. CSV contains the refused rows, to correct and import again',
  request: { params },
  responses: { 200: answersWithCsv(ImportReportJson, 'The import'), ...refuses(401, 403, 404) },
});
export const run = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/imports/{id}/run',
  summary: 'Import a file that was checked',
  request: { params },
  responses: {
    202: answers(ImportReportJson, 'The import, which continues in the background'),
    ...refuses(401, 403, 404, 409),
  },
});
export const cancel = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/imports/{id}/cancel',
  summary: 'Stop an import; imported records stay',
  request: { params },
  responses: { 200: answers(ImportReportJson, 'The import'), ...refuses(401, 403, 404, 409) },
});
