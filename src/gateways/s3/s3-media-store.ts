import { mediaTypeOf, requireMediaKey, requireMediaName } from '#gateways/media-names.ts';
import type { MediaStorePort } from '#shop/ports.ts';
import { type S3Client, type S3Place, S3Refusal, createS3Client } from './s3-client.ts';

/** Stores pictures in an S3-compatible store, `<prefix><key>/<name>`; a reader gets a whole file or none. */
export function createS3MediaStore(place: S3Place, client: S3Client = createS3Client(place)): MediaStorePort {
  return {
    async put(key, name, bytes) {
      await client.put(toName(key, name), bytes, mediaTypeOf(name));
    },
    read: async (key, name) => client.get(toName(key, name)),
    has: async (key, name) => (await client.measure(toName(key, name))) !== undefined,
    remove: async (key, name) => client.remove(toName(key, name)),
    async removeAll(key) {
      requireMediaKey(key);
      for (;;) {
        const names = await client.list(`${key}/`);
        if (names.length === 0) return;
        for (const name of names) await client.remove(name);
      }
    },
  };
}

function toName(key: string, name: string): string {
  requireMediaKey(key);
  requireMediaName(name);
  return `${key}/${name}`;
}

/** Returns whether the store answers. Throws an error with a sentence if it has no such bucket or refuses the keys. */
export async function checkS3(place: S3Place): Promise<boolean> {
  try {
    await createS3Client(place).list('');
    return true;
  } catch (error) {
    if (!(error instanceof S3Refusal)) return false;
    throw new Error(
      `MEDIA_STORE: the store at ${place.endpoint} refuses the bucket "${place.bucket}" (${error.answer}): are its name, S3_REGION and the keys right?`,
      { cause: error },
    );
  }
}
