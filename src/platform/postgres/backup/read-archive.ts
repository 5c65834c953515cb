import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { Manifest, manifestName } from './manifest.ts';

type Decoded =
  ReturnType<typeof createTarDecoder> extends { readable: ReadableStream<infer Entry> } ? Entry : never;

/** A file or a folder of an archive, in the order in which it was packed. */
export type ArchiveEntry = { parts: string[]; isFolder: boolean; body: AsyncIterable<Uint8Array> };

/**
 * Passes each entry of an archive to `take`, and returns its manifest once all entries match the checksums. Throws a sentence when the
 * archive is damaged, cut off or not ours; the entries taken until then are worthless.
 */
export async function readArchive(
  path: string,
  take: (entry: ArchiveEntry) => Promise<void>,
): Promise<Manifest> {
  await access(path, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${path} cannot be read (${error.code}): is it the backup, and does it belong to you?`);
  });
  if ((await stat(path)).isDirectory())
    throw new Error(
      `${path} is a folder: give the backup file itself, such as ${join(path, 'haat-2026-11-21T174500Z.tar.zst')}`,
    );
  const outcome: Outcome = {};
  const takeSafely = (entry: ArchiveEntry) =>
    take(entry).catch((error: unknown) => {
      // A failure of `take`, such as a full disk, is not the archive's fault; a body that breaks off is.
      if (!outcome.isDamaged) outcome.failure = error;
      throw error;
    });
  try {
    return await readEntries(path, takeSafely, outcome);
  } catch (error) {
    if ('failure' in outcome) throw outcome.failure;
    const why = (error as Error).message || 'it breaks off';
    throw new Error(`${path} is damaged or not a whole backup: ${why}`, { cause: error });
  }
}

type Outcome = { failure?: unknown; isDamaged?: true };
type Take = (entry: ArchiveEntry) => Promise<void>;

async function readEntries(path: string, take: Take, outcome: Outcome): Promise<Manifest> {
  const found: Record<string, string> = {};
  const read: { manifest?: Manifest } = {};
  await pipeline(createReadStream(path), createZstdDecompress(), async (plain: AsyncIterable<Buffer>) => {
    const bytes = Readable.toWeb(Readable.from(plain)) as ReadableStream<Uint8Array>;
    const entries = bytes.pipeThrough(createTarDecoder({ strict: true }));
    for await (const entry of entries) {
      if (read.manifest) throw new Error('something follows its list of contents');
      if (entry.header.name === manifestName) read.manifest = await readManifest(entry);
      else found[entry.header.name] = await takeEntry(entry, take, outcome);
    }
  });
  if (!read.manifest) throw new Error('its list of contents is missing');
  refuseDifference(read.manifest.files, found);
  return read.manifest;
}

async function readManifest({ body }: Decoded): Promise<Manifest> {
  const parsed = Manifest.safeParse(await new Response(body).json());
  if (parsed.success) return parsed.data;
  throw new Error('its list of contents is not one this program knows; is the backup newer?');
}

/** Takes an entry and returns its SHA-256; a folder has that of an empty text. */
async function takeEntry({ header, body }: Decoded, take: Take, outcome: Outcome): Promise<string> {
  const { name, type = 'file' } = header;
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => !/^[^\\\0]+$/.test(part) || part === '.' || part === '..'))
    throw new Error(`"${name}" is not a name that a backup has`);
  if (type !== 'file' && type !== 'directory')
    throw new Error(`"${name}" is a ${type}, which a backup does not have`);
  const hash = createHash('sha256');
  const isFolder = type === 'directory';
  if (isFolder) await body.cancel();
  await take({ parts, isFolder, body: isFolder ? Readable.from([]) : hashed(body, hash, outcome) });
  return hash.digest('hex');
}

async function* hashed(
  body: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
  outcome: Outcome,
) {
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    outcome.isDamaged = true;
    throw error;
  }
}

function refuseDifference(listed: Record<string, string>, found: Record<string, string>): void {
  const names = new Set([...Object.keys(listed), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => listed[name] !== found[name]);
  if (wrong.length > 0)
    throw new Error(`${wrong[0]} is not what was packed (${wrong.length} of ${names.size} files)`);
}
