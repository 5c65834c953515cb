import type { Ctx } from '#shop/context.ts';
import { explainFailure } from './explain-failure.ts';
import { KEPT_COPIES } from './kept-copies.ts';

/**
 * Saves the shop into a requested copy, and deletes copies beyond those that are kept. A job; safe to repeat: an interrupted copy is
 * started again.
 */
export async function runBackup(ctx: Ctx, id: string): Promise<void> {
  const fileName = await begin(ctx, id);
  if (!fileName) return;
  const reports = report(ctx, id);
  try {
    await ctx.backups.remove(fileName);
    const { savedAt, bytes } = await ctx.backups.save(fileName, reports.note);
    const ended_at = ctx.clock.now();
    const noted = await update(ctx, id, { status: 'done', saved_at: savedAt, bytes, ended_at });
    // A copy that was given up in the meantime has failed, and nothing would list its file.
    if (!noted) await ctx.backups.remove(fileName);
    await deleteOldCopies(ctx);
  } catch (error) {
    // The queue gives an unfinished job to the program that starts next.
    if (ctx.closing.aborted) throw error;
    const failure = explainFailure(ctx, error);
    // Nothing would list a finished file whose row is marked as failed.
    await update(ctx, id, { status: 'failed', failure, ended_at: ctx.clock.now() });
    await ctx.backups.remove(fileName);
  } finally {
    reports.end();
  }
}

async function begin({ db, clock }: Ctx, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('backups')
    .set({ status: 'running', bytes: 0, seen_at: clock.now() })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning('file_name')
    .executeTakeFirst();
  return row?.file_name;
}

const reportMs = 1000;

/** Records each second that a copy is still being saved, and how much is packed: a large table may take long to pack. */
function report(ctx: Ctx, id: string): { note: (bytes: number) => void; end: () => void } {
  let bytes = 0;
  const timer = setInterval(() => {
    // The next report repeats one that was lost.
    void update(ctx, id, { bytes, seen_at: ctx.clock.now() }).catch(() => undefined);
  }, reportMs);
  return { note: (packed) => (bytes = packed), end: () => clearInterval(timer) };
}

type Noted = {
  status?: 'done' | 'failed';
  bytes?: number;
  saved_at?: Date;
  failure?: string;
  seen_at?: Date;
  ended_at?: Date;
};

/** Updates a running copy; returns whether it still runs. */
async function update({ db }: Ctx, id: string, noted: Noted): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set(noted)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes the files of finished copies except the newest; their rows stay as history. A file without a row does not belong to the shop and
 * is left alone.
 */
async function deleteOldCopies({ db, backups }: Ctx): Promise<void> {
  const old = await db
    .selectFrom('backups')
    .select('file_name')
    .where('status', '=', 'done')
    .orderBy('saved_at', 'desc')
    .offset(KEPT_COPIES)
    .execute();
  const files = await backups.list();
  for (const { file_name } of old) if (files.has(file_name)) await backups.remove(file_name);
}
