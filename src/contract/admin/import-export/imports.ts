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
  summary: 'Check or import a file of products, customers or orders; a job works through it',
  request: { body: takesForm(ImportForm) },
  responses: {
    202: answers(ImportReportJson, 'The import, which goes on'),
    ...refuses(401, 403, 413, 415, 422),
  },
});
export const startPhotos = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/imports/photos',
  summary:
    'Check or import a ZIP of photos that has arrived in parts: each belongs to the product whose SKU or slug its name has',
  request: { body: takes(PhotoImport) },
  responses: {
    202: answers(ImportReportJson, 'The import, which goes on'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/imports',
  summary: 'Files that were checked or imported, newest first',
  request: { query: ImportListing },
  responses: { 200: answers(ImportsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/imports/{id}',
  summary:
    'How far an import is and what it refused; as CSV the refused rows, to be corrected and imported alone',
  request: { params },
  responses: { 200: answersWithCsv(ImportReportJson, 'The import'), ...refuses(401, 403, 404) },
});
export const run = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/imports/{id}/run',
  summary: 'Import a file that was checked',
  request: { params },
  responses: { 202: answers(ImportReportJson, 'The import, which goes on'), ...refuses(401, 403, 404, 409) },
});
export const cancel = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/imports/{id}/cancel',
  summary: 'Stop an import; what was imported stays',
  request: { params },
  responses: { 200: answers(ImportReportJson, 'The import'), ...refuses(401, 403, 404, 409) },
});
