import type { PhotoImport } from '#contract/import-export/import.ts';
import { conflict, isShopError } from '#domain/error.ts';
import { toMistake } from '#domain/import-export/cell.ts';
import { comparePhotoNames } from '#domain/import-export/photos/photo-name.ts';
import type { FileRecord } from '#domain/import-export/read-records.ts';
import type { ZippedFile } from '#platform/formats/zip/open-zip.ts';
import { findUpload } from '#shop/catalogue/pictures/uploads/find-upload.ts';
import { removeUpload } from '#shop/catalogue/pictures/uploads/remove-upload.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { keepImport } from '../keep-import.ts';
import { requireImporter } from '../require-importer.ts';
import { openArchive } from './open-archive.ts';

const COLUMN = 'File';

/**
 * Lists the photos of a ZIP that has arrived, and enqueues a job that checks or imports them. Returns the id of the import. A ZIP that
 * cannot be read is not kept. Throws forbidden, not_found, conflict `upload.unfinished`, and invalid `import.unreadable` with a sentence.
 */
export async function startPhotoImport(ctx: Ctx, wanted: PhotoImport): Promise<string> {
  requireImporter(ctx, 'photos');
  const upload = await findUpload(ctx, wanted.upload, 'archive');
  const { received_bytes: received, size_bytes: size } = upload;
  if (received < size)
    throw conflict('upload.unfinished', 'Parts of this ZIP are still missing', { received });
  const photos = await openArchive(ctx, upload).catch(async (error: unknown) => {
    if (isShopError(error, 'import.unreadable')) await removeUpload(ctx, upload.id);
    throw error;
  });
  const facts = {
    kind: 'photos' as const,
    format: 'haat' as const,
    uploadId: upload.id,
    fileName: wanted.file_name,
    isCheck: wanted.dry_run,
    clearsEmpty: false,
    encoding: null,
    headings: [COLUMN, 'Bytes'],
    ignored: [],
    rows: photos.length,
  };
  return inTransaction(ctx, (tx) => keepImport(tx, facts, toRecords(photos)));
}

/** Returns a record for each photo, those of a product in the order in which they are shown. */
function toRecords(photos: readonly ZippedFile[]): FileRecord[] {
  const seen = new Set<string>();
  return photos
    .toSorted((one, other) => comparePhotoNames(one.name, other.name))
    .map(({ name, bytes }, index) => {
      const cell = { row: index + 1, column: COLUMN, text: name };
      const isTwice = seen.has(name);
      seen.add(name);
      const clashes = isTwice ? [toMistake(cell, 'Another file of this ZIP has the same name')] : [];
      return { rows: [{ row: cell.row, cells: [name, String(bytes)] }], clashes };
    });
}
