import { MOST_PICTURE_BYTES, PICTURE_TOO_LARGE } from '#domain/catalogue/picture.ts';
import { invalid, tooLarge } from '#domain/error.ts';
import { NESTED_ZIP } from '#domain/import-export/photos/match-photo.ts';
import type { ZippedFile } from '#platform/formats/zip/open-zip.ts';
import { UnreadableZip, isZip } from '#platform/formats/zip/read-zip.ts';

/** Returns the bytes of one photo of a ZIP. Throws too_large above 40 MB, and invalid with a sentence for a damaged one and for a ZIP in the ZIP. */
export async function unpackPhoto(photo: ZippedFile): Promise<Uint8Array> {
  if (photo.bytes > MOST_PICTURE_BYTES) throw tooLarge(PICTURE_TOO_LARGE);
  const bytes = await photo.unpack().catch(throwSentence);
  if (isZip(bytes)) throw invalid('import.unreadable', NESTED_ZIP);
  return bytes;
}

function throwSentence(error: unknown): never {
  throw error instanceof UnreadableZip ? invalid('import.unreadable', error.message) : error;
}
