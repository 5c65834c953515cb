import { sql } from 'kysely';
import type { UploadJson } from '#contract/catalogue/upload.ts';
import { type ShopError, conflict, invalid } from '#domain/error.ts';
import { computeSha256 } from '#platform/compute-sha256.ts';
import type { Ctx } from '#shop/context.ts';
import { type Upload, findUpload, toUploadFolder, toUploadJson, uploadColumns } from './find-upload.ts';

type Part = { offset: number; bytes: Uint8Array };

/**
 * Adds the next part of a photo. Throws unauthenticated, forbidden, not_found, conflict `upload.offset` with the number of bytes received
 * if the part does not follow them, invalid `upload.too_long`.
 */
export async function appendPart(ctx: Ctx, id: string, { offset, bytes }: Part): Promise<UploadJson> {
  const upload = await findUpload(ctx, id);
  if (upload.received_bytes !== offset) throw wrongOffset(upload);
  if (offset + bytes.length > upload.size_bytes)
    throw invalid('upload.too_long', 'The file is larger than stated when the upload began');
  // The same part sent twice at once has the same name; another part for the same place has a different one.
  const name = `${offset}-${(await computeSha256(bytes)).slice(0, 32)}`;
  await ctx.mediaStore.put(toUploadFolder(id), name, bytes);
  const appended = await ctx.db
    .updateTable('picture_uploads')
    .set({
      received_bytes: offset + bytes.length,
      parts: sql`parts || ${name}::text`,
      changed_at: ctx.clock.now(),
    })
    .where('id', '=', id)
    .where('received_bytes', '=', offset)
    .returning(uploadColumns)
    .executeTakeFirst();
  if (!appended) throw wrongOffset(await findUpload(ctx, id));
  return toUploadJson(appended);
}

function wrongOffset(upload: Upload): ShopError {
  const { received } = toUploadJson(upload);
  return conflict('upload.offset', `The shop has ${received} bytes of this file`, { received });
}
