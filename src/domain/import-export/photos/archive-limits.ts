import { MOST_ARCHIVE_BYTES } from '#domain/catalogue/picture.ts';

/** The bounds of a ZIP of photos. Photos hardly compress, so a ZIP that unpacks to many times its size holds something else. */
export const ARCHIVE_LIMITS = { files: 2000, unpackedBytes: 2 * MOST_ARCHIVE_BYTES, ratio: 100 };

const megabyte = 1024 * 1024;
/** Below this many bytes the ratio means nothing. */
const leastBytes = 50 * megabyte;

/** Returns why a ZIP is refused, judged by the sizes it declares before anything is unpacked; undefined if it is acceptable. */
export function findArchiveMistake(
  archiveBytes: number,
  files: readonly { bytes: number; isEncrypted: boolean }[],
): string | undefined {
  const unpacked = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (files.length === 0) return 'This ZIP has no photos in it.';
  if (files.some(({ isEncrypted }) => isEncrypted))
    return 'This ZIP is locked with a password. Please make one without a password.';
  if (files.length > ARCHIVE_LIMITS.files)
    return `This ZIP has more than ${ARCHIVE_LIMITS.files.toLocaleString('en-IN')} files. Please split it.`;
  if (unpacked > ARCHIVE_LIMITS.unpackedBytes)
    return `This ZIP unpacks to more than ${ARCHIVE_LIMITS.unpackedBytes / 1024 / megabyte} GB. Please split it.`;
  if (unpacked > leastBytes && unpacked > archiveBytes * ARCHIVE_LIMITS.ratio)
    return `This ZIP unpacks to more than ${ARCHIVE_LIMITS.ratio} times its size, which photos never do.`;
  return undefined;
}
