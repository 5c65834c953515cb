import type { BeginUpload, UploadJson, UploadKind } from '#contract/catalogue/upload.ts';
import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { toUploadJson, uploadColumns } from './find-upload.ts';
import { removeEarlierArchives } from './remove-archives.ts';

/** Thirty files of 40 MB and one of 1 GB: the disk space that one person's unfinished uploads may take. */
const BOUNDS: Record<UploadKind, { most: number; sentence: string }> = {
  picture: {
    most: 30,
    sentence: 'Thirty photo uploads are unfinished. Please finish them, or try again tomorrow.',
  },
  archive: { most: 1, sentence: 'Another ZIP is already being uploaded. Please wait until it is done.' },
};

/**
 * Begins to receive a photo, or a ZIP of photos, in parts, or returns the unfinished upload of the same file by the same person. A ZIP
 * replaces the previous one. Throws unauthenticated, forbidden, conflict `upload.full`, and `upload.busy` while the previous ZIP is
 * imported.
 */
export async function beginUpload(ctx: Ctx, wanted: BeginUpload): Promise<UploadJson> {
  const { size, sha256, holds } = wanted;
  requireAbility(ctx, 'edit_products');
  if (holds === 'archive') await removeEarlierArchives(ctx, wanted);
  const { staffId } = requireStaff(ctx);
  return inTransaction(ctx, async (tx) => {
    await tx.db.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
    const unfinished = await listUnfinished(tx, staffId, holds);
    const same = unfinished.find((each) => sha256 && each.sha256 === sha256 && each.size_bytes === size);
    if (same) return toUploadJson(same);
    const { most, sentence } = BOUNDS[holds];
    if (unfinished.length >= most) throw conflict('upload.full', sentence);
    const begun = await tx.db
      .insertInto('picture_uploads')
      .values({
        id: makeId(tx, 'upl'),
        staff_id: staffId,
        size_bytes: size,
        sha256,
        holds,
        changed_at: tx.clock.now(),
      })
      .returning(uploadColumns)
      .executeTakeFirstOrThrow();
    return toUploadJson(begun);
  });
}

function listUnfinished({ db }: Tx, staffId: string, holds: UploadKind) {
  return db
    .selectFrom('picture_uploads')
    .select(uploadColumns)
    .where('staff_id', '=', staffId)
    .where('holds', '=', holds)
    .where('picture_id', 'is', null)
    .execute();
}
