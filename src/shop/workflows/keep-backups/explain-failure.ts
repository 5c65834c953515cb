import { RestoreFailure } from '#platform/postgres/backup/restore-beside.ts';
import { isOutOfSpace } from '#platform/postgres/disk-space.ts';
import type { Ctx } from '#shop/context.ts';

/** Returns why a copy or its test failed, in words for the owner; the log has the error itself. */
export function explainFailure({ log }: Ctx, error: unknown): string {
  log.error({ error: (error as Error).message }, 'a copy of the shop or its test failed');
  if (isOutOfSpace(error)) return 'The disk is full: free some space and try again';
  if (error instanceof RestoreFailure) return error.message;
  return 'This did not work. The program’s log shows why';
}
