import { type Mistake, toMistake } from '#domain/import-export/cell.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import type { Existing } from './find-existing.ts';
import type { ReadProduct } from './plan-types.ts';

/**
 * Finds the product that a record refers to, by its address, its SKU and those of its variants. If they belong to two products, `clash`
 * reports it at the second one.
 */
export function findProduct(
  { input }: ReadProduct,
  existing: Existing,
): { existing: ProductFacts | undefined; clash: Mistake[] } {
  const { fields, variants, places } = input;
  const named: (readonly [string, string | undefined])[] = [
    ['slug', existing.bySlug.get(String(fields['slug']))],
    ['sku', existing.bySku.get(String(fields['sku']))],
    ...variants.map(
      (variant, index) => [`variants.${index}.sku`, existing.bySku.get(String(variant['sku']))] as const,
    ),
  ];
  const found = named.filter((each): each is readonly [string, string] => each[1] !== undefined);
  const [first] = found;
  const product = first && existing.facts.get(first[1]);
  const other = found.find(([, id]) => id !== first![1]);
  if (!other) return { existing: product, clash: [] };
  const owner = existing.facts.get(other[1])?.name ?? 'Another product';
  return { existing: product, clash: [toMistake(places.get(other[0])!, `${owner} already has this`)] };
}
