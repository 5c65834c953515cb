import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import {
  AskForBackup,
  BackupJson,
  BackupListing,
  BackupTicket,
  BackupsAnswer,
} from '#contract/safety/backup.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'keep_safe' as const };
const params = z.object({ id: z.string().max(64) });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/backups',
  summary: 'Copies of the shop, newest first, each with its latest test, and the space on the disk',
  request: { query: BackupListing },
  responses: { 200: answers(BackupsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const start = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/backups',
  summary: 'Save the shop now; a job does it, one at a time',
  responses: { 202: answers(BackupJson, 'The copy, which is being made'), ...refuses(401, 403, 409) },
});
export const test = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/backups/{id}/test',
  summary: 'Restore a copy into a database beside the shop, check its books, and remove it; a job does it',
  request: { params },
  responses: { 202: answers(BackupJson, 'The copy, which is being tested'), ...refuses(401, 403, 404, 409) },
});
export const allowDownload = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/backups/{id}/download',
  summary: 'Enter the password again to fetch a copy within five minutes',
  request: { params, body: takes(AskForBackup) },
  responses: { 200: answers(BackupTicket, 'Where the file is'), ...refuses(401, 403, 404, 422, 429) },
});
export const download = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/backups/{id}/file',
  summary: 'The file of a copy, as npm run restore takes it',
  request: { params, query: z.object({ ticket: z.string().max(100) }) },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/zstd': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...refuses(401, 403, 404, 422),
  },
});
