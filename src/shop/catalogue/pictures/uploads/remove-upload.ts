import type { Ctx } from '#shop/context.ts';
import { findUpload, toUploadFolder } from './find-upload.ts';

/** Abandons an upload, and deletes the parts that have arrived. Throws unauthenticated, forbidden, not_found. */
export async function removeUpload(ctx: Ctx, id: string): Promise<void> {
  await findUpload(ctx, id);
  await deleteUploads(ctx, [id]);
}

/** Deletes uploads; the files of each are deleted before its row, so that none is left behind. */
export async function deleteUploads({ db, mediaStore }: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await mediaStore.removeAll(toUploadFolder(id));
    await db.deleteFrom('picture_uploads').where('id', '=', id).execute();
  }
}
