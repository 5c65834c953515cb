import { invalid, notFound } from '#domain/error.ts';
import { ARCHIVE_LIMITS, findArchiveMistake } from '#domain/import-export/photos/archive-limits.ts';
import { isSystemFile } from '#domain/import-export/photos/photo-name.ts';
import { type ZippedFile, openZip } from '#platform/formats/zip/open-zip.ts';
import { UnreadableZip } from '#platform/formats/zip/read-zip.ts';
import type { Upload } from '#shop/catalogue/pictures/uploads/find-upload.ts';
import { readParts } from '#shop/catalogue/pictures/uploads/read-parts.ts';
import type { Ctx } from '#shop/context.ts';

/**
 * Lists the photos of a ZIP that has arrived in parts, and unpacks none yet. Throws invalid `import.unreadable` with a sentence for a file
 * that is not a ZIP, is encrypted, or declares too large an unpacked size.
 */
export async function openArchive(
  ctx: Ctx,
  upload: Pick<Upload, 'id' | 'size_bytes' | 'parts'>,
): Promise<ZippedFile[]> {
  try {
    const files = await openZip(readParts(ctx, upload), ARCHIVE_LIMITS.files);
    const photos = files.filter(({ name }) => !isSystemFile(name));
    const mistake = findArchiveMistake(upload.size_bytes, photos);
    if (mistake) throw new UnreadableZip(mistake);
    return photos;
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    throw invalid('import.unreadable', error.message, { file: error.message });
  }
}

/** Opens the ZIP of an import; of two files with the same name the first counts. Throws not_found, and as `openArchive`. */
export async function openImportedArchive(
  ctx: Ctx,
  importId: string,
): Promise<ReadonlyMap<string, ZippedFile>> {
  const upload = await ctx.db
    .selectFrom('imports as i')
    .innerJoin('picture_uploads as u', 'u.id', 'i.upload_id')
    .select(['u.id', 'u.size_bytes', 'u.parts'])
    .where('i.id', '=', importId)
    .executeTakeFirst();
  if (!upload) throw notFound('Upload');
  const files = await openArchive(ctx, upload);
  return new Map(files.toReversed().map((file) => [file.name, file]));
}
