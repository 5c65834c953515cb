import { formatCount } from '#domain/format-count.ts';
import { auditBooks } from '#shop/workflows/audit-books/audit-books.ts';
import type { Ctx } from '#shop/context.ts';
import { explainFailure } from './explain-failure.ts';

/**
 * Restores a copy into a database next to the shop's, audits its books, and records the rows and the result. A job; safe to repeat: the
 * other database is created again, and is removed at the end.
 */
export async function runRestoreTest(ctx: Ctx, id: string): Promise<void> {
  const fileName = await begin(ctx, id);
  if (!fileName) return;
  try {
    const { rows, result: broken } = await ctx.backups.restoreBeside(fileName, (db) => auditBooks({ db }));
    const count = formatCount(broken.length, 'difference');
    const failure = broken.length > 0 ? `It was restored, and its books have ${count}` : null;
    await end(ctx, id, { row_count: rows, failure });
  } catch (error) {
    // The queue gives an unfinished job to the program that starts next.
    if (ctx.closing.aborted) throw error;
    await end(ctx, id, { row_count: null, failure: explainFailure(ctx, error) });
  }
}

async function begin({ db, clock }: Ctx, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('restore_tests')
    .from('backups')
    .set({ status: 'running', seen_at: clock.now() })
    .where('restore_tests.id', '=', id)
    .where('restore_tests.status', 'in', ['waiting', 'running'])
    .whereRef('backups.id', '=', 'restore_tests.backup_id')
    .returning('backups.file_name')
    .executeTakeFirst();
  return row?.file_name;
}

type Result = { row_count: number | null; failure: string | null };

async function end({ db, clock }: Ctx, id: string, result: Result): Promise<void> {
  await db
    .updateTable('restore_tests')
    .set({ ...result, status: result.failure === null ? 'passed' : 'failed', ended_at: clock.now() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}
