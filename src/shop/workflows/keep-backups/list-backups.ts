import { sql } from 'kysely';
import type { BackupJson, BackupListing, BackupsAnswer } from '#contract/safety/backup.ts';
import { notFound } from '#domain/error.ts';
import { toOffset } from '#domain/paging.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { KEPT_COPIES } from './kept-copies.ts';
import { measureRoom } from './refuse-full-disk.ts';

/** Returns one page of the copies, newest first, and the space that the next one needs. Throws unauthenticated, forbidden. */
export async function listBackups(ctx: Ctx, listing: BackupListing): Promise<BackupsAnswer> {
  requireAbility(ctx, 'keep_safe');
  const [rows, { total }, files, room] = await Promise.all([
    select(ctx).limit(listing.limit).offset(toOffset(listing)).execute(),
    ctx.db
      .selectFrom('backups')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    ctx.backups.list(),
    measureRoom(ctx),
  ]);
  return {
    backups: rows.map((row) => toJson(row, files)),
    total: Number(total),
    kept: KEPT_COPIES,
    needed_bytes: room.neededBytes,
    test_bytes: room.testBytes,
    free_bytes: room.freeBytes,
  };
}

/** Returns one copy. Throws unauthenticated, forbidden, not_found. */
export async function getBackup(ctx: Ctx, id: string): Promise<BackupJson> {
  requireAbility(ctx, 'keep_safe');
  const row = await select(ctx).where('b.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Copy');
  return toJson(row, await ctx.backups.list());
}

function select({ db }: Ctx) {
  return db
    .selectFrom('backups as b')
    .leftJoin('staff as s', 's.id', 'b.staff_id')
    .selectAll('b')
    .select('s.name as by')
    .select(
      sql<Test | null>`(
        select json_build_object('status', t.status, 'by', p.name, 'rows', t.row_count, 'failure', t.failure,
                 'started_at', t.created_at, 'ended_at', t.ended_at)
          from restore_tests t left join staff p on p.id = t.staff_id
         where t.backup_id = b.id order by t.created_at desc, t.id desc limit 1)`.as('test'),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc');
}

type Test = NonNullable<BackupJson['test']>;
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toJson(row: Row, files: Map<string, number>): BackupJson {
  return {
    id: row.id,
    file_name: row.file_name,
    status: row.status as BackupJson['status'],
    by: row.by,
    started_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    saved_at: row.saved_at?.toISOString() ?? null,
    bytes: row.bytes,
    is_kept: row.status === 'done' && files.has(row.file_name),
    failure: row.failure,
    test: row.test && {
      ...row.test,
      started_at: new Date(row.test.started_at).toISOString(),
      ended_at: row.test.ended_at && new Date(row.test.ended_at).toISOString(),
    },
  };
}
