import { computeSha256 } from '#platform/compute-sha256.ts';
import { HTTP_STATUS, type ShopError, conflict, invalid, isShopError } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { addPicture } from '../add-picture.ts';
import { type Upload, findUpload, toUploadFolder } from './find-upload.ts';
import { removeUpload } from './remove-upload.ts';

/**
 * Makes a picture from a photo whose parts have all arrived, and returns its id; a repeated call returns the same id. A file that is not a
 * picture is not kept. Throws unauthenticated, forbidden, not_found, conflict `upload.unfinished`, and the errors of `addPicture`.
 */
export async function finishUpload(ctx: Ctx, id: string): Promise<string> {
  const upload = await findUpload(ctx, id, 'picture');
  if (upload.picture_id) return upload.picture_id;
  const { received_bytes: received, size_bytes: size } = upload;
  if (received < size)
    throw conflict('upload.unfinished', 'Parts of this photo are still missing', { received });
  try {
    const pictureId = await addPicture(ctx, await readWhole(ctx, upload));
    await ctx.db.updateTable('picture_uploads').set({ picture_id: pictureId }).where('id', '=', id).execute();
    await ctx.mediaStore.removeAll(toUploadFolder(id));
    return pictureId;
  } catch (error) {
    // The same call, sent twice at once, may have finished in the meantime.
    const { picture_id: finished } = await findUpload(ctx, id);
    if (finished) return finished;
    if (isShopError(error) && isFinal(error)) await removeUpload(ctx, id);
    throw error;
  }
}

/** Throws invalid `picture.damaged` if the parts do not add up to the announced file. */
async function readWhole({ mediaStore }: Ctx, { id, parts, sha256 }: Upload): Promise<Uint8Array> {
  const read = await Promise.all(parts.map((name) => mediaStore.read(toUploadFolder(id), name)));
  const whole = concat(read.map((part) => part ?? new Uint8Array()));
  const isWhole = !read.includes(undefined);
  if (!isWhole || (sha256 && (await computeSha256(whole)) !== sha256))
    throw invalid('picture.damaged', 'This photo was damaged during the upload. Please choose it again.');
  return whole;
}

/** Returns the bytes of all parts. Most photos are a single part, which is not copied. */
function concat(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
}

/** Returns whether sending the same file again would end the same way. */
function isFinal({ kind }: ShopError): boolean {
  return HTTP_STATUS[kind] < 429;
}
