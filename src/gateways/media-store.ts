import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStorePort } from '#shop/ports.ts';
import { requireMediaKey, requireMediaName } from './media-names.ts';

/** Stores pictures as files, `<folder>/<key>/<name>`; a reader gets a whole file or none. */
export function createMediaStore(folder: string): MediaStorePort {
  return {
    async put(key, name, bytes) {
      const path = toPath(folder, key, name);
      await mkdir(join(folder, key), { recursive: true });
      await writeWhole(path, bytes);
    },
    async read(key, name) {
      return unlessMissing(readFile(toPath(folder, key, name)));
    },
    async has(key, name) {
      const found = access(toPath(folder, key, name)).then(() => true);
      return (await unlessMissing(found)) ?? false;
    },
    remove: (key, name) => rm(toPath(folder, key, name), { force: true }),
    removeAll: (key) => rm(toFolder(folder, key), { recursive: true, force: true }),
  };
}

// The new bytes are on the disk before the file is renamed, so that a power cut leaves the old file or the new one.
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const file = await open(draft, 'wx', 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function toPath(folder: string, key: string, name: string): string {
  requireMediaName(name);
  return join(toFolder(folder, key), name);
}

function toFolder(folder: string, key: string): string {
  requireMediaKey(key);
  return join(folder, key);
}

async function unlessMissing<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
