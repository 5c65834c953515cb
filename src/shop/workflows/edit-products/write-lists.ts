import type { z } from 'zod';
import type { AttributeInput, PictureInput } from '#contract/catalogue/product-input.ts';
import type { Tx } from '#shop/context.ts';

/** Replaces the attributes of a product; an attribute that is named twice is kept once. */
export async function writeAttributes(
  tx: Tx,
  productId: string,
  attributes: readonly z.infer<typeof AttributeInput>[],
): Promise<void> {
  const distinct = new Map(
    attributes.map((attribute) => [`${attribute.name}\n${attribute.value}`, attribute]),
  );
  const rows = [...distinct.values()].map(({ name, value }, index) => ({
    product_id: productId,
    name,
    value,
    position: index + 1,
  }));
  await tx.db.deleteFrom('product_attributes').where('product_id', '=', productId).execute();
  if (rows.length > 0) await tx.db.insertInto('product_attributes').values(rows).execute();
}

/** Replaces the pictures of a product, in this order. A picture without a description gets the product's name. */
export async function writePictures(
  tx: Tx,
  productId: string,
  pictures: readonly z.infer<typeof PictureInput>[],
  productName: string,
): Promise<void> {
  const rows = pictures.map(({ id, color, alt }, index) => ({
    product_id: productId,
    picture_id: id,
    color,
    alt: alt || [productName, color].filter(Boolean).join(', '),
    position: index + 1,
  }));
  await tx.db.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
  if (rows.length > 0) await tx.db.insertInto('product_pictures').values(rows).execute();
}
