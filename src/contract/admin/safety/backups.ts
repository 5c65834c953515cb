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
  summary: 'The backups, newest first, each with its latest test, and the disk space',
  request: { query: BackupListing },
  responses: { 200: answers(BackupsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const start = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/backups',
  summary: 'Start a backup; only one runs at a time',
  responses: { 202: answers(BackupJson, 'The backup, which is being made'), ...refuses(401, 403, 409) },
});
export const test = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/backups/{id}/test',
  summary:
    'Test a backup in the background: restore it into a separate database, check its books and remove it',
  request: { params },
  responses: {
    202: answers(BackupJson, 'The backup, which is being tested'),
    ...refuses(401, 403, 404, 409),
  },
});
export const allowDownload = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/backups/{id}/download',
  summary: 'Confirm the password to download a backup within five minutes',
  request: { params, body: takes(AskForBackup) },
  responses: { 200: answers(BackupTicket, 'Where the file is'), ...refuses(401, 403, 404, 422, 429) },
});
export const download = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/backups/{id}/file',
  summary: 'The file of a backup, for npm run restore',
  request: { params, query: z.object({ ticket: z.string().max(100) }) },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/zstd': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...refuses(401, 403, 404, 422),
  },
});
