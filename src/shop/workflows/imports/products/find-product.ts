import { type Mistake, toMistake } from '#domain/import-export/cell.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import type { Present } from './find-present.ts';
import type { ReadProduct } from './plan-types.ts';

/**
 * Finds the product that a record means, by its address, its SKU and those of its variants. Where they belong to two products, `clash` says
 * so at the second one.
 */
export function findProduct(
  { input }: ReadProduct,
  present: Present,
): { present: ProductFacts | undefined; clash: Mistake[] } {
  const { fields, variants, places } = input;
  const named: (readonly [string, string | undefined])[] = [
    ['slug', present.bySlug.get(String(fields['slug']))],
    ['sku', present.bySku.get(String(fields['sku']))],
    ...variants.map(
      (variant, index) => [`variants.${index}.sku`, present.bySku.get(String(variant['sku']))] as const,
    ),
  ];
  const found = named.filter((each): each is readonly [string, string] => each[1] !== undefined);
  const [first] = found;
  const product = first && present.facts.get(first[1]);
  const other = found.find(([, id]) => id !== first![1]);
  if (!other) return { present: product, clash: [] };
  const owner = present.facts.get(other[1])?.name ?? 'Another product';
  return { present: product, clash: [toMistake(places.get(other[0])!, `${owner} has this already`)] };
}
