import { minuteMs } from '#domain/durations.ts';
import { ShopError } from '#domain/error.ts';
import { toHeader } from '#domain/import-export/cell.ts';
import type { ImportFormat, ImportKind } from '#domain/import-export/import-kind.ts';
import { removeArchiveOf } from '#shop/catalogue/pictures/uploads/remove-archives.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { findStaffActor } from '#shop/staff/find-staff-actor.ts';
import { requireImporter } from './require-importer.ts';
import type { RunningImport } from './import-worker.ts';
import { workOnRecords } from './work-on-records.ts';

/**
 * Checks or imports the remaining records of a file, in the name of the person who sent it, until none is left or a staff member cancels. A
 * job; safe to repeat: it continues where it was when the program stopped.
 */
export async function runImport(ctx: Ctx, importId: string): Promise<void> {
  const found = await begin(ctx, importId);
  if (!found) return;
  const { staffId, address, ...file } = found;
  const actor = staffId === null ? ctx.actor : await findStaffActor(ctx, staffId);
  const refusal = mayImport(actor, file.kind);
  if (!actor || refusal) return end(ctx, importId, refusal ?? 'The person who started it has left');
  const own = { ...ctx, actor, address };
  const began = ctx.clock.now().getTime();
  while (await isRunning(ctx, importId)) {
    // The queue gives an unfinished job to the program that starts next.
    if (ctx.closing.aborted)
      throw new Error('The program is stopping. The import continues when it starts again');
    if (ctx.clock.now().getTime() - began > turnMs) return goOn(ctx, importId);
    if ((await workOnRecords(own, file)) === 0) await end(ctx, importId);
  }
  if (!file.isCheck) await removeArchiveOf(ctx, importId);
}

/** The queue gives a job that takes a quarter of an hour to another worker, so a long import is processed in turns. */
const turnMs = 5 * minuteMs;

function goOn(ctx: Ctx, importId: string): Promise<void> {
  return inTransaction(ctx, (tx) => tx.enqueue('run-import', { importId }));
}

function mayImport(actor: Ctx['actor'] | undefined, kind: ImportKind): string | undefined {
  try {
    if (actor) requireImporter({ actor }, kind);
    return undefined;
  } catch (error) {
    if (error instanceof ShopError) return error.message;
    throw error;
  }
}

type Begun = RunningImport & { staffId: string | null; address: string };

async function begin({ db }: Ctx, importId: string): Promise<Begun | undefined> {
  const row = await db
    .updateTable('imports')
    .set({ status: 'running' })
    .where('id', '=', importId)
    .where('status', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind as ImportKind,
      format: row.format as ImportFormat,
      header: toHeader(row.headings),
      fileName: row.file_name,
      isCheck: row.is_check,
      clearsEmpty: row.clears_empty,
      staffId: row.staff_id,
      address: row.address,
    }
  );
}

async function isRunning({ db }: Ctx, importId: string): Promise<boolean> {
  const row = await db.selectFrom('imports').select('status').where('id', '=', importId).executeTakeFirst();
  return row?.status === 'running';
}

async function end(ctx: Ctx, importId: string, failure?: string): Promise<void> {
  const status = failure === undefined ? 'done' : 'failed';
  await ctx.db
    .updateTable('imports')
    .set({ status, failure: failure ?? null, ended_at: ctx.clock.now() })
    .where('id', '=', importId)
    .where('status', '=', 'running')
    .execute();
}
