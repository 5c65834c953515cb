import { invalid } from '#domain/error.ts';
import { MOST_PICTURES } from '#domain/catalogue/picture.ts';
import type { Named } from '#domain/import-export/photos/match-photo.ts';
import { addPicture } from '#shop/catalogue/pictures/add-picture.ts';
import { findPictureId } from '#shop/catalogue/pictures/read-picture.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { editProductIn } from '#shop/workflows/edit-products/change-product.ts';
import { writeProduct } from '#shop/workflows/edit-products/write-product.ts';
import type { Plan } from '../import-worker.ts';
import type { Owner } from './find-owners.ts';

/** The photos that are added to each product, by its id: the first write puts all of them on it, in one change. */
export type AddedPhotos = Map<string, { pictureId: string; color: string | null }[]>;

type Placing = Named<Owner> & {
  isCheck: boolean;
  added: AddedPhotos;
  /** Whether the ZIP already had the same photo for the same product and colour. */
  isRepeated: boolean;
};

/**
 * Decides how a photo changes the product that it belongs to, and adds it to the pictures of the shop unless the ZIP is only checked.
 * Throws ShopError with a sentence for a file that is not a photo, and for a photo beyond the most that a product may have.
 */
export async function placePhoto(
  ctx: Ctx,
  bytes: Uint8Array,
  { owner, color, isCheck, added, isRepeated }: Placing,
): Promise<Pick<Plan, 'outcome' | 'subject' | 'write'>> {
  const known = await findPictureId(ctx, await ctx.pictures.inspect(bytes));
  const existing = owner.pictures.find(({ id }) => id === known);
  if (existing && (color === null || existing.color === color)) return { outcome: 'unchanged' };
  if (isRepeated) return { outcome: 'unchanged' };
  const photos = added.get(owner.id) ?? [];
  if (!existing) requireRoom(owner.name, owner.pictures.length + photos.length + 1);
  const outcome = existing ? 'updated' : 'created';
  if (isCheck) return { outcome };
  const pictureId = existing?.id ?? (await addPicture({ ...ctx, actor: { kind: 'system' } }, bytes));
  added.set(owner.id, [...photos, { pictureId, color }]);
  return { outcome, subject: owner.id, write: (tx) => putPhotos(tx, owner.id, added) };
}

/** Adds photos after those that a product has; an existing photo gets its colour. */
async function putPhotos(tx: Tx, productId: string, added: AddedPhotos): Promise<void> {
  await editProductIn(tx, { id: productId }, { action: 'product.changed' }, (_, before) => {
    const pictures = new Map(before.pictures.map(({ id, color, alt }) => [id, { id, color, alt }]));
    for (const { pictureId: id, color } of added.get(productId)!) {
      const existing = pictures.get(id);
      pictures.set(id, { id, color: color ?? existing?.color ?? null, alt: existing?.alt ?? '' });
    }
    if (pictures.size > before.pictures.length) requireRoom(before.name, pictures.size);
    return writeProduct(tx, before, { pictures: [...pictures.values()] });
  });
}

function requireRoom(name: string, photos: number): void {
  if (photos > MOST_PICTURES)
    throw invalid(
      'import.refused',
      `${name} would have more than ${MOST_PICTURES} photos. Remove some first`,
    );
}
