import { type UploadedPictureJson, toUploadedPictureJson } from '#contract/catalogue/picture.ts';
import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';

/** Returns a picture that staff has added. Throws unauthenticated, forbidden, not_found. */
export async function readPicture(reader: Reader, id: string): Promise<UploadedPictureJson> {
  requireAbility(reader, 'edit_products');
  const picture = await reader.db
    .selectFrom('pictures')
    .select(['id', 'key', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!picture) throw notFound('Picture');
  return toUploadedPictureJson(picture);
}

/** Returns the id of the picture that was made from a file, by the key of the file; undefined if it does not exist. */
export async function findPictureId({ db }: Reader, key: string): Promise<string | undefined> {
  const picture = await db.selectFrom('pictures').select('id').where('key', '=', key).executeTakeFirst();
  return picture?.id;
}
