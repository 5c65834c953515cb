import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';

/** A backup restored for a test into a database next to the shop's. */
export const RestoreTestJson = z.object({
  status: z.enum(['waiting', 'running', 'passed', 'failed']),
  by: z.string().nullable(),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  rows: z.int().nullable().describe('The rows of all tables that were restored'),
  failure: z.string().nullable(),
});

export const BackupJson = z.object({
  id: z.string(),
  file_name: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  by: z.string().nullable().describe('The staff member who started it; null for the daily backup'),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  saved_at: z.iso.datetime().nullable().describe('It contains everything confirmed before this moment'),
  bytes: z.int().describe('The bytes written so far; at the end the length of the file'),
  is_kept: z.boolean().describe('Whether the file exists'),
  failure: z.string().nullable(),
  test: RestoreTestJson.nullable().describe('Its latest test'),
});
export type BackupJson = z.infer<typeof BackupJson>;

export const BackupListing = z.object(pagingFields());
export type BackupListing = z.infer<typeof BackupListing>;

export const BackupsAnswer = z.object({
  backups: z.array(BackupJson),
  total: z.int(),
  kept: z.int().describe('The number of backups kept; older ones are deleted'),
  needed_bytes: z.int().describe('The most space that a backup needs'),
  test_bytes: z.int().describe('The most space that a test of a backup needs'),
  free_bytes: z.int(),
});
export type BackupsAnswer = z.infer<typeof BackupsAnswer>;

/** POST /admin/backups/{id}/download */
export const AskForBackup = z.object({
  password: z.string('Enter your password').min(1, 'Enter your password').max(200),
});
export type AskForBackup = z.infer<typeof AskForBackup>;

export const BackupTicket = z.object({
  ticket: z.string().describe('Allows GET /admin/backups/{id}/file for the caller'),
  expires_at: z.iso.datetime(),
});
export type BackupTicket = z.infer<typeof BackupTicket>;
