import type { Named } from '#domain/import-export/photos/match-photo.ts';
import { readPhotoName } from '#domain/import-export/photos/photo-name.ts';
import type { Reader } from '#shop/context.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import { findPresent } from '../products/find-present.ts';

/** A product with the colours that its variants have. */
export type Owner = ProductFacts & { colors: string[] };

/** Returns the function that finds the product which a SKU or slug names, for the names of some photos. A SKU may be in small letters. */
export async function findOwners(
  reader: Reader,
  names: readonly string[],
): Promise<(key: string) => Named<Owner> | undefined> {
  const keys = [...new Set(names.flatMap((name) => readPhotoName(name).map(({ key }) => key)))];
  const present = await findPresent(reader, {
    slugs: keys.map((key) => key.toLowerCase()),
    skus: keys.flatMap((key) => [key, key.toUpperCase()]),
  });
  return (key) => {
    const sku = [key, key.toUpperCase()].find((each) => present.bySku.has(each));
    const id = sku === undefined ? present.bySlug.get(key.toLowerCase()) : present.bySku.get(sku);
    const product = present.facts.get(id ?? '');
    if (!product) return undefined;
    const colors = [...new Set(product.variants.flatMap(({ color }) => color ?? []))];
    const variant = product.variants.find((each) => each.sku === sku);
    return { owner: { ...product, colors }, color: variant?.color ?? null };
  };
}
