import { sql } from 'kysely';
import type { BeginUpload } from '#contract/catalogue/upload.ts';
import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import type { Ctx } from '#shop/context.ts';
import { deleteUploads } from './remove-upload.ts';

/** Whether the ZIP `picture_uploads` is being checked or imported. */
export const isImported = sql<boolean>`exists (
  select from imports i where i.upload_id = picture_uploads.id and i.status in ('waiting', 'running'))`;

/**
 * Deletes the ZIPs that a person sent earlier, except the same one: the disk keeps one for each person. Throws forbidden, conflict
 * `upload.busy` while one is checked or imported.
 */
export async function removeEarlierArchives(
  ctx: Ctx,
  { size, sha256 }: Pick<BeginUpload, 'size' | 'sha256'>,
): Promise<void> {
  requireAbility(ctx, 'move_data');
  const earlier = await ctx.db
    .selectFrom('picture_uploads')
    .select(['id', isImported.as('isImported')])
    .where('staff_id', '=', requireStaff(ctx).staffId)
    .where('holds', '=', 'archive')
    .where(
      sql<boolean>`(sha256 is null or sha256 is distinct from ${sha256 ?? null}::text or size_bytes <> ${size})`,
    )
    .execute();
  if (earlier.some((upload) => upload.isImported))
    throw conflict(
      'upload.busy',
      'The previous ZIP is still being processed. Send the next one when it is done.',
    );
  await deleteUploads(
    ctx,
    earlier.map(({ id }) => id),
  );
}

/** Deletes the ZIP of an import that has ended. */
export async function removeArchiveOf(ctx: Ctx, importId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select upload_id as id from imports where id = ${importId} and upload_id is not null`.execute(ctx.db);
  await deleteUploads(
    ctx,
    rows.map(({ id }) => id),
  );
}
