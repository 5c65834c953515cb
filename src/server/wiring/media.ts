import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMediaStore } from '#gateways/media-store.ts';
import { isMediaKey, isMediaName } from '#gateways/media-names.ts';
import { createS3Client } from '#gateways/s3/s3-client.ts';
import { checkS3, createS3MediaStore } from '#gateways/s3/s3-media-store.ts';
import type { Log } from '#platform/log.ts';
import type { Config } from '#server/config.ts';
import type { MediaStorePort } from '#shop/ports.ts';
import { listNames } from './list-names.ts';

type Where = Pick<Config, 'DATA_DIR' | 's3'>;

const toFolder = ({ DATA_DIR }: Where) => join(DATA_DIR, 'media');

/** Opens the store of pictures: MEDIA_STORE, or the folder `media` of DATA_DIR. Throws a sentence when MEDIA_STORE refuses the shop. */
export async function openMediaStore(where: Where, log: Log): Promise<MediaStorePort> {
  if (!where.s3) return createMediaStore(toFolder(where));
  // The shop opens without pictures too: a store that does not answer now may answer later.
  if (!(await checkS3(where.s3)))
    log.warn({}, 'MEDIA_STORE does not answer: no pictures are shown until it does');
  return createS3MediaStore(where.s3);
}

const atOnce = 8;

/**
 * Copies the pictures of DATA_DIR to MEDIA_STORE; pictures that are already there with the same length stay. Nothing is deleted, so it may
 * be repeated, and stopped at any time. Throws a sentence.
 */
export async function movePictures(where: Where): Promise<string> {
  const { s3 } = where;
  if (!s3)
    throw new Error('MEDIA_STORE is not set: set it to the store that the pictures should be copied to');
  if (!(await checkS3(s3))) throw new Error(`MEDIA_STORE: nothing answers at ${s3.endpoint}`);
  const client = createS3Client(s3, { timeoutMs: 60_000 });
  const store = createS3MediaStore(s3, client);
  const files = await listFiles(toFolder(where));
  let copied = 0;
  const copyAll = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const [key, name] = file;
      const bytes = await readFile(join(toFolder(where), key, name)).catch(nullIfMissing);
      if (!bytes || (await client.measure(`${key}/${name}`)) === bytes.length) continue;
      await store.put(key, name, bytes);
      copied += 1;
    }
  };
  const all = files.length;
  await Promise.all(Array.from({ length: atOnce }, copyAll));
  return `${copied} of ${all} files were copied to ${s3.endpoint}/${s3.bucket}/${s3.prefix}, the others are there already. Those in ${toFolder(where)} stay until you delete them.`;
}

/** Lists the files of all pictures; the unfinished files of a killed program are left out. */
async function listFiles(folder: string): Promise<[key: string, name: string][]> {
  const keys = (await listNames(folder)).filter(isMediaKey);
  const files: [string, string][] = [];
  for (const key of keys)
    for (const name of await listNames(join(folder, key))) if (isMediaName(name)) files.push([key, name]);
  return files;
}

/** A picture may be deleted while the others are copied. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
