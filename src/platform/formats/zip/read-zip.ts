import { unzipSync } from 'fflate';

export type ZipEntry = {
  name: string;
  /** The unpacked size of the entry, as the archive declares it. */
  bytes: number;
};

/** An archive that cannot be read; the message is a sentence for users. */
export class UnreadableZip extends Error {}

/** Returns whether bytes begin as a ZIP archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** Lists the files of an archive without unpacking any of them. Throws UnreadableZip. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries.push({ name, bytes: originalSize });
        return false;
      },
    });
  } catch {
    throw new UnreadableZip('This ZIP file is damaged. Please make it again.');
  }
  return entries;
}
