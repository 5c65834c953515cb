import type { Named } from '#domain/import-export/photos/match-photo.ts';
import { readPhotoName } from '#domain/import-export/photos/photo-name.ts';
import type { Reader } from '#shop/context.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import { findExisting } from '../products/find-existing.ts';

/** A product with the colours that its variants have. */
export type Owner = ProductFacts & { colors: string[] };

/** Returns the function that finds the product named by a SKU or slug, for the names of some photos. A SKU may be in lower case. */
export async function findOwners(
  reader: Reader,
  names: readonly string[],
): Promise<(key: string) => Named<Owner> | undefined> {
  const keys = [...new Set(names.flatMap((name) => readPhotoName(name).map(({ key }) => key)))];
  const existing = await findExisting(reader, {
    slugs: keys.map((key) => key.toLowerCase()),
    skus: keys.flatMap((key) => [key, key.toUpperCase()]),
  });
  return (key) => {
    const sku = [key, key.toUpperCase()].find((each) => existing.bySku.has(each));
    const id = sku === undefined ? existing.bySlug.get(key.toLowerCase()) : existing.bySku.get(sku);
    const product = existing.facts.get(id ?? '');
    if (!product) return undefined;
    const colors = [...new Set(product.variants.flatMap(({ color }) => color ?? []))];
    const variant = product.variants.find((each) => each.sku === sku);
    return { owner: { ...product, colors }, color: variant?.color ?? null };
  };
}
