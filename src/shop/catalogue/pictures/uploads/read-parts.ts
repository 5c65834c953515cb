import { notFound } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { type Upload, toUploadFolder } from './find-upload.ts';

/**
 * Returns an upload as bytes that can be read at any place, with one part of it in memory at a time. Reading throws not_found if a part has
 * been deleted in the meantime.
 */
export function readParts(
  { mediaStore }: Ctx,
  { id, size_bytes: size, parts }: Pick<Upload, 'id' | 'size_bytes' | 'parts'>,
) {
  const starts = parts.map((name) => Number(name.split('-')[0]));
  let held: { name: string; bytes: Uint8Array } | undefined;

  async function readPart(name: string): Promise<Uint8Array> {
    if (held?.name !== name) {
      const bytes = await mediaStore.read(toUploadFolder(id), name);
      if (!bytes) throw notFound('Upload');
      held = { name, bytes };
    }
    return held.bytes;
  }

  async function read(offset: number, length: number): Promise<Uint8Array> {
    const whole = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
    for (let done = 0; done < whole.length;) {
      const index = starts.findLastIndex((start) => start <= offset + done);
      // oxlint-disable-next-line no-await-in-loop -- one part is in memory at a time
      const part = await readPart(parts[index]!);
      const piece = part.subarray(offset + done - starts[index]!).subarray(0, whole.length - done);
      whole.set(piece, done);
      done += piece.length;
    }
    return whole;
  }

  return { size, read };
}
