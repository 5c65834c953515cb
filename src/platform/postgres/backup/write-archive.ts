import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { type Manifest, manifestName } from './manifest.ts';

export type Pack = {
  folder: (name: string) => Promise<void>;
  text: (name: string, text: string) => Promise<void>;
  /** Packs the file at `path` with the length it has now; does nothing if it no longer exists. */
  file: (name: string, path: string) => Promise<void>;
};

type About = Omit<Manifest, 'files'>;

/**
 * Writes a tar archive, compressed by Zstandard, that only its owner may read. Afterwards `path` is either complete and flushed to the
 * disk, or absent.
 */
export async function writeArchive(path: string, fill: (pack: Pack) => Promise<About>): Promise<Manifest> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    const manifest = await writeDraft(draft, fill);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDraft(draft: string, fill: (pack: Pack) => Promise<About>): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.from(readable),
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const filled = packAll(controller, fill).catch((error: unknown) => {
    controller.error(error);
    throw error;
  });
  const [end, packed] = await Promise.allSettled([written, filled]);
  // A full disk fails the packing too, and a failed packing ends the writing with its own error.
  if (end.status === 'rejected') throw end.reason;
  if (packed.status === 'rejected') throw packed.reason;
  return packed.value;
}

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;
type Controller = ReturnType<typeof createTarPacker>['controller'];

async function packAll(controller: Controller, fill: (pack: Pack) => Promise<About>): Promise<Manifest> {
  const files: Manifest['files'] = {};
  const put = async (name: string, size: number, chunks: Chunks) => {
    files[name] = await putFile(controller, { name, size, mode: 0o600 }, chunks);
  };
  const folder = async (name: string) => {
    const header = { name: `${name}/`, size: 0, mode: 0o700, type: 'directory' } as const;
    files[header.name] = await putFile(controller, header, []);
  };
  const text = (name: string, words: string) => put(name, Buffer.byteLength(words), [Buffer.from(words)]);
  const about = await fill({
    text,
    folder,
    async file(name, path) {
      const handle = await openOrUndefined(path);
      if (!handle) return;
      try {
        const { size } = await handle.stat();
        await put(name, size, readExactly(handle, size));
      } finally {
        await handle.close();
      }
    },
  });
  const manifest = { ...about, files: { ...files } };
  await text(manifestName, `${JSON.stringify(manifest, null, 1)}\n`);
  controller.finalize();
  return manifest;
}

async function putFile(
  controller: Controller,
  header: Parameters<Controller['add']>[0],
  chunks: Chunks,
): Promise<string> {
  const hash = createHash('sha256');
  const writer = controller.add(header).getWriter();
  for await (const chunk of chunks) {
    hash.update(chunk);
    await writer.write(chunk);
  }
  await writer.close();
  return hash.digest('hex');
}

const chunkSize = 256 * 1024;

/**
 * Yields `size` bytes of a file that other processes write to: a part that was cut off in the meantime is read as zeros, which the
 * write-ahead log then repairs.
 */
async function* readExactly(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const chunk = Buffer.alloc(Math.min(chunkSize, size - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    yield bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead);
    at += bytesRead || chunk.length;
  }
}

async function openOrUndefined(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
